import { PlayerData } from '#application/my-data/PlayerData';
import { exportMyData } from '#infrastructure/http/my-data/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import { responseOf } from '../support/matchers';
import { signedInSiteAt } from '../support/site';

const request: Interaction['request'] = { method: 'GET', path: '/api/me/data', headers: bearer };
const description = 'for everything that is stored about the player';
const exported = (url: string) => signedInSiteAt(url).get(PlayerData).export();
const moment = '2026-11-22T12:00:00.000Z';

it('all stored data about the player can be downloaded', async () => {
  const given = 'a signed-in player exists';
  const response = responseOf(exportMyData, {
    exportedAt: moment,
    data: {},
    heldNotShown: [{ table: 'players', column: 'password_hash', reason: 'Held as a secret.' }],
  });
  const result = await addInteraction({ given, description, request, response }, exported);
  expect(result).toMatchObject({ ok: true, value: { exportedAt: moment } });
});

it('rejects the download with code 150 when the last proof of identity is too old', async () => {
  const given = 'a player whose last proof is old exists';
  const result = await addInteraction(
    { given, description, request, response: errorResponse(403, 150) },
    exported,
  );
  expect(result).toEqual({ ok: false, error: { kind: 'server', status: 403, code: 150 } });
});
