import { MyDU } from '#application/products/MyDU';
import { checkMyDU, redeemMyDU } from '#infrastructure/http/products/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import { responseOf, exactly } from '../support/matchers';
import { signedInSiteAt } from '../support/site';

describe('eligibility to buy MyDU', () => {
  const description = 'whether the player may buy MyDU';
  const request: Interaction['request'] = {
    method: 'GET',
    path: '/api/users/me/check-myDU',
    headers: bearer,
  };
  const check = (url: string) => signedInSiteAt(url).get(MyDU).canBuy();

  it.each([
    ['a player with game time ahead', true],
    ['a player with MyDU access', false],
  ])('BU-08 when %s exists, the player may buy MyDU: %s', async (given, isEligible) => {
    const response = responseOf(checkMyDU, { isEligible: exactly(isEligible) });
    expect(await addInteraction({ given, description, request, response }, check)).toBe(isEligible);
  });

  it('BU-08 remains unknown when the call fails', async () => {
    const result = await addInteraction(
      {
        given: 'the server is down',
        description,
        request: { method: 'GET', path: request.path },
        response: errorResponse(503, 50),
      },
      check,
    );
    expect(result).toBeUndefined();
  });
});

describe('exchanging game time for MyDU', () => {
  const description = 'MyDU for game time';
  const request: Interaction['request'] = {
    method: 'POST',
    path: '/api/users/me/redeem-myDU',
    headers: bearer,
    body: {},
  };
  const convert = (url: string) => signedInSiteAt(url).get(MyDU).convert();

  it('PD-03 returns the new end date of the game time', async () => {
    const endDate = '2026-12-22T12:00:00.000Z';
    const result = await addInteraction(
      {
        given: 'a player with game time ahead',
        description,
        request,
        response: responseOf(redeemMyDU, { endDate }),
      },
      convert,
    );
    expect(result).toEqual({ ok: true, value: new Date(endDate) });
  });

  it.each([
    ['a player without game time exists', 310, 'no-game-time'],
    ['a player with MyDU access', 304, 'has-already'],
  ])('PD-03 in the state "%s" rejects the exchange with code %i', async (given, code, kind) => {
    const result = await addInteraction(
      { given, description, request, response: errorResponse(409, code) },
      convert,
    );
    expect(result).toEqual({ ok: false, error: { kind } });
  });

  it('PD-03 reports that the server is down', async () => {
    const result = await addInteraction(
      {
        given: 'the server is down',
        description,
        request: { method: 'POST', path: request.path, body: {} },
        response: errorResponse(503, 50),
      },
      convert,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});
