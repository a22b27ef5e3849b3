import { MyDU } from '../../../src/application/entitlements/MyDU';
import { checkMyDU, redeemMyDU } from '../../../src/infrastructure/http/entitlements/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal } from '../support/agreements';
import { answerOf, exactly } from '../support/answers';
import { siteOfPlayerAt } from '../support/site';

describe('whether MyDU may be bought', () => {
  const asking = 'whether the player may buy MyDU';
  const request: Agreement['request'] = {
    method: 'GET',
    path: '/api/users/me/check-myDU',
    headers: bearer,
  };
  const check = (url: string) => siteOfPlayerAt(url).get(MyDU).mayBuy();

  it.each([
    ['a player with game time ahead', true],
    ['a player with MyDU access', false],
  ])('BU-08 when %s exists, MyDU may be bought: %s', async (given, isEligible) => {
    const answer = answerOf(checkMyDU, { isEligible: exactly(isEligible) });
    expect(await agree({ given, asking, request, answer }, check)).toBe(isEligible);
  });

  it('BU-08 the answer stays unknown when the call fails', async () => {
    const result = await agree(
      {
        given: 'the server is down',
        asking,
        request: { method: 'GET', path: request.path },
        answer: refusal(503, 50),
      },
      check,
    );
    expect(result).toBeUndefined();
  });
});

describe('exchanging game time for MyDU', () => {
  const asking = 'MyDU for game time';
  const request: Agreement['request'] = {
    method: 'POST',
    path: '/api/users/me/redeem-myDU',
    headers: bearer,
    body: {},
  };
  const convert = (url: string) => siteOfPlayerAt(url).get(MyDU).convert();

  it('PD-03 returns the new end of the game time', async () => {
    const endDate = '2026-12-22T12:00:00.000Z';
    const result = await agree(
      {
        given: 'a player with game time ahead',
        asking,
        request,
        answer: answerOf(redeemMyDU, { endDate }),
      },
      convert,
    );
    expect(result).toEqual({ ok: true, value: new Date(endDate) });
  });

  it.each([
    ['a player without game time exists', 310, 'no-game-time'],
    ['a player with MyDU access', 304, 'has-already'],
  ])('PD-03 in the state "%s" the exchange is refused with code %i', async (given, code, kind) => {
    const result = await agree({ given, asking, request, answer: refusal(409, code) }, convert);
    expect(result).toEqual({ ok: false, error: { kind } });
  });

  it('PD-03 reports a server that is down', async () => {
    const result = await agree(
      {
        given: 'the server is down',
        asking,
        request: { method: 'POST', path: request.path, body: {} },
        answer: refusal(503, 50),
      },
      convert,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});
