import { Acquisitions } from '#application/commerce/Acquisitions';
import type { Buyer } from '#domain/commerce/Purchase';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import { examples } from '../support/examples';
import { signedInSiteAt } from '../support/site';

describe('saving a buyer’s acquisition data', () => {
  const description = 'to note where a buyer came from';
  const value = '?utm_source=letter';
  const request: Interaction['request'] = {
    method: 'PATCH',
    path: '/api/users/me/acquisition',
    headers: bearer,
    body: [{ op: 'add', path: '/acquisitionGaUtm', value }],
  };
  const player: Buyer = { kind: 'player', id: examples.playerId };
  const ghost: Buyer = {
    kind: 'ghost',
    id: examples.playerId,
    email: examples.email,
    token: examples.accessToken,
  };
  const save = (buyer: Buyer) => (url: string) => signedInSiteAt(url).get(Acquisitions).save(value, buyer);

  it.each<[string, Buyer]>([
    ['a signed-in player exists', player],
    ['a ghost exists', ghost],
  ])('CK-02 saves the acquisition data when %s', async (given, buyer) => {
    const agreement = { given, description, request, response: { status: 204 } };
    await expect(addInteraction(agreement, save(buyer))).resolves.toBeUndefined();
  });

  it('CK-02 ignores a server outage when saving', async () => {
    const { headers: _, ...withoutBearer } = request;
    const agreement = {
      given: 'the server is down',
      description,
      request: withoutBearer,
      response: errorResponse(503, 50),
    };
    await expect(addInteraction(agreement, save(player))).resolves.toBeUndefined();
  });
});
