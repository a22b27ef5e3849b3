import { Secret, TOTP } from 'otpauth';
import { Configuration } from '#application/configuration/Configuration';
import { Session } from '#application/session/Session';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { signInRefusals } from '#domain/session/signInRefusals';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import { FakeAuthenticator } from '#infrastructure/fake/session/FakeAuthenticator';
import { samplePassword, sampleTwoFactorSecret } from '#samples/accounts';
import { LoginPresenter } from '#ui/session/LoginPresenter';
import { compose, type Application } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const slow = 3000;

const setUp = async (
  email = 'new@farstead.test',
  password = samplePassword,
): Promise<{ application: Application; login: LoginPresenter }> => {
  const application = await compose({ path: '/login' });
  await application.get(Session).start();
  const login = application.get(LoginPresenter);
  login.changeEmail(email);
  login.changePassword(password);
  return { application, login };
};

const setUpCodeStep = async () => {
  const { application, login } = await setUp('twofactor@farstead.test');
  await login.submit();
  application.clock.advance(500);
  return { application, login };
};

const codeOf = ({ clock }: Application): string =>
  new TOTP({ secret: Secret.fromBase32(sampleTwoFactorSecret) }).generate({
    timestamp: clock.now().getTime(),
  });

describe('email and password', () => {
  it('SE-03 sign the player in', async () => {
    const { application, login } = await setUp();
    await login.submit();
    expect(login.sending.isDone).toBe(true);
    expect(application.get(Session).player?.email).toBe('new@farstead.test');
  });

  it.each([
    ['', '', { email: 'email-required', password: 'password-required' }],
    ['nobody', samplePassword, { email: 'email-invalid' }],
    ['new@farstead.test', '1234567', { password: 'password-too-short' }],
  ])('SE-09 are not sent when they are %j and %j', async (email, password, problems) => {
    const { login } = await setUp(email, password);
    const signIn = jest.spyOn(FakeAuthenticator.prototype, 'signIn');
    await login.submit();
    expect([login.step, login.form.problems]).toEqual(['credentials', problems]);
    expect(signIn).not.toHaveBeenCalled();
  });

  it.each([
    ['new@farstead.test', 'wrong-password', { password: 'credentials-wrong' }, undefined],
    ['nobody@farstead.test', samplePassword, { password: 'credentials-wrong' }, undefined],
    ['suspended@farstead.test', samplePassword, {}, { kind: 'server', ...signInRefusals.suspended }],
  ])(
    'SE-04 %s with %s is rejected with the server’s code and preserves the values',
    async (email, password, problems, failure) => {
      const { application, login } = await setUp(email, password);
      await login.submit();
      expect([login.step, login.form.problems, login.failure]).toEqual(['credentials', problems, failure]);
      expect([login.form.values.email, login.form.values.password]).toEqual([email, password]);
      expect(application.get(Session).player).toBeUndefined();
    },
  );
});

describe('an unconfirmed account', () => {
  it('SE-05 opens the dialog for resending the confirmation, with the email prefilled', async () => {
    const { login } = await setUp(' unconfirmed@farstead.test ');
    await login.submit();
    expect(login.unconfirmedEmail).toBe('unconfirmed@farstead.test');
    expect([login.step, login.isBusy, login.form.problems]).toEqual(['credentials', false, {}]);
    login.dismissUnconfirmed();
    expect(login.unconfirmedEmail).toBeUndefined();
  });
});

