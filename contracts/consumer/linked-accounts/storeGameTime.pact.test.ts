import { StoreGameTime } from '#application/linked-accounts/StoreGameTime';
import { checkStoreGameTime, claimStoreGameTime } from '#infrastructure/http/linked-accounts/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import { responseOf, exactly } from '../support/matchers';
import { signedInSiteAt } from '../support/site';

describe('game time bought in the store', () => {
  const description = 'whether game time bought in the store waits';
  const request: Interaction['request'] = {
    method: 'GET',
    path: '/api/steam/gametime-eligibility',
    headers: bearer,
  };
  const claimable = (url: string) => signedInSiteAt(url).get(StoreGameTime).findClaimable();

  it('unclaimed game time includes its number of months', async () => {
    const result = await addInteraction(
      {
        given: 'a store owner with game time to claim exists',
        description,
        request,
        response: responseOf(checkStoreGameTime, { isEligible: exactly(true), months: 3 }),
      },
      claimable,
    );
    expect(result).toEqual({ months: 3 });
  });

  it('claimed game time is not offered again', async () => {
    const result = await addInteraction(
      {
        given: 'a store owner with nothing to claim exists',
        description,
        request,
        response: responseOf(checkStoreGameTime, { isEligible: exactly(false), months: 0 }),
      },
      claimable,
    );
    expect(result).toBeUndefined();
  });
});

describe('claiming game time bought in the store', () => {
  const description = 'to claim game time bought in the store';
  const request: Interaction['request'] = {
    method: 'POST',
    path: '/api/steam/give-purchase-gametime',
    headers: bearer,
    body: {},
  };
  const claim = (url: string) => signedInSiteAt(url).get(StoreGameTime).claim();

  it('returns the new end date of the game time', async () => {
    const result = await addInteraction(
      {
        given: 'a store owner with game time to claim exists',
        description,
        request,
        response: responseOf(claimStoreGameTime, { endDate: '2027-02-20T12:00:00.000Z' }),
      },
      claim,
    );
    expect(result).toEqual({ ok: true, value: new Date('2027-02-20T12:00:00.000Z') });
  });

  it('fails with code 205 when there is nothing to claim', async () => {
    const result = await addInteraction(
      {
        given: 'a store owner with nothing to claim exists',
        description,
        request,
        response: errorResponse(409, 205),
      },
      claim,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'nothing-to-claim' } });
  });

  it('LK-02 fails with code 184 during the store’s refund period', async () => {
    const result = await addInteraction(
      {
        given: 'a store owner in the refund period exists',
        description,
        request,
        response: errorResponse(409, 184),
      },
      claim,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'refund-period' } });
  });
});
