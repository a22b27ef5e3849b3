import { PlayerData } from '../../../src/application/my-data/PlayerData';
import { exportMyData } from '../../../src/infrastructure/http/my-data/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal } from '../support/agreements';
import { answerOf } from '../support/answers';
import { siteOfPlayerAt } from '../support/site';

const request: Agreement['request'] = { method: 'GET', path: '/api/me/data', headers: bearer };
const asking = 'for everything that is stored about the player';
const exported = (url: string) => siteOfPlayerAt(url).get(PlayerData).export();
const moment = '2026-11-22T12:00:00.000Z';

it('everything that is stored about the player can be downloaded', async () => {
  const given = 'a signed-in player exists';
  const answer = answerOf(exportMyData, {
    exportedAt: moment,
    data: {},
    heldNotShown: [{ table: 'players', column: 'password_hash', reason: 'Held as a secret.' }],
  });
  const result = await agree({ given, asking, request, answer }, exported);
  expect(result).toMatchObject({ ok: true, value: { exportedAt: moment } });
});

it('the download is refused with code 150 when the last proof is old', async () => {
  const given = 'a player whose last proof is old exists';
  const result = await agree({ given, asking, request, answer: refusal(403, 150) }, exported);
  expect(result).toEqual({ ok: false, error: { kind: 'server', status: 403, code: 150 } });
});
