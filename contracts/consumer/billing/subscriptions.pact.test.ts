import { Subscriptions } from '#application/billing/Subscriptions';
import { findLastSubscription } from '#infrastructure/http/billing/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer } from '../support/interactions';
import { responseOf, exactly, nonEmpty } from '../support/matchers';
import { signedInSiteAt } from '../support/site';

describe('the latest subscription', () => {
  const description = 'the last subscription';
  const request: Interaction['request'] = {
    method: 'GET',
    path: '/api/orders/subscriptions/me/last-subscription',
    headers: bearer,
  };
  const last = (url: string) => signedInSiteAt(url).get(Subscriptions).findLast();

  const answered = {
    id: 12,
    productName: nonEmpty('3 months of game time'),
    dateCreate: '2026-10-20T12:00:00.000Z',
    paymentProvider: 0,
  };
  const subscription = {
    id: '12',
    productName: '3 months of game time',
    createdAt: new Date('2026-10-20T12:00:00.000Z'),
    provider: 'card',
  };

  it('D-04 status 0 means active and includes the next charge date', async () => {
    const result = await addInteraction(
      {
        given: 'a player with an active subscription exists',
        description,
        request,
        response: responseOf(findLastSubscription, {
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
  ])('D-04 when %s, status %i includes an end date', async (given, code, status) => {
    const result = await addInteraction(
      {
        given,
        description,
        request,
        response: responseOf(findLastSubscription, {
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

  it('returns status 204 for a player without a subscription', async () => {
    const result = await addInteraction(
      { given: 'a player without subscription exists', description, request, response: { status: 204 } },
      last,
    );
    expect(result).toBeUndefined();
  });
});
