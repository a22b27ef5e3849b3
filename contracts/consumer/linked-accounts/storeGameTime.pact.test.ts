import { StoreGameTime } from '../../../src/application/linked-accounts/StoreGameTime';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal, signedOut } from '../support/agreements';
import { moment, wholeNumber } from '../support/matching';
import { siteOfPlayerAt } from '../support/site';

describe('game time bought in the store', () => {
  const asking = 'whether game time bought in the store waits';
  const request: Agreement['request'] = {
    method: 'GET',
    path: '/api/steam/gametime-eligibility',
    headers: bearer,
  };
  const claimable = (url: string) => siteOfPlayerAt(url).get(StoreGameTime).claimable();

  it('waits with its months', async () => {
    const result = await agree(
      {
        given: 'a store owner with game time to claim exists',
        asking,
        request,
        answer: { status: 200, body: { isEligible: true, months: wholeNumber(3) } },
      },
      claimable,
    );
    expect(result).toEqual({ months: 3 });
  });

  it('does not wait once it was claimed', async () => {
    const result = await agree(
      {
        given: 'a store owner with nothing to claim exists',
        asking,
        request,
        answer: { status: 200, body: { isEligible: false, months: wholeNumber(0) } },
      },
      claimable,
    );
    expect(result).toBeUndefined();
  });

  it('AP-02 does not wait, for the site, when the bearer has expired: code 112', async () => {
    expect(await agree(signedOut(asking, request), claimable)).toBeUndefined();
  });
});

describe('claiming game time bought in the store', () => {
  const asking = 'to claim game time bought in the store';
  const request: Agreement['request'] = {
    method: 'POST',
    path: '/api/steam/give-purchase-gametime',
    headers: bearer,
    body: {},
  };
  const claim = (url: string) => siteOfPlayerAt(url).get(StoreGameTime).claim();

  it('gives the new end of the game time', async () => {
    const result = await agree(
      {
        given: 'a store owner with game time to claim exists',
        asking,
        request,
        answer: { status: 200, body: { endDate: moment('2027-02-20T12:00:00.000Z') } },
      },
      claim,
    );
    expect(result).toEqual({ ok: true, value: new Date('2027-02-20T12:00:00.000Z') });
  });

  it('is refused with code 205 when nothing waits', async () => {
    const result = await agree(
      {
        given: 'a store owner with nothing to claim exists',
        asking,
        request,
        answer: refusal(409, 205),
      },
      claim,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'nothing-to-claim' } });
  });

  it('AP-02 is refused with code 112 when the bearer has expired', async () => {
    const result = await agree(signedOut(asking, request), claim);
    expect(result).toEqual({ ok: false, error: { kind: 'signed-out' } });
  });
});
