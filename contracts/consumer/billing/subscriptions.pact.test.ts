import { Subscriptions } from '../../../src/application/billing/Subscriptions';
import { agree, type Agreement } from '../support/agree';
import { bearer, signedOut } from '../support/agreements';
import { moment, text, wholeNumber } from '../support/matching';
import { siteOfPlayerAt } from '../support/site';

describe('the last subscription', () => {
  const asking = 'the last subscription';
  const request: Agreement['request'] = {
    method: 'GET',
    path: '/api/orders/subscriptions/me/last-subscription',
    headers: bearer,
  };
  const last = (url: string) => siteOfPlayerAt(url).get(Subscriptions).last();

  const answered = {
    id: wholeNumber(12),
    productName: text('3 months of game time'),
    dateCreate: moment('2026-10-20T12:00:00.000Z'),
    paymentProvider: wholeNumber(0),
  };
  const subscription = {
    id: '12',
    productName: '3 months of game time',
    createdAt: new Date('2026-10-20T12:00:00.000Z'),
    provider: 'card',
  };

  it('D-04 status 0 is active, with its next charge', async () => {
    const result = await agree(
      {
        given: 'a player with an active subscription exists',
        asking,
        request,
        answer: {
          status: 200,
          body: { ...answered, status: 0, dateNextCharge: moment('2026-12-20T12:00:00.000Z'), dateEnd: null },
        },
      },
      last,
    );
    const nextCharge = new Date('2026-12-20T12:00:00.000Z');
    expect(result).toEqual({ ...subscription, status: 'active', nextCharge });
  });

  it.each([
    ['a player with a cancelled subscription exists', 1, 'canceled'],
    ['a player with a non-renewing subscription exists', 2, 'non-renewing'],
  ])('D-04 when %s, status %i comes with its end', async (given, code, status) => {
    const result = await agree(
      {
        given,
        asking,
        request,
        answer: {
          status: 200,
          body: {
            ...answered,
            status: code,
            dateNextCharge: null,
            dateEnd: moment('2026-12-20T12:00:00.000Z'),
          },
        },
      },
      last,
    );
    expect(result).toEqual({ ...subscription, status, end: new Date('2026-12-20T12:00:00.000Z') });
  });

  it('is answered with 204 when there is none', async () => {
    const result = await agree(
      { given: 'a player without subscription exists', asking, request, answer: { status: 204 } },
      last,
    );
    expect(result).toBeUndefined();
  });

  it('AP-02 is none for the site when the bearer has expired: code 112', async () => {
    expect(await agree(signedOut(asking, request), last)).toBeUndefined();
  });
});
