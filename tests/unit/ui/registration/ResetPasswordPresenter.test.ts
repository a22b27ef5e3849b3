import { PasswordResets } from '#application/registration/PasswordResets';
import { Session } from '#application/session/Session';
import { fail } from '#domain/shared/Result';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { samplePassword } from '#samples/accounts';
import { RedirectNoticePresenter } from '#ui/registration/RedirectNoticePresenter';
import { ForgotPasswordPresenter } from '#ui/registration/ForgotPasswordPresenter';
import { ResetPasswordPresenter } from '#ui/registration/ResetPasswordPresenter';
import { compose } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const chosen = 'A-new-one-2026';

const setUp = async (person: PersonKey = 'new', path = '/forgot-password/key') => {
  const application = await compose({ path });
  await application.get(Session).start();
  const email = application.backend.sendEmail('reset', application.backend.person(person), 'en');
  const prototype = Object.getPrototypeOf(application.get(PasswordResets)) as PasswordResets;
  const [info, confirm] = [jest.spyOn(prototype, 'find'), jest.spyOn(prototype, 'confirm')];
  [info, confirm].forEach((spy) => spy.mockClear());
  const reset = application.get(ResetPasswordPresenter);
  const open = (key = email.key) => reset.load({ params: { key }, query: new URLSearchParams() });
  const fill = (password: string, repeated = password) => {
    reset.changePassword(password);
    reset.changeRepeat(repeated);
  };
  return { application, reset, open, fill, info, confirm };
};

it('FP-01 looks up the key once, and not before the page is shown', async () => {
  const { reset, open, info } = await setUp();
  await open();
  await flushPromises();
  expect([reset.info, info.mock.calls.length]).toEqual([undefined, 0]);
  const asking = [reset.lookUp(), reset.lookUp()];
  expect([reset.info, reset.lookUpFailure]).toEqual([undefined, undefined]);
  await Promise.all(asking);
  expect(reset.form.problems).toEqual({});
  expect(reset.info).toEqual({ email: 'new@farstead.test', mfaEnabled: false });
  expect(info).toHaveBeenCalledTimes(1);
});

it('FP-01 shows the success message for three seconds, then redirects to the login with a notice', async () => {
  const { application, reset, open, fill } = await setUp('new', '/fr/mot-de-passe-oublie/key');
  await open();
  await reset.lookUp();
  fill(chosen);
  await reset.submit();
  expect(reset.sending.isDone).toBe(true);
  expect(application.backend.person('new').password).toBe(chosen);
  application.clock.advance(2999);
  expect(application.navigator.path).toBe('/fr/mot-de-passe-oublie/key');
  application.clock.advance(1);
  expect(application.navigator.path).toBe('/fr/connexion');
  expect(application.get(RedirectNoticePresenter).notice).toBe('password-changed');
});

it.each(['used-up', 'nonsense'])(
  'FP-01 redirects the key %s to the first step with a notice',
  async (key) => {
    const { application, reset, open } = await setUp('new', '/de/passwort-vergessen/key');
    await open(key);
    await reset.lookUp();
    expect(application.navigator.path).toBe('/de/passwort-vergessen');
    expect(application.get(RedirectNoticePresenter).notice).toBe('reset-key-dead');
  },
);

it('FP-01 redirects a key that expires while the password is typed to the first step', async () => {
  const { application, reset, open, fill } = await setUp();
  await open();
  await reset.lookUp();
  application.clock.advance(3_600_000);
  fill(chosen);
  await reset.submit();
  expect(application.navigator.path).toBe('/forgot-password');
  expect([reset.isBusy, reset.failure]).toEqual([true, undefined]);
  expect(application.backend.person('new').password).toBe(samplePassword);
  // The email address of the key is prefilled in the next form.
  expect(application.get(ForgotPasswordPresenter).form.values.email).toBe('new@farstead.test');
});

it.each([
  ['', '', { password: 'password-required', repeat: 'repeat-required' }],
  ['1234567', '1234567', { password: 'password-too-short' }],
  ['x'.repeat(129), 'x'.repeat(129), { password: 'password-too-long' }],
  [chosen, 'another', { repeat: 'repeat-mismatch' }],
])('FP-01 shows the problems of %j and %j and sends no request', async (password, repeated, problems) => {
  const { reset, open, fill, confirm } = await setUp();
  await open();
  await reset.lookUp();
  fill(password, repeated);
  await reset.submit();
  expect([reset.form.problems, reset.sending.state]).toEqual([problems, { kind: 'idle' }]);
  expect([reset.password.password, reset.form.values.repeat]).toEqual([password, repeated]);
  expect(confirm).not.toHaveBeenCalled();
});

