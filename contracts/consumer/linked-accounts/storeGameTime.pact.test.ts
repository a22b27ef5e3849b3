import { StoreGameTime } from '../../../src/application/linked-accounts/StoreGameTime';
import {
  checkStoreGameTime,
  claimStoreGameTime,
} from '../../../src/infrastructure/http/linked-accounts/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal } from '../support/agreements';
import { answerOf, exactly } from '../support/answers';
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
        answer: answerOf(checkStoreGameTime, { isEligible: exactly(true), months: 3 }),
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
        answer: answerOf(checkStoreGameTime, { isEligible: exactly(false), months: 0 }),
      },
      claimable,
    );
    expect(result).toBeUndefined();
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
        answer: answerOf(claimStoreGameTime, { endDate: '2027-02-20T12:00:00.000Z' }),
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

  it('LK-02 is refused with code 184 while the store may take the purchase back', async () => {
    const result = await agree(
      {
        given: 'a store owner in the refund period exists',
        asking,
        request,
        answer: refusal(409, 184),
      },
      claim,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'refund-period' } });
  });
});
