import { Checkouts, type PaymentSession } from '#application/commerce/Checkouts';
import { CurrentPurchase } from '#application/commerce/CurrentPurchase';
import { FindSettledPurchase } from '#application/commerce/FindSettledPurchase';
import { FollowOrder } from '#application/commerce/FollowOrder';
import type { OrderState } from '#application/commerce/OrderState';
import { CheckoutPlan } from '#application/commerce/CheckoutPlan';
import { Drafts } from '#application/session/Drafts';
import { LoadPlayer } from '#application/session/LoadPlayer';
import { SessionTokens } from '#application/session/SessionTokens';
import { Session } from '#application/session/Session';
import { TokenVerifier } from '#application/session/TokenVerifier';
import { orderIdOf } from '#domain/commerce/Purchase';
import type { PurchaseOrder } from '#domain/commerce/PurchaseOrder';
import { cancel, markShown } from '#domain/commerce/purchaseTransitions';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeCheckouts } from '#infrastructure/fake/commerce/FakeCheckouts';
import { FakeSales } from '#infrastructure/fake/commerce/FakeSales';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { chooseSamplePlan, checkoutInput } from '../../support/spyOnCheckouts';
import { compose } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

/** Checkouts of the fake back end, with optional failures. */
class FailingCheckouts extends Checkouts {
  orderCalls = 0;
  failures: CallFailure[] = [];
  /** Number of responses that do not contain the order yet. */
  missingLists = 0;

  constructor(private readonly checkouts: Checkouts) {
    super();
  }

  start(...request: Parameters<Checkouts['start']>) {
    return this.checkouts.start(...request);
  }

  async findOrder(
    ...requested: Parameters<Checkouts['findOrder']>
  ): Promise<Result<PurchaseOrder | undefined, CallFailure>> {
    this.orderCalls++;
    const failure = this.failures.shift();
    if (!failure && this.missingLists-- > 0) return succeed(undefined);
    return failure ? fail(failure) : this.checkouts.findOrder(...requested);
  }
}

const setUp = async ({ as }: { as?: PersonKey } = {}) => {
  const application = await compose({ path: '/buy/thankyou', ...(as && { as }) });
  const checkouts = new FailingCheckouts(application.get(FakeCheckouts));
  application.replace(Checkouts, checkouts);
  await application.get(Session).start();
  chooseSamplePlan(application);
  const started = await application.get(CheckoutPlan).execute(checkoutInput(application));
  if (!started.ok) throw new Error(started.error.kind);
  const session: PaymentSession = started.value;
  const pay = () => application.get(FakeSales).pay(session.token);
  const news: OrderState[] = [];
  const follow = () => {
    news.length = 0;
    return application.get(FollowOrder).execute(session.order.id, (each) => news.push(each));
  };
  /** Advances the clock second by second and lets responses arrive in between. */
  const pass = async (seconds: number) => {
    await flushPromises();
    for (let second = 0; second < seconds; second++) {
      application.clock.advance(1000);
      await flushPromises();
    }
  };
  return { application, checkouts, session, pay, news, follow, pass };
};

const kinds = (news: readonly OrderState[]) => news.map(({ kind }) => kind);

