import { Acquisitions } from '../../../src/application/commerce/Acquisitions';
import type { Buyer } from '../../../src/domain/commerce/Purchase';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal } from '../support/agreements';
import { examples } from '../support/examples';
import { siteOfPlayerAt } from '../support/site';

describe('saving where a buyer came from', () => {
  const asking = 'to note where a buyer came from';
  const value = '?utm_source=letter';
  const request: Agreement['request'] = {
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
  const save = (buyer: Buyer) => (url: string) => siteOfPlayerAt(url).get(Acquisitions).save(value, buyer);

  it.each<[string, Buyer]>([
    ['a signed-in player exists', player],
    ['a ghost exists', ghost],
  ])('CK-02 saves the acquisition when %s', async (given, buyer) => {
    const agreement = { given, asking, request, answer: { status: 204 } };
    await expect(agree(agreement, save(buyer))).resolves.toBeUndefined();
  });

  it('CK-02 ignores a server that is down', async () => {
    const { headers: _, ...withoutBearer } = request;
    const agreement = {
      given: 'the server is down',
      asking,
      request: withoutBearer,
      answer: refusal(503, 50),
    };
    await expect(agree(agreement, save(player))).resolves.toBeUndefined();
  });
});
