import { RenewSubscription } from '#application/billing/RenewSubscription';
import { Subscriptions } from '#application/billing/Subscriptions';
import { Consent } from '#application/consent/Consent';
import { Session } from '#application/session/Session';
import type { Subscription } from '#domain/billing/Subscription';
import { succeed } from '#domain/shared/Result';
import { choose, undecidedChoices } from '#domain/consent/ConsentChoices';
import { dismissedExpiryCookie } from '#domain/consent/storedItems';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { AccountFramePresenter } from '#ui/account/AccountFramePresenter';
import { compose, type Application } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

class CountedSubscriptions extends Subscriptions {
  calls = 0;
  answer: Promise<Subscription | undefined> = Promise.resolve(undefined);

  findLast(): Promise<Subscription | undefined> {
    this.calls++;
    return this.answer;
  }

  list = unused;
  cancel = unused;
  renew = unused;
}

const unused = async () => succeed(undefined as never);

const setUp = async (as: PersonKey): Promise<Application> => {
  const application = await compose({ as });
  await application.get(Session).start();
  return application;
};

const frameOf = async (application: Application): Promise<AccountFramePresenter> => {
  const frame = application.get(AccountFramePresenter);
  await frame.load();
  return frame;
};

const agree = (application: Application): void => {
  application.get(Consent).decide(choose(undecidedChoices, 'functional', 'agree'));
};

it('AC-02 announces a subscription that ends within 24 hours', async () => {
  const { expiry, claimableMonths } = await frameOf(await setUp('ending'));
  expect(expiry?.end).toEqual(new Date('2026-11-21T08:00:00Z'));
  expect(claimableMonths).toBeUndefined();
});

it.each(['new', 'subscriber', 'backer'] as const)('AC-02 shows no notice to a %s player', async (as) => {
  const { expiry, claimableMonths } = await frameOf(await setUp(as));
  expect({ expiry, claimableMonths }).toEqual({});
});

it('AC-02 notifies a store owner about claimable game time until it is claimed', async () => {
  const application = await setUp('steam');
  const frame = await frameOf(application);
  expect(frame.claimableMonths).toBe(3);
  delete application.backend.person('steam').claimableMonths;
  await application.get(Session).reloadPlayer();
  await flushPromises();
  expect(frame.claimableMonths).toBeUndefined();
});

it('AC-02 stores a dismissal for one end date of one subscription', async () => {
  const application = await setUp('ending');
  agree(application);
  const frame = await frameOf(application);
  if (frame.expiry) frame.dismiss(frame.expiry);
  expect(frame.expiry).toBeUndefined();
  expect(application.viewport.moves).toContain('focus account-section');
  expect(application.stored.read(dismissedExpiryCookie)).toMatch(/^subscription-10~\d+$/);

  const later = await setUp('ending');
  later.stored.write(dismissedExpiryCookie, application.stored.read(dismissedExpiryCookie) ?? '');
  expect((await frameOf(later)).expiry).toBeUndefined();

  const renewed = await setUp('ending');
  renewed.stored.write(dismissedExpiryCookie, 'subscription-10~1700000000000');
  expect((await frameOf(renewed)).expiry).toBeDefined();
});

it('AC-02 CC-06 without consent, hides a dismissed notice until the next page load and stores nothing', async () => {
  const application = await setUp('ending');
  const frame = await frameOf(application);
  if (frame.expiry) frame.dismiss(frame.expiry);
  await application.get(Session).reloadPlayer();
  await flushPromises();
  expect(frame.expiry).toBeUndefined();
  expect(application.stored.read(dismissedExpiryCookie)).toBeUndefined();
});

it('AC-01 sends one request for all sections of a player and another for the next player', async () => {
  const application = await setUp('ending');
  const subscriptions = new CountedSubscriptions();
  application.replace(Subscriptions, subscriptions);
  const frame = await frameOf(application);
  await frame.load();
  expect(subscriptions.calls).toBe(1);
  application.get(Session).end();
  await application.get(Session).begin(application.tokensOf('new'));
  await frame.load();
  expect(subscriptions.calls).toBe(2);
});

it('AC-02 SE-07 does not show a player’s notices to the next player', async () => {
  const application = await setUp('ending');
  const frame = await frameOf(application);
  application.get(Session).end();
  expect(frame.expiry).toBeUndefined();
  await application.get(Session).begin(application.tokensOf('new'));
  await frame.load();
  expect(frame.expiry).toBeUndefined();
});

it('AC-02 slow notices do not block the page', async () => {
  const application = await setUp('ending');
  const subscriptions = new CountedSubscriptions();
  let answer: (subscription: Subscription) => void = () => undefined;
  subscriptions.answer = new Promise((done) => (answer = done));
  application.replace(Subscriptions, subscriptions);
  const frame = application.get(AccountFramePresenter);
  let isLoaded = false;
  void frame.load().then(() => (isLoaded = true));
  await flushPromises();
  expect(isLoaded).toBe(false);
  application.clock.advance(500);
  await flushPromises();
  expect(isLoaded).toBe(true);
  expect(frame.expiry).toBeUndefined();
  answer({
    id: 'subscription-1',
    productName: 'Subscriber',
    createdAt: new Date('2026-10-20T12:00:00Z'),
    nextCharge: new Date('2026-11-20T18:00:00Z'),
    status: 'canceled',
    provider: 'card',
  });
  await flushPromises();
  expect(frame.expiry?.subscriptionId).toBe('subscription-1');
});

it('AC-02 reports an unexpected failure and still shows the page', async () => {
  const application = await setUp('ending');
  const subscriptions = new CountedSubscriptions();
  subscriptions.answer = Promise.reject(new Error('broken'));
  application.replace(Subscriptions, subscriptions);
  const frame = await frameOf(application);
  expect(frame.expiry).toBeUndefined();
  expect(application.errors.reports).toEqual([new Error('broken')]);
});

it('AC-02 PY-02 removes the notice once automatic renewal is turned on again', async () => {
  const application = await setUp('canceled');
  const [subscription] = application.backend.person('canceled').subscriptions ?? [];
  Object.assign(subscription ?? {}, { end: '2026-11-21T08:00:00.000Z' });
  const frame = await frameOf(application);
  expect(frame.expiry).toBeDefined();
  await application.get(RenewSubscription).execute();
  await flushPromises();
  expect(frame.expiry).toBeUndefined();
});
