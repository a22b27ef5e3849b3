import { RenewSubscription } from '../../../../src/application/billing/RenewSubscription';
import { Subscriptions } from '../../../../src/application/billing/Subscriptions';
import { Consent } from '../../../../src/application/consent/Consent';
import { Session } from '../../../../src/application/session/Session';
import type { Subscription } from '../../../../src/domain/billing/Subscription';
import { succeed } from '../../../../src/domain/shared/Result';
import { choose, undecided } from '../../../../src/domain/consent/ConsentChoices';
import { expiryCookie } from '../../../../src/domain/consent/storedItems';
import type { PersonKey } from '../../../../src/infrastructure/fake/world/people';
import { AccountFramePresenter } from '../../../../src/ui/account/AccountFramePresenter';
import { compose, type Application } from '../../support/compose';
import { settled } from '../../support/settled';

class CountedSubscriptions extends Subscriptions {
  calls = 0;
  answer: Promise<Subscription | undefined> = Promise.resolve(undefined);

  last(): Promise<Subscription | undefined> {
    this.calls++;
    return this.answer;
  }

  all = unused;
  cancel = unused;
  renew = unused;
}

const unused = async () => succeed(undefined as never);

const visiting = async (as: PersonKey): Promise<Application> => {
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
  application.get(Consent).decide(choose(undecided, 'functional', 'agree'));
};

it('AC-02 a subscription that ends in the next 24 hours is announced', async () => {
  const { expiry, claimableMonths } = await frameOf(await visiting('ending'));
  expect(expiry?.end).toEqual(new Date('2026-11-21T08:00:00Z'));
  expect(claimableMonths).toBeUndefined();
});

it.each(['new', 'subscriber', 'backer'] as const)('AC-02 nothing is announced to %s', async (as) => {
  const { expiry, claimableMonths } = await frameOf(await visiting(as));
  expect({ expiry, claimableMonths }).toEqual({});
});

it('AC-02 a store owner is told what can be claimed, and no longer after the claim', async () => {
  const application = await visiting('steam');
  const frame = await frameOf(application);
  expect(frame.claimableMonths).toBe(3);
  delete application.world.person('steam').claimableMonths;
  await application.get(Session).reloadPlayer();
  await settled();
  expect(frame.claimableMonths).toBeUndefined();
});

it('AC-02 a dismissed notice is remembered for this end of this subscription', async () => {
  const application = await visiting('ending');
  agree(application);
  const frame = await frameOf(application);
  if (frame.expiry) frame.dismiss(frame.expiry);
  expect(frame.expiry).toBeUndefined();
  expect(application.viewport.moves).toContain('focus account-section');
  expect(application.stored.read(expiryCookie)).toMatch(/^subscription-10~\d+$/);

  const later = await visiting('ending');
  later.stored.write(expiryCookie, application.stored.read(expiryCookie) ?? '');
  expect((await frameOf(later)).expiry).toBeUndefined();

  const renewed = await visiting('ending');
  renewed.stored.write(expiryCookie, 'subscription-10~1700000000000');
  expect((await frameOf(renewed)).expiry).toBeDefined();
});

it('AC-02 CC-06 without consent it stays away until the next page load, and nothing is stored', async () => {
  const application = await visiting('ending');
  const frame = await frameOf(application);
  if (frame.expiry) frame.dismiss(frame.expiry);
  await application.get(Session).reloadPlayer();
  await settled();
  expect(frame.expiry).toBeUndefined();
  expect(application.stored.read(expiryCookie)).toBeUndefined();
});

it('AC-01 the frame asks once for all sections, and again for another player', async () => {
  const application = await visiting('ending');
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

it('AC-02 SE-07 the notices of one player are not shown to the next one', async () => {
  const application = await visiting('ending');
  const frame = await frameOf(application);
  application.get(Session).end();
  expect(frame.expiry).toBeUndefined();
  await application.get(Session).begin(application.tokensOf('new'));
  await frame.load();
  expect(frame.expiry).toBeUndefined();
});

it('AC-02 a page does not wait for slow notices', async () => {
  const application = await visiting('ending');
  const subscriptions = new CountedSubscriptions();
  let answer: (subscription: Subscription) => void = () => undefined;
  subscriptions.answer = new Promise((done) => (answer = done));
  application.replace(Subscriptions, subscriptions);
  const frame = application.get(AccountFramePresenter);
  let isLoaded = false;
  void frame.load().then(() => (isLoaded = true));
  await settled();
  expect(isLoaded).toBe(false);
  application.clock.advance(500);
  await settled();
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
  await settled();
  expect(frame.expiry?.subscription).toBe('subscription-1');
});

it('AC-02 a failure that nobody expected is reported, and the page is shown', async () => {
  const application = await visiting('ending');
  const subscriptions = new CountedSubscriptions();
  subscriptions.answer = Promise.reject(new Error('broken'));
  application.replace(Subscriptions, subscriptions);
  const frame = await frameOf(application);
  expect(frame.expiry).toBeUndefined();
  expect(application.errors.reports).toEqual([new Error('broken')]);
});

it('AC-02 PY-02 the announcement goes once the subscription renews itself again', async () => {
  const application = await visiting('canceled');
  const [subscription] = application.world.person('canceled').subscriptions ?? [];
  Object.assign(subscription ?? {}, { end: '2026-11-21T08:00:00.000Z' });
  const frame = await frameOf(application);
  expect(frame.expiry).toBeDefined();
  await application.get(RenewSubscription).execute();
  await settled();
  expect(frame.expiry).toBeUndefined();
});