describe('following an order', () => {
  it('D-19 polls until the server confirms the payment', async () => {
    const { application, session, pay, news, follow, pass } = await setUp();
    follow();
    expect(kinds(news)).toEqual(['waiting']);
    await flushPromises();
    expect(news.at(-1)).toEqual({ kind: 'waiting', order: session.order });
    pay();
    await pass(1);
    expect(news.at(-1)).toEqual({
      kind: 'settled',
      status: 'paid',
      order: { ...session.order, status: 'paid' },
    });
    expect(application.purchases.read()).toMatchObject({ progress: { kind: 'paid', isShown: false } });
  });

  it('D-19 polls after 1, 2, 4, 8, 15, 15 … seconds and stops after five minutes', async () => {
    const { application, checkouts, news, follow, pass } = await setUp();
    const requested: number[] = [];
    const began = application.clock.now().getTime();
    follow();
    await flushPromises();
    let questions = 0;
    for (let second = 0; second <= 400; second++) {
      if (checkouts.orderCalls > questions)
        requested.push((application.clock.now().getTime() - began) / 1000);
      questions = checkouts.orderCalls;
      await pass(1);
    }
    expect(requested.slice(0, 8)).toEqual([0, 1, 3, 7, 15, 30, 45, 60]);
    expect(requested.at(-1)).toBe(300);
    expect(news.at(-1)).toMatchObject({ kind: 'stopped', order: { status: 'started' } });
  });

  it('D-19 polling can be restarted after it stops', async () => {
    const { pay, news, follow, pass } = await setUp();
    follow();
    await pass(310);
    pay();
    follow();
    await flushPromises();
    expect(kinds(news)).toEqual(['waiting', 'settled']);
  });

  it.each<[CallFailure]>([
    [{ kind: 'offline' }],
    [{ kind: 'timeout' }],
    [{ kind: 'malformed' }],
    [{ kind: 'server', status: 503, code: 50 }],
    [{ kind: 'too-many-requests' }],
  ])('D-19 keeps polling after %j', async (failure) => {
    const { checkouts, pay, news, follow, pass } = await setUp();
    checkouts.failures = [failure, failure];
    pay();
    follow();
    await pass(3);
    expect(kinds(news)).toEqual(['waiting', 'settled']);
  });

  it('D-19 waits while the session fails to load', async () => {
    const { application, news, pay } = await setUp({ as: 'expired' });
    pay();
    let isReachable = false;
    const verifier = application.get(TokenVerifier);
    application.replace(TokenVerifier, {
      prepare: async () => undefined,
      verify: (token: string) =>
        isReachable ? verifier.verify(token) : Promise.resolve(fail({ kind: 'offline' as const })),
    });
    // Simulates the session after a page reload.
    const reloaded = new Session(
      application.get(SessionTokens),
      application.get(LoadPlayer),
      application.get(Drafts),
      application.channel,
      application.activity,
    );
    application.replace(Session, reloaded);
    await reloaded.start();
    const held = application.purchases.read();
    const orderId = (held && orderIdOf(held)) ?? '';
    application.get(FollowOrder).execute(orderId, (each) => news.push(each));
    await flushPromises();
    expect(kinds(news)).toEqual(['waiting']);
    isReachable = true;
    application.clock.advance(1000);
    await flushPromises();
    expect(kinds(news)).toEqual(['waiting', 'settled']);
    expect(reloaded.player?.roles).toEqual(['Subscriber']);
  });

  it('D-19 waits for the duration in Retry-After', async () => {
    const { checkouts, news, follow, pass } = await setUp();
    checkouts.failures = [{ kind: 'too-many-requests', retryAfterSeconds: 40 }];
    const before = checkouts.orderCalls;
    follow();
    await pass(39);
    expect(checkouts.orderCalls - before).toBe(1);
    await pass(1);
    expect(checkouts.orderCalls - before).toBe(2);
    expect(kinds(news)).toEqual(['waiting', 'waiting']);
  });

  it.each<[CallFailure]>([[{ kind: 'signed-out' }], [{ kind: 'server', status: 403, code: 113 }]])(
    'D-19 stops polling when the request is rejected: %j',
    async (failure) => {
      const { checkouts, news, follow, pass } = await setUp();
      checkouts.failures = [failure, failure];
      follow();
      await pass(1);
      expect(news).toEqual([{ kind: 'waiting' }, { kind: 'stopped' }]);
    },
  );

  it.each(['cancelled', 'failed'] as const)('D-19 reports a %s order', async (how) => {
    const { application, session, news, follow } = await setUp();
    application.get(FakeSales).end(session.token, how);
    follow();
    await flushPromises();
    expect(news.at(-1)).toMatchObject({ kind: 'settled', order: { status: how } });
    expect(application.purchases.read()?.progress).toMatchObject({ kind: 'ordered' });
  });

  it('D-19 retries until the timeout when the order is not yet in the list', async () => {
    const { checkouts, pay, news, follow, pass } = await setUp({ as: 'expired' });
    pay();
    checkouts.missingLists = 2;
    follow();
    await pass(3);
    expect(kinds(news)).toEqual(['waiting', 'settled']);
    checkouts.missingLists = Infinity;
    follow();
    await pass(299);
    expect(kinds(news)).toEqual(['waiting']);
    await pass(11);
    expect(news).toEqual([{ kind: 'waiting' }, { kind: 'stopped' }]);
  });

  it('D-19 reports another account’s order to the signed-in player as unknown', async () => {
    const { application, news, follow } = await setUp({ as: 'expired' });
    application.get(Session).end();
    application.tokens.write(application.tokensOf('new'));
    await application.get(Session).start();
    follow();
    await flushPromises();
    expect(kinds(news)).toEqual(['waiting', 'none']);
  });

  it('D-19 renews a ghost’s token that expires while following the order', async () => {
    const { application, pay, news, follow, pass } = await setUp();
    const held = application.purchases.read()!;
    follow();
    await pass(3);
    const expired = `fake~${held.ghost!.id}~${application.clock.now().getTime() - 1}~ghost`;
    application.purchases.write({ ...held, ghost: { ...held.ghost!, token: expired } });
    pay();
    await pass(8);
    expect(kinds(news).at(-1)).toBe('settled');
    const { ghost, progress } = application.purchases.read()!;
    expect(progress.kind).toBe('paid');
    expect(ghost).toMatchObject({ id: held.ghost!.id });
    expect(ghost?.token).not.toBe(expired);
  });

  it('D-19 reports an unknown order and a missing session', async () => {
    const { application, news } = await setUp();
    const follow = application.get(FollowOrder);
    follow.execute('of-somebody-else', (each) => news.push(each));
    await flushPromises();
    expect(news.at(-1)).toEqual({ kind: 'none' });
    application.tokens.write(application.tokensOf('expired'));
    await application.get(Session).start();
    follow.execute('of-somebody-else', (each) => news.push(each));
    await flushPromises();
    expect(news.at(-1)).toEqual({ kind: 'none' });
  });

  it('D-19 a disposed page receives no result and sends no request', async () => {
    const { checkouts, news, follow, pass } = await setUp();
    const before = checkouts.orderCalls;
    const stop = follow();
    stop();
    await pass(5);
    expect(kinds(news)).toEqual(['waiting']);
    const stopLater = follow();
    await flushPromises();
    stopLater();
    await pass(5);
    expect(checkouts.orderCalls - before).toBe(2);
    expect(kinds(news)).toEqual(['waiting', 'waiting']);
  });

  it('SE-12 loads a player’s purchases once, even when following the paid order again', async () => {
    const { application, pay, follow } = await setUp({ as: 'expired' });
    pay();
    const session = application.get(Session);
    let loads = 0;
    session.onChange(() => loads++);
    follow();
    await flushPromises();
    expect(session.player?.roles).toEqual(['Subscriber']);
    follow();
    await flushPromises();
    expect(loads).toBe(1);
  });
});

