import { ConvertDacs } from '#application/coupons/ConvertDacs';
import { ClaimStoreGameTime } from '#application/linked-accounts/ClaimStoreGameTime';
import { GameTime } from '#application/products/GameTime';
import { LoadWaitingGifts } from '#application/overview/LoadWaitingGifts';
import { LoadAccountNotices } from '#application/products/LoadAccountNotices';
import { RedeemCode } from '#application/products/RedeemCode';
import { RenewSubscription } from '#application/billing/RenewSubscription';
import { Subscriptions } from '#application/billing/Subscriptions';
import { Consent } from '#application/consent/Consent';
import { Session } from '#application/session/Session';
import type { Subscription } from '#domain/billing/Subscription';
import { fail, succeed } from '#domain/shared/Result';
import { choose, undecidedChoices } from '#domain/consent/ConsentChoices';
import { closedAlertItems, dismissedCookies, dismissedExpiryCookie } from '#domain/consent/storedItems';
import { FakeKeyGifts } from '#infrastructure/fake/beta-keys/FakeKeyGifts';
import { betaKeysOf, fakeBetaKey, type FakeBetaKey } from '#infrastructure/fake/backend/betaKeys';
import { addEntry } from '#infrastructure/fake/backend/coupons';
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
  const person = application.backend.person('canceled');
  const end = '2026-11-21T08:00:00.000Z';
  Object.assign(person, { gameTimeEnd: end });
  Object.assign(person.subscriptions?.[0] ?? {}, { end });
  const frame = await frameOf(application);
  expect(frame.expiry).toBeDefined();
  await application.get(RenewSubscription).execute();
  await flushPromises();
  expect(frame.expiry).toBeUndefined();
});

it('AC-02 ER-02 announces the end of the subscription if the end of game time cannot be loaded', async () => {
  const application = await setUp('ending');
  const person = application.backend.person('ending');
  Object.assign(person.subscriptions?.[0] ?? {}, { nextCharge: '2026-11-21T06:00:00.000Z' });
  const failure = async () => fail({ kind: 'offline' } as const);
  application.replace(GameTime, { findEnd: failure, findRecord: failure });
  expect((await frameOf(application)).expiry?.end).toEqual(new Date('2026-11-21T06:00:00Z'));
});

it('AC-02 announces the end of game time without a subscription, but not to a player with unlimited access', async () => {
  const expiryOf = async (as: PersonKey) => {
    const application = await setUp(as);
    Object.assign(application.backend.person(as), { gameTimeEnd: '2026-11-21T08:00:00.000Z' });
    return (await frameOf(application)).expiry;
  };
  expect(await expiryOf('new')).toEqual({ end: new Date('2026-11-21T08:00:00Z') });
  expect(await expiryOf('backer')).toBeUndefined();
});

it.each([
  [
    'a code is redeemed',
    (application: Application) => application.get(RedeemCode).execute('FARSTEAD00011MTH'),
  ],
  [
    'a DAC is converted',
    (application: Application) => application.get(ConvertDacs).execute({ key: '1', typed: '1', owned: 2 }),
  ],
  ['store game time is claimed', (application: Application) => application.get(ClaimStoreGameTime).execute()],
])('AC-02 once %s, the notice disappears immediately and after a reload', async (_, extend) => {
  const application = await setUp('ending');
  Object.assign(application.backend.person('ending'), {
    coupons: { owned: 2, entries: [], keys: {} },
    claimableMonths: 1,
  });
  const frame = await frameOf(application);
  expect(frame.expiry).toBeDefined();
  expect(await extend(application)).toMatchObject({ ok: true });
  await flushPromises();
  expect(frame.expiry).toBeUndefined();
  expect((await application.get(LoadAccountNotices).execute()).expiry).toBeUndefined();
});

const giveDacs = (application: Application, daysAgo: number): void => {
  const { backend, clock } = application;
  const date = new Date(clock.now().getTime() - daysAgo * 86_400_000).toISOString();
  const otherId = backend.person('backer').id;
  backend.change(() => {
    const gift = { kind: 'received', date, quantity: 3, otherId, note: 'For the haul' } as const;
    addEntry(backend.person('steam'), gift);
  });
};

it('DC-01 announces DACs from another player with the note until the notice is dismissed', async () => {
  const application = await setUp('steam');
  agree(application);
  giveDacs(application, 30);
  const frame = await frameOf(application);
  const from = application.backend.person('backer').displayName;
  const { gifts } = frame;
  expect(gifts).toMatchObject([{ kind: 'dacs', quantity: 3, from, note: 'For the haul' }]);
  gifts.forEach((gift) => frame.dismiss(gift));
  expect(frame.gifts).toEqual([]);
  expect((await application.get(LoadAccountNotices).execute()).gifts).toEqual([]);
  giveDacs(application, 0);
  expect((await application.get(LoadAccountNotices).execute()).gifts).toHaveLength(1);
});

it('DC-01 does not announce DACs that were received more than a month ago', async () => {
  const application = await setUp('steam');
  giveDacs(application, 31);
  expect((await frameOf(application)).gifts).toEqual([]);
});

it('KY-01 announces beta keys from other players one by one, and stores no key when one is dismissed', async () => {
  const application = await setUp('steam');
  agree(application);
  const { backend, stored } = application;
  const { email } = backend.person('steam');
  const send = (number: string, note?: string): FakeBetaKey => {
    const key = { ...fakeBetaKey(number, email, 'products', 'en-us'), note };
    backend.change(() => betaKeysOf(backend.person('backer')).sent.unshift(key));
    return key;
  };
  send('71', 'Come and build');
  const newest = send('72');
  const frame = await frameOf(application);
  const from = backend.person('backer').displayName;
  expect(frame.gifts).toMatchObject([
    { kind: 'betaKey', from, note: undefined },
    { kind: 'betaKey', from, note: 'Come and build' },
  ]);
  frame.gifts.slice(0, 1).forEach((gift) => frame.dismiss(gift));
  expect(frame.gifts).toMatchObject([{ note: 'Come and build' }]);
  expect((await application.get(LoadAccountNotices).execute()).gifts).toHaveLength(1);
  const names = [dismissedCookies, closedAlertItems].flatMap((items) => [...stored.namesOf(items)]);
  expect(names).toHaveLength(1);
  expect(names.some((name) => name.includes(newest.id))).toBe(false);
});

it('KY-01 removes the notice about a beta key once it is activated', async () => {
  const application = await setUp('steam');
  const { backend } = application;
  const key = fakeBetaKey('73', backend.person('steam').email, 'products', 'en-us');
  backend.change(() => betaKeysOf(backend.person('backer')).sent.unshift(key));
  const frame = await frameOf(application);
  expect(frame.gifts).toHaveLength(1);
  expect(await application.get(RedeemCode).execute(key.id)).toMatchObject({ ok: true });
  await flushPromises();
  expect(frame.gifts).toEqual([]);
});

it('AC-02 shares the request for beta keys with the overview', async () => {
  const list = jest.spyOn(FakeKeyGifts.prototype, 'list');
  const application = await setUp('new');
  await Promise.all([frameOf(application), application.get(LoadWaitingGifts).execute()]);
  expect(list).toHaveBeenCalledTimes(1);
  list.mockRestore();
});