describe('the code step', () => {
  it('SE-03 opens 500 ms after code 107, but not earlier', async () => {
    const { application, login } = await setUp('twofactor@farstead.test');
    await login.submit();
    expect(login.step).toBe('credentials');
    expect(login.isBusy).toBe(true);
    application.clock.advance(499);
    expect(login.step).toBe('credentials');
    application.clock.advance(1);
    expect(login.step).toBe('code');
    expect([login.isBusy, login.form.problems, login.failure]).toEqual([false, {}, undefined]);
  });

  it('SE-03 does not open after the form is closed', async () => {
    const { application, login } = await setUp('twofactor@farstead.test');
    await login.submit();
    login.dispose();
    application.clock.advance(5000);
    expect(login.step).toBe('credentials');
  });

  it('SE-03 signs in with the current code', async () => {
    const { application, login } = await setUpCodeStep();
    login.changeCode(codeOf(application));
    await login.submit();
    expect(login.sending.isDone).toBe(true);
    expect(application.get(Session).player?.email).toBe('twofactor@farstead.test');
  });

  it.each(['', '12345', '1234567', '12345a'])('SE-09 does not send the code %j', async (code) => {
    const { login } = await setUpCodeStep();
    const signIn = jest.spyOn(FakeAuthenticator.prototype, 'signIn');
    login.changeCode(code);
    await login.submit();
    expect([login.step, login.form.problems]).toEqual(['code', { code: 'code-incomplete' }]);
    expect(signIn).not.toHaveBeenCalled();
  });

  it('SE-04 immediately reports code 107 as a wrong code and preserves the values', async () => {
    const { login } = await setUpCodeStep();
    login.changeCode('000000');
    await login.submit();
    expect([login.step, login.form.problems]).toEqual(['code', { code: 'code-wrong' }]);
    expect(login.form.values.code).toBe('000000');
  });

  it('SE-04 shows other failures above the form', async () => {
    const { application, login } = await setUpCodeStep();
    application.backend.setNetworkCondition('failing');
    login.changeCode('123456');
    await login.submit();
    expect([login.step, login.failure]).toEqual(['code', { kind: 'server', status: 500, code: 50 }]);
  });

  it('SE-03 does not close while a call is in progress', async () => {
    const { application, login } = await setUpCodeStep();
    application.backend.setNetworkCondition('slow');
    login.changeCode('000000');
    const submitted = login.submit();
    expect(login.isBusy).toBe(true);
    expect(login.step).toBe('code');
    await flushPromises();
    application.clock.advance(slow);
    await submitted;
    expect(login.step).toBe('code');
  });

  it('SE-03 clears the code when the visitor returns to the first step', async () => {
    const { login } = await setUpCodeStep();
    login.changeCode('123456');
    login.backToCredentials();
    expect(login.form.values.code).toBe('');
    expect([login.step, login.isBusy, login.form.problems]).toEqual(['credentials', false, {}]);
  });

  it('SE-03 starts from the beginning in a new form, which keeps only the email', async () => {
    const { application, login } = await setUpCodeStep();
    login.dispose();
    const again = application.get(LoginPresenter);
    expect(again).not.toBe(login);
    expect([again.step, again.form.values.email, again.form.values.password, again.form.values.code]).toEqual(
      ['credentials', login.form.values.email, '', ''],
    );
  });
});

describe('a call that throws', () => {
  it('SE-08 leaves the code step open', async () => {
    const { application, login } = await setUpCodeStep();
    login.changeCode(codeOf(application));
    jest.spyOn(FakeAuthenticator.prototype, 'signIn').mockRejectedValueOnce(new Error('broken'));
    await login.submit();
    expect([login.step, login.failure]).toEqual(['code', { kind: 'unexpected' }]);
    await login.submit();
    expect(login.sending.isDone).toBe(true);
  });
});

it('SE-03 returning to the first step cancels a code check in progress', async () => {
  const { application, login } = await setUpCodeStep();
  application.backend.setNetworkCondition('slow');
  login.changeCode('000000');
  const submitted = login.submit();
  login.backToCredentials();
  expect([login.step, login.isBusy]).toEqual(['credentials', false]);
  await flushPromises();
  application.clock.advance(slow);
  await submitted;
  expect([login.step, login.form.problems]).toEqual(['credentials', {}]);
});

describe('a recovery code', () => {
  const atRecoveryStep = async () => {
    const { application, login } = await setUpCodeStep();
    const person = application.backend.person('twoFactor');
    person.recoveryCodes = { unused: ['ABCDE-23456'], createdAt: '2026-11-22T12:00:00.000Z' };
    login.chooseCode('recovery');
    return { application, login, person };
  };

  it('signs the player in, in any notation, and can be used only once', async () => {
    const { application, login, person } = await atRecoveryStep();
    login.changeCode(' abcde 23456');
    await login.submit();
    expect(application.get(Session).player?.email).toBe('twofactor@farstead.test');
    expect(person.recoveryCodes?.unused).toEqual([]);
  });

  it('shows a problem at the field when it is incomplete or wrong', async () => {
    const { login } = await atRecoveryStep();
    login.changeCode('123456');
    await login.submit();
    expect(login.form.problems).toEqual({ code: 'code-incomplete' });
    login.changeCode('AAAAA-AAAAA');
    await login.submit();
    expect([login.form.problems, login.codeSource]).toEqual([{ code: 'code-wrong' }, 'recovery']);
  });

  it('disappears when the visitor goes back or switches to another kind of code', async () => {
    const { login } = await atRecoveryStep();
    login.changeCode('ABCDE');
    login.chooseCode('app');
    expect([login.codeSource, login.form.values.code]).toEqual(['app', '']);
    login.chooseCode('recovery');
    login.backToCredentials();
    expect([login.codeSource, login.form.values.code]).toEqual(['app', '']);
  });

  it('requires the feature to be enabled', async () => {
    const { application, login } = await setUpCodeStep();
    expect(login.takesRecoveryCodes).toBe(true);
    application.get(Configuration).seed(new RemoteConfiguration({ ...fakeConfiguration, features: [] }));
    expect(login.takesRecoveryCodes).toBe(false);
  });
});
