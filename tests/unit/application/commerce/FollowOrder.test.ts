import { Checkouts, type PaymentSession } from '../../../../src/application/commerce/Checkouts';
import { CurrentPurchase } from '../../../../src/application/commerce/CurrentPurchase';
import { FindSettledPurchase } from '../../../../src/application/commerce/FindSettledPurchase';
import { FollowOrder, type OrderNews } from '../../../../src/application/commerce/FollowOrder';
import { CheckoutPlan } from '../../../../src/application/commerce/CheckoutPlan';
import { Drafts } from '../../../../src/application/session/Drafts';
import { LoadPlayer } from '../../../../src/application/session/LoadPlayer';
import { SessionTokens } from '../../../../src/application/session/SessionTokens';
import { Session } from '../../../../src/application/session/Session';
import { TokenVerifier } from '../../../../src/application/session/TokenVerifier';
import { orderIdOf } from '../../../../src/domain/commerce/Purchase';
import type { PurchaseOrder } from '../../../../src/domain/commerce/PurchaseOrder';
import type { CallFailure } from '../../../../src/domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/Result';
import { FakeCheckouts } from '../../../../src/infrastructure/fake/commerce/FakeCheckouts';
import { FakeSales } from '../../../../src/infrastructure/fake/commerce/FakeSales';
import type { PersonKey } from '../../../../src/infrastructure/fake/world/people';
import { choose, wishOf } from '../../support/buying';
import { compose } from '../../support/compose';
import { settled } from '../../support/settled';

/** Checkouts of the fake back end, with optional failures. */
class FailingCheckouts extends Checkouts {
  questions = 0;
  failures: CallFailure[] = [];
  /** Number of responses that do not contain the order yet. */
  missing = 0;

  constructor(private readonly checkouts: Checkouts) {
    super();
  }

  start(...request: Parameters<Checkouts['start']>) {
    return this.checkouts.start(...request);
  }

  async order(
    ...asked: Parameters<Checkouts['order']>
  ): Promise<Result<PurchaseOrder | undefined, CallFailure>> {
    this.questions++;
    const failure = this.failures.shift();
    if (!failure && this.missing-- > 0) return succeed(undefined);
    return failure ? fail(failure) : this.checkouts.order(...asked);
  }
}

const ordered = async ({ as }: { as?: PersonKey } = {}) => {
  const application = await compose({ path: '/buy/thankyou', ...(as && { as }) });
  const checkouts = new FailingCheckouts(application.get(FakeCheckouts));
  application.replace(Checkouts, checkouts);
  await application.get(Session).start();
  choose(application);
  const started = await application.get(CheckoutPlan).execute(wishOf(application));
  if (!started.ok) throw new Error(started.error.kind);
  const session: PaymentSession = started.value;
  const pay = () => application.get(FakeSales).pay(session.token);
  const news: OrderNews[] = [];
  const follow = () => {
    news.length = 0;
    return application.get(FollowOrder).execute(session.order.id, (each) => news.push(each));
  };
  /** Advances the clock second by second and lets responses arrive in between. */
  const pass = async (seconds: number) => {
    await settled();
    for (let second = 0; second < seconds; second++) {
      application.clock.advance(1000);
      await settled();
    }
  };
  return { application, checkouts, session, pay, news, follow, pass };
};

const kinds = (news: readonly OrderNews[]) => news.map(({ kind }) => kind);

