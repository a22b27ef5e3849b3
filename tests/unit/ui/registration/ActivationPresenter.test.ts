import { Activations } from '#application/registration/Activations';
import { Configuration } from '#application/configuration/Configuration';
import { Session } from '#application/session/Session';
import { gameTimeCodeCookie, registrationItem } from '#domain/consent/storedItems';
import { fail } from '#domain/shared/Result';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { ActivationPresenter } from '#ui/registration/ActivationPresenter';
import { RedirectNoticePresenter } from '#ui/registration/RedirectNoticePresenter';
import { compose } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const setUp = async (path = '/activate/key', as?: PersonKey) => {
  const application = await compose({ path, ...(as && { as }) });
  await application.get(Session).start();
  const email = application.backend.sendEmail('activation', application.backend.person('unconfirmed'), 'en');
  const activation = application.get(ActivationPresenter);
  const open = (activationKey = email.key) =>
    activation.load({ params: { activationKey }, query: new URL(path, 'https://site.test').searchParams });
  const send = jest.spyOn(Object.getPrototypeOf(application.get(Activations)) as Activations, 'activate');
  send.mockClear();
  return { application, activation, open, send };
};

it.each([
  ['/activate/key', '/account/products'],
  ['/activate/key?source=contest', '/lottery'],
  ['/activate/key?source=elsewhere', '/account/products'],
  ['/fr/activer/key?source=contest', '/fr/tirage'],
  ['/de/aktivieren/key', '/de/konto/produkte'],
])('AV-01 %s signs the player in and loads %s after one second', async (path, next) => {
  const { application, activation, open } = await setUp(path);
  await open();
  expect(activation.sending.state).toEqual({ kind: 'idle' });
  await activation.submit();
  expect(activation.sending.isDone).toBe(true);
  expect(application.get(Session).player?.displayName).toBe('Waiting-Tom');
  application.clock.advance(999);
  expect(application.navigator.loadedPaths).toEqual([]);
  application.clock.advance(1);
  expect(application.navigator.loadedPaths).toEqual([next]);
});

it.each([
  ['/activate/key', '/'],
  ['/fr/activer/key', '/fr'],
  ['/de/aktivieren/key', '/de'],
])('AV-01 on %s, an invalid key redirects to %s with a notice', async (path, home) => {
  const { application, activation, open } = await setUp(path);
  await open('used-up');
  await activation.submit();
  expect(application.navigator.path).toBe(home);
  expect(application.navigator.canGoBack).toBe(false);
  const redirected = application.get(RedirectNoticePresenter);
  expect(redirected.notice).toBe('activation-key-dead');
  application.navigator.push('/login');
  expect(redirected.notice).toBeUndefined();
});

it('AV-01 too many attempts do not invalidate the key', async () => {
  const { activation, open, send } = await setUp();
  await open();
  send.mockResolvedValueOnce(fail({ kind: 'too-many-requests', retryAfterSeconds: 60 }));
  await activation.submit();
  expect(activation.failure).toMatchObject({ retryAfterSeconds: 60 });
});

/** Opens the link in a browser that has registered this display name. */
const openAfterRegistering = async (name?: string, as?: PersonKey) => {
  const arranged = await setUp('/activate/key', as);
  if (name !== undefined) arranged.application.stored.write(registrationItem, name);
  await arranged.open();
  arranged.activation.onShow();
  await flushPromises();
  return arranged;
};

const isRegistered = ({ application }: Awaited<ReturnType<typeof setUp>>) =>
  application.stored.read(registrationItem) !== undefined;

it('AV-01 activates the account at once in the browser that registered it, and removes the mark', async () => {
  const arranged = await openAfterRegistering('waiting-tom');
  expect(arranged.activation.sending.isDone).toBe(true);
  expect(isRegistered(arranged)).toBe(false);
});