it.each([
  ['twoFactor', false, false],
  ['new', true, false],
] as const)('D-23 for %s with the box set to %s, sends disableMFA as %s', async (person, ticked, sent) => {
  const { reset, open, fill, confirm } = await setUp(person);
  await open();
  await reset.lookUp();
  fill(chosen);
  reset.changeDisableMFA(ticked);
  await reset.submit();
  expect(confirm.mock.calls[0]?.[1]).toEqual({ password: chosen, disableMFA: sent });
});

it('FP-01 rejects a password that is too easy to guess next to its field', async () => {
  const { reset, open, fill, confirm } = await setUp();
  await open();
  await reset.lookUp();
  fill('password');
  await reset.submit();
  expect([reset.form.problems, reset.failure, reset.isBusy]).toEqual([
    { password: 'weak-password' },
    undefined,
    false,
  ]);
  expect(confirm).not.toHaveBeenCalled();
});

it('FP-01 rejects a breached password next to its field, and another password can be chosen', async () => {
  const { reset, open, fill, confirm } = await setUp();
  await open();
  await reset.lookUp();
  fill('correcthorsebatterystaple');
  await reset.submit();
  expect([reset.form.problems, reset.failure, reset.isBusy]).toEqual([
    { password: 'breached-password' },
    undefined,
    false,
  ]);
  expect(confirm).not.toHaveBeenCalled();
  fill(chosen);
  await reset.submit();
  expect(reset.sending.isDone).toBe(true);
});

it.each<[string, (reset: ResetPasswordPresenter) => void]>([
  ['password', (reset) => reset.changePassword('Another-one-2026')],
  ['repeated password', (reset) => reset.changeRepeat('Another-one-2026')],
  ['box for two-factor authentication', (reset) => reset.changeDisableMFA(true)],
])('FP-01 hides the failure of a request when the %s changes', async (_, change) => {
  const { reset, open, fill, confirm } = await setUp('twoFactor');
  await open();
  await reset.lookUp();
  fill(chosen);
  confirm.mockResolvedValueOnce(fail({ kind: 'too-many-requests' }));
  await reset.submit();
  expect(reset.failure).toBeDefined();
  change(reset);
  expect(reset.failure).toBeUndefined();
});

it('FP-01 does not treat a key whose lookup failed as invalid', async () => {
  const { application, reset, open, info } = await setUp();
  await open();
  info.mockResolvedValueOnce(fail({ kind: 'too-many-requests' }));
  await reset.lookUp();
  expect(reset.lookUpFailure).toEqual({ kind: 'server', status: 429, code: 429 });
  expect(application.navigator.path).toBe('/forgot-password/key');
  await reset.lookUp();
  expect(reset.info).toEqual({ email: 'new@farstead.test', mfaEnabled: false });
});

it('FP-01 looks up the key once when the page is shown, hidden and shown again', async () => {
  const { reset, open, info } = await setUp();
  await open();
  reset.onShow();
  reset.onShow();
  await flushPromises();
  expect(reset.info?.email).toBe('new@farstead.test');
  reset.onShow();
  await flushPromises();
  expect(info).toHaveBeenCalledTimes(1);
});

describe('turning two-factor off', () => {
  const setUpTurnOff = async () => {
    const all = await setUp('twoFactor');
    const person = all.application.backend.person('twoFactor');
    person.recoveryCodes = { unused: ['ABCDE-23456'], createdAt: '2026-11-22T12:00:00.000Z' };
    await all.open();
    await all.reset.lookUp();
    all.fill(chosen);
    all.reset.changeDisableMFA(true);
    return { ...all, person };
  };

  it('D-23 takes effect at once with a recovery code, in any notation', async () => {
    const { application, reset, person } = await setUpTurnOff();
    reset.changeRecoveryCode('abcde 23456');
    await reset.submit();
    expect([person.password, person.twoFactorSecret, reset.waitsUntil]).toEqual([
      chosen,
      undefined,
      undefined,
    ]);
    application.clock.advance(3000);
    expect(application.navigator.path).toBe('/login');
  });

  it('D-23 shows the problem next to an incomplete or wrong recovery code', async () => {
    const { reset, confirm } = await setUpTurnOff();
    reset.changeRecoveryCode('123');
    await reset.submit();
    expect([reset.form.problems, confirm.mock.calls.length]).toEqual([
      { recoveryCode: 'code-incomplete' },
      0,
    ]);
    reset.changeRecoveryCode('AAAAA-AAAAA');
    await reset.submit();
    expect(reset.form.problems).toEqual({ recoveryCode: 'wrong-code' });
  });

  it('D-23 waits 24 hours without a recovery code, and stays on the page that says so', async () => {
    const { application, reset, person } = await setUpTurnOff();
    const { password, twoFactorSecret } = person;
    const now = application.clock.now().getTime();
    await reset.submit();
    expect(reset.waitsUntil?.getTime()).toBe(now + 86_400_000);
    expect([person.password, person.twoFactorSecret]).toEqual([password, twoFactorSecret]);
    application.clock.advance(10_000);
    expect(application.navigator.path).toBe('/forgot-password/key');
  });
});