describe('following an order', () => {
  it('D-19 polls until the server confirms the payment', async () => {
    const { application, session, pay, news, follow, pass } = await ordered();
    follow();
    expect(kinds(news)).toEqual(['waiting']);
    await settled();
    expect(news.at(-1)).toEqual({ kind: 'waiting', order: session.order });
    pay();
    await pass(1);
    expect(news.at(-1)).toEqual({ kind: 'settled', order: { ...session.order, status: 'paid' } });
    expect(application.purchases.read()).toMatchObject({ progress: { kind: 'paid', isShown: false } });
  });

  it('D-19 polls after 1, 2, 4, 8, 15, 15 … seconds, and stops after five minutes', async () => {
    const { application, checkouts, news, follow, pass } = await ordered();
    const asked: number[] = [];
    const began = application.clock.now().getTime();
    follow();
    await settled();
    let questions = 0;
    for (let second = 0; second <= 400; second++) {
      if (checkouts.questions > questions) asked.push((application.clock.now().getTime() - began) / 1000);
      questions = checkouts.questions;
      await pass(1);
    }
    expect(asked.slice(0, 8)).toEqual([0, 1, 3, 7, 15, 30, 45, 60]);
    expect(asked.at(-1)).toBe(300);
    expect(news.at(-1)).toMatchObject({ kind: 'stopped', order: { status: 'started' } });
  });

  it('D-19 polling can be restarted after it stopped', async () => {
    const { pay, news, follow, pass } = await ordered();
    follow();
    await pass(310);
    pay();
    follow();
    await settled();
    expect(kinds(news)).toEqual(['waiting', 'settled']);
  });

  it.each<[CallFailure]>([
    [{ kind: 'offline' }],
    [{ kind: 'timeout' }],
    [{ kind: 'malformed' }],
    [{ kind: 'server', status: 503, code: 50 }],
    [{ kind: 'too-many-requests' }],
  ])('D-19 keeps polling after %j', async (failure) => {
    const { checkouts, pay, news, follow, pass } = await ordered();
    checkouts.failures = [failure, failure];
    pay();
    follow();
    await pass(3);
    expect(kinds(news)).toEqual(['waiting', 'settled']);
  });

  it('D-19 waits while the session cannot be loaded', async () => {
    const { application, news, pay } = await ordered({ as: 'expired' });
    pay();
    let isReachable = false;
    const verifier = application.get(TokenVerifier);
    application.replace(TokenVerifier, {
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
    await settled();
    expect(kinds(news)).toEqual(['waiting']);
    isReachable = true;
    application.clock.advance(1000);
    await settled();
    expect(kinds(news)).toEqual(['waiting', 'settled']);
    expect(reloaded.player?.roles).toEqual(['Subscriber']);
  });

  it('D-19 waits as long as Retry-After says', async () => {
    const { checkouts, news, follow, pass } = await ordered();
    checkouts.failures = [{ kind: 'too-many-requests', retryAfterSeconds: 40 }];
    const before = checkouts.questions;
    follow();
    await pass(39);
    expect(checkouts.questions - before).toBe(1);
    await pass(1);
    expect(checkouts.questions - before).toBe(2);
    expect(kinds(news)).toEqual(['waiting', 'waiting']);
  });

  it.each<[CallFailure]>([[{ kind: 'signed-out' }], [{ kind: 'server', status: 403, code: 113 }]])(
    'D-19 stops polling when it is refused: %j',
    async (failure) => {
      const { checkouts, news, follow, pass } = await ordered();
      checkouts.failures = [failure, failure];
      follow();
      await pass(1);
      expect(news).toEqual([{ kind: 'waiting' }, { kind: 'stopped' }]);
    },
  );

  it.each(['cancelled', 'failed'] as const)('D-19 reports an order that has %s', async (how) => {
    const { application, session, news, follow } = await ordered();
    application.get(FakeSales).end(session.token, how);
    follow();
    await settled();
    expect(news.at(-1)).toMatchObject({ kind: 'settled', order: { status: how } });
    expect(application.purchases.read()?.progress).toMatchObject({ kind: 'ordered' });
  });

  it('D-19 looks for an order that the list does not have yet, until time runs out', async () => {
    const { checkouts, pay, news, follow, pass } = await ordered({ as: 'expired' });
    pay();
    checkouts.missing = 2;
    follow();
    await pass(3);
    expect(kinds(news)).toEqual(['waiting', 'settled']);
    checkouts.missing = Infinity;
    follow();
    await pass(299);
    expect(kinds(news)).toEqual(['waiting']);
    await pass(11);
    expect(news).toEqual([{ kind: 'waiting' }, { kind: 'stopped' }]);
  });

  it('D-19 reports another account’s order as unknown to the signed-in player', async () => {
    const { application, news, follow } = await ordered({ as: 'expired' });
    application.get(Session).end();
    application.tokens.write(application.tokensOf('new'));
    await application.get(Session).start();
    follow();
    await settled();
    expect(kinds(news)).toEqual(['waiting', 'unknown']);
  });

  it('D-19 renews the token of a ghost that expires while the order is followed', async () => {
    const { application, pay, news, follow, pass } = await ordered();
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
    const { application, news } = await ordered();
    const follow = application.get(FollowOrder);
    follow.execute('of-somebody-else', (each) => news.push(each));
    await settled();
    expect(news.at(-1)).toEqual({ kind: 'unknown' });
    application.tokens.write(application.tokensOf('expired'));
    await application.get(Session).start();
    follow.execute('of-somebody-else', (each) => news.push(each));
    await settled();
    expect(news.at(-1)).toEqual({ kind: 'unknown' });
  });

  it('D-19 a disposed page gets no result and sends no request', async () => {
    const { checkouts, news, follow, pass } = await ordered();
    const before = checkouts.questions;
    const stop = follow();
    stop();
    await pass(5);
    expect(kinds(news)).toEqual(['waiting']);
    const stopLater = follow();
    await settled();
    stopLater();
    await pass(5);
    expect(checkouts.questions - before).toBe(2);
    expect(kinds(news)).toEqual(['waiting', 'waiting']);
  });

  it('SE-12 loads a player’s purchases once, even when the paid order is followed again', async () => {
    const { application, pay, follow } = await ordered({ as: 'expired' });
    pay();
    const session = application.get(Session);
    let loads = 0;
    session.onChange(() => loads++);
    follow();
    await settled();
    expect(session.player?.roles).toEqual(['Subscriber']);
    follow();
    await settled();
    expect(loads).toBe(1);
  });
});

describe('an abandoned purchase', () => {
  it('D-19 a paid purchase is found on the next visit, until the thank-you page was shown', async () => {
    const { application, session, pay } = await ordered();
    const find = () => application.get(FindSettledPurchase).execute();
    expect(await find()).toBeUndefined();
    pay();
    expect(await find()).toEqual({ ...session.order, status: 'paid' });
    expect(application.purchases.read()).toMatchObject({ progress: { kind: 'paid', isShown: false } });
    expect(await find()).toMatchObject({ id: session.order.id });
    application.get(CurrentPurchase).markShown(session.order.id);
    expect(await find()).toBeUndefined();
  });

  it('D-19 a purchase paid after its cancellation is found', async () => {
    const { application, session, pay } = await ordered();
    application.get(CurrentPurchase).cancel();
    pay();
    expect(await application.get(FindSettledPurchase).execute()).toMatchObject({ id: session.order.id });
    expect(application.get(CurrentPurchase).value).toMatchObject({ progress: { kind: 'paid' } });
  });

  it('D-19 a purchase paid too late is found until the buyer sees it, and cannot be paid again', async () => {
    const { application, session, pay } = await ordered();
    application.world.change(() => {
      application.world.campaigns.forEach((campaign) =>
        Object.assign(campaign, { consumed: campaign.limit }),
      );
    });
    const wish = wishOf(application);
    let told = 0;
    application.get(CurrentPurchase).onChange(() => told++);
    pay();
    const find = () => application.get(FindSettledPurchase).execute();
    expect(await find()).toEqual({ ...session.order, status: 'rejected', rejection: 'sold-out' });
    expect(await find()).toMatchObject({ status: 'rejected' });
    expect(told).toBe(1);
    expect(await application.get(CheckoutPlan).execute(wish)).toEqual({
      ok: false,
      error: { kind: 'no-purchase' },
    });
    application.get(CurrentPurchase).markShown(session.order.id);
    expect(await find()).toBeUndefined();
  });

  it('D-19 a player’s purchase is only found while the player is signed in', async () => {
    const { application, pay } = await ordered({ as: 'expired' });
    pay();
    application.get(Session).end();
    expect(await application.get(FindSettledPurchase).execute()).toBeUndefined();
    application.tokens.write(application.tokensOf('expired'));
    await application.get(Session).start();
    expect(await application.get(FindSettledPurchase).execute()).toMatchObject({ status: 'paid' });
    expect(application.get(Session).player?.roles).toEqual(['Subscriber']);
  });

  it('D-19 the order is requested again after a failure', async () => {
    const { application, checkouts, pay } = await ordered();
    pay();
    checkouts.failures = [{ kind: 'offline' }];
    expect(await application.get(FindSettledPurchase).execute()).toBeUndefined();
    expect(await application.get(FindSettledPurchase).execute()).toMatchObject({ status: 'paid' });
  });

  it('D-19 sends no request without an order', async () => {
    const application = await compose();
    const checkouts = new FailingCheckouts(application.get(FakeCheckouts));
    application.replace(Checkouts, checkouts);
    expect(await application.get(FindSettledPurchase).execute()).toBeUndefined();
    choose(application);
    expect(await application.get(FindSettledPurchase).execute()).toBeUndefined();
    expect(checkouts.questions).toBe(0);
  });
});