it.each([
  ['no mark', undefined, undefined],
  ['the mark of another registration', 'Ada-Verne', undefined],
  ['another player signed in', 'Waiting-Tom', 'subscriber'],
] as const)('AV-01 with %s, sends the key only after a click', async (_, name, as) => {
  const arranged = await openAfterRegistering(name, as);
  const { activation, send } = arranged;
  expect([activation.isAsking, activation.link.ownerName]).toEqual([true, 'Waiting-Tom']);
  expect(send).not.toHaveBeenCalled();
  await activation.submit();
  expect([activation.isAsking, activation.sending.isDone]).toEqual([false, true]);
  expect(isRegistered(arranged)).toBe(false);
});

it('AV-01 names the other player until the activation has signed that player out', async () => {
  const { activation } = await openAfterRegistering(undefined, 'subscriber');
  expect(activation.link.otherPlayer).toBe('Subscriber-Mireille');
  await activation.submit();
  expect(activation.link.otherPlayer).toBeUndefined();
});

it('AV-01 without the feature link-owner, activates at once in any browser that registered an account', async () => {
  const { application, activation, open } = await setUp();
  jest.spyOn(application.get(Configuration), 'has').mockReturnValue(false);
  application.stored.write(registrationItem, 'Ada-Verne');
  await open();
  activation.onShow();
  await flushPromises();
  expect(activation.sending.isDone).toBe(true);
});

it('AV-01 asks for a click if the owner cannot be looked up', async () => {
  const { application, activation, open } = await setUp();
  application.stored.write(registrationItem, 'Waiting-Tom');
  application.backend.setNetworkCondition('offline');
  await open();
  activation.onShow();
  await flushPromises();
  expect(activation.isAsking).toBe(true);
});

it.each([
  ['a used key', true, 'activation-key-used'],
  ['an unknown key', false, 'activation-key-dead'],
] as const)('AV-01 %s redirects to the home page without a click', async (_, isUsed, notice) => {
  const { application, activation, open, send } = await setUp();
  const { key } = application.backend.emails[0] ?? { key: '' };
  if (isUsed) application.backend.spendKey('activation', key);
  await open(isUsed ? key : 'no-such-key');
  activation.onShow();
  await flushPromises();
  expect(application.navigator.path).toBe('/');
  expect(application.get(RedirectNoticePresenter).notice).toBe(notice);
  expect(send).not.toHaveBeenCalled();
});

it('AV-01 sends the key once, even when the page is hidden and shown again', async () => {
  const { application, activation, open, send } = await setUp();
  application.stored.write(registrationItem, 'Waiting-Tom');
  await open();
  activation.onShow();
  activation.onShow();
  await flushPromises();
  expect(send).toHaveBeenCalledTimes(1);
  application.clock.advance(1000);
  expect(application.navigator.loadedPaths).toEqual(['/account/products']);
});

it('AV-01 does not show an error for an invalid key while the page redirects', async () => {
  const { activation, open } = await setUp();
  await open('used-up');
  await activation.submit();
  expect([activation.failure, activation.sending.isDone]).toEqual([undefined, false]);
});

describe('a game-time code from the sign-up link', () => {
  const code = 'FARSTEAD00033MTH';

  const nextAfter = async (path: string, stored: string) => {
    const { application, activation, open } = await setUp(path);
    application.stored.write(gameTimeCodeCookie, stored);
    await open();
    await activation.submit();
    application.clock.advance(1000);
    return { next: application.navigator.loadedPaths, left: application.stored.read(gameTimeCodeCookie) };
  };

  it.each([
    ['/activate/key', `/account/products?code=${code}`],
    ['/de/aktivieren/key', `/de/konto/produkte?code=${code}`],
  ])('RG-03 reaches the products page from %s only once: %s', async (path, next) => {
    expect(await nextAfter(path, code)).toEqual({ next: [next], left: undefined });
  });

  it('RG-03 does not reach the products page when the stored value is not a code', async () => {
    expect(await nextAfter('/activate/key', 'x&user_id=1')).toEqual({
      next: ['/account/products'],
      left: undefined,
    });
  });

  it('SE-11 the contest takes precedence over the code', async () => {
    expect(await nextAfter('/activate/key?source=contest', code)).toEqual({ next: ['/lottery'], left: code });
  });
});