describe('an abandoned purchase', () => {
  it('D-19 finds a paid purchase on the next visit until the thank-you page is shown', async () => {
    const { application, session, pay } = await setUp();
    const find = () => application.get(FindSettledPurchase).execute();
    expect(await find()).toBeUndefined();
    pay();
    expect(await find()).toEqual({ ...session.order, status: 'paid' });
    expect(application.purchases.read()).toMatchObject({ progress: { kind: 'paid', isShown: false } });
    expect(await find()).toMatchObject({ id: session.order.id });
    application.get(CurrentPurchase).apply(markShown(session.order.id));
    expect(await find()).toBeUndefined();
  });

  it('D-19 finds a purchase that was paid after its cancellation', async () => {
    const { application, session, pay } = await setUp();
    application.get(CurrentPurchase).apply(cancel);
    pay();
    expect(await application.get(FindSettledPurchase).execute()).toMatchObject({ id: session.order.id });
    expect(application.get(CurrentPurchase).value).toMatchObject({ progress: { kind: 'paid' } });
  });

  it('D-19 finds a late payment until the buyer sees it, and prevents a second payment', async () => {
    const { application, session, pay } = await setUp();
    application.backend.change(() => {
      application.backend.campaigns.forEach((campaign) =>
        Object.assign(campaign, { consumed: campaign.limit }),
      );
    });
    const wish = checkoutInput(application);
    let notified = 0;
    application.get(CurrentPurchase).onChange(() => notified++);
    pay();
    const find = () => application.get(FindSettledPurchase).execute();
    expect(await find()).toEqual({ ...session.order, status: 'rejected', rejection: 'sold-out' });
    expect(await find()).toMatchObject({ status: 'rejected' });
    expect(notified).toBe(1);
    expect(await application.get(CheckoutPlan).execute(wish)).toEqual({
      ok: false,
      error: { kind: 'no-purchase' },
    });
    application.get(CurrentPurchase).apply(markShown(session.order.id));
    expect(await find()).toBeUndefined();
  });

  it('D-19 finds a player’s purchase only while the player is signed in', async () => {
    const { application, pay } = await setUp({ as: 'expired' });
    pay();
    application.get(Session).end();
    expect(await application.get(FindSettledPurchase).execute()).toBeUndefined();
    application.tokens.write(application.tokensOf('expired'));
    await application.get(Session).start();
    expect(await application.get(FindSettledPurchase).execute()).toMatchObject({ status: 'paid' });
    expect(application.get(Session).player?.roles).toEqual(['Subscriber']);
  });

  it('D-19 requests the order again after a failure', async () => {
    const { application, checkouts, pay } = await setUp();
    pay();
    checkouts.failures = [{ kind: 'offline' }];
    expect(await application.get(FindSettledPurchase).execute()).toBeUndefined();
    expect(await application.get(FindSettledPurchase).execute()).toMatchObject({ status: 'paid' });
  });

  it('D-19 does not send a request without an order', async () => {
    const application = await compose();
    const checkouts = new FailingCheckouts(application.get(FakeCheckouts));
    application.replace(Checkouts, checkouts);
    expect(await application.get(FindSettledPurchase).execute()).toBeUndefined();
    chooseSamplePlan(application);
    expect(await application.get(FindSettledPurchase).execute()).toBeUndefined();
    expect(checkouts.orderCalls).toBe(0);
  });
});
