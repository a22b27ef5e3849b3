import { Subscriptions } from '#application/billing/Subscriptions';
import { findSubscriptions } from '#infrastructure/http/billing/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import { responseOf, exactly, nonEmpty, matchingPattern } from '../support/matchers';
import { uuid } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

describe('a player’s subscriptions', () => {
  const description = 'all subscriptions';
  const request: Interaction['request'] = {
    method: 'GET',
    path: '/api/orders/subscriptions/me/subscriptions',
    headers: bearer,
  };
  const all = (url: string) => signedInSiteAt(url).get(Subscriptions).list();

  const answered = {
    id: 12,
    productName: matchingPattern(/^1(\s[\s\S]*)?$/, '1 month of game time'),
    dateCreate: '2026-10-20T12:00:00.000Z',
    paymentProvider: exactly(0),
    orderId: matchingPattern(uuid, '88888888-8888-4888-8888-888888888888'),
  };
  const subscription = {
    id: '12',
    productName: '1 month of game time',
    createdAt: new Date('2026-10-20T12:00:00.000Z'),
    provider: 'card',
    orderId: '88888888-8888-4888-8888-888888888888',
  };

  it('PY-01 returns each subscription with its first order', async () => {
    const result = await addInteraction(
      {
        given: 'a player who pays for a subscription exists',
        description,
        request,
        response: responseOf(findSubscriptions, [
          { ...answered, status: exactly(0), dateNextCharge: '2026-12-20T12:00:00.000Z', dateEnd: null },
        ]),
      },
      all,
    );
    const nextCharge = new Date('2026-12-20T12:00:00.000Z');
    expect(result).toEqual({ ok: true, value: [{ ...subscription, status: 'active', nextCharge }] });
  });

  it('PY-01 includes canceled subscriptions in the list', async () => {
    const result = await addInteraction(
      {
        given: 'a player with a renewable subscription exists',
        description,
        request,
        response: responseOf(findSubscriptions, [
          { ...answered, status: exactly(1), dateNextCharge: null, dateEnd: '2026-12-20T12:00:00.000Z' },
        ]),
      },
      all,
    );
    const end = new Date('2026-12-20T12:00:00.000Z');
    expect(result).toEqual({ ok: true, value: [{ ...subscription, status: 'canceled', end }] });
  });

  it('PY-01 returns a subscription that was bought elsewhere without an order', async () => {
    const result = await addInteraction(
      {
        given: 'a player with an active subscription exists',
        description,
        request,
        response: responseOf(findSubscriptions, [
          {
            ...answered,
            productName: nonEmpty('3 months of game time'),
            orderId: null,
            status: exactly(0),
            dateNextCharge: '2026-12-20T12:00:00.000Z',
            dateEnd: null,
          },
        ]),
      },
      all,
    );
    expect(result.ok && result.value[0]).not.toHaveProperty('orderId');
  });

  it('PY-01 returns an empty list for a player without subscriptions', async () => {
    const result = await addInteraction(
      {
        given: 'a player without subscription exists',
        description,
        request,
        response: responseOf(findSubscriptions, []),
      },
      all,
    );
    expect(result).toEqual({ ok: true, value: [] });
  });
});

describe.each([
  {
    call: 'cancel',
    good: 'a player who pays for a subscription exists',
    bad: 'a player with a cancelled subscription exists',
    code: 311,
    kind: 'not-active',
  },
  {
    call: 'renew',
    good: 'a player with a renewable subscription exists',
    bad: 'a player with an active subscription exists',
    code: 312,
    kind: 'not-renewable',
  },
] as const)('the call to $call a subscription', ({ call, good, bad, code, kind }) => {
  const description = `to ${call} the subscription`;
  const request: Interaction['request'] = {
    method: 'POST',
    path: `/api/orders/subscriptions/me/${call}`,
    headers: bearer,
  };
  const send = async (url: string): Promise<unknown> => signedInSiteAt(url).get(Subscriptions)[call]();

  it('PY-02 succeeds when the subscription allows it', async () => {
    const result = await addInteraction(
      { given: good, description, request, response: { status: 204 } },
      send,
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it(`PY-02 fails with code ${code} when the subscription does not allow it`, async () => {
    const result = await addInteraction(
      { given: bad, description, request, response: errorResponse(409, code) },
      send,
    );
    expect(result).toEqual({ ok: false, error: { kind } });
  });
});
