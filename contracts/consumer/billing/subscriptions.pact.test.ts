import { Subscriptions } from '../../../src/application/billing/Subscriptions';
import { findLastSubscription } from '../../../src/infrastructure/http/billing/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer } from '../support/agreements';
import { answerOf, exactly, filled } from '../support/answers';
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
    id: 12,
    productName: filled('3 months of game time'),
    dateCreate: '2026-10-20T12:00:00.000Z',
    paymentProvider: 0,
  };
  const subscription = {
    id: '12',
    productName: '3 months of game time',
    createdAt: new Date('2026-10-20T12:00:00.000Z'),
    provider: 'card',
  };

  it('D-04 status 0 means active, with the date of the next charge', async () => {
    const result = await agree(
      {
        given: 'a player with an active subscription exists',
        asking,
        request,
        answer: answerOf(findLastSubscription, {
          ...answered,
          status: exactly(0),
          dateNextCharge: '2026-12-20T12:00:00.000Z',
          dateEnd: null,
        }),
      },
      last,
    );
    const nextCharge = new Date('2026-12-20T12:00:00.000Z');
    expect(result).toEqual({ ...subscription, status: 'active', nextCharge });
  });

  it.each([
    ['a player with a cancelled subscription exists', 1, 'canceled'],
    ['a player with a non-renewing subscription exists', 2, 'non-renewing'],
  ])('D-04 when %s, status %i comes with an end date', async (given, code, status) => {
    const result = await agree(
      {
        given,
        asking,
        request,
        answer: answerOf(findLastSubscription, {
          ...answered,
          status: exactly(code),
          dateNextCharge: null,
          dateEnd: '2026-12-20T12:00:00.000Z',
        }),
      },
      last,
    );
    expect(result).toEqual({ ...subscription, status, end: new Date('2026-12-20T12:00:00.000Z') });
  });

  it('a player without a subscription is answered with 204', async () => {
    const result = await agree(
      { given: 'a player without subscription exists', asking, request, answer: { status: 204 } },
      last,
    );
    expect(result).toBeUndefined();
  });
});
