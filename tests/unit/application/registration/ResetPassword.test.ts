import { PasswordResets } from '#application/registration/PasswordResets';
import { LookUpPasswordReset } from '#application/registration/LookUpPasswordReset';
import { ResetPassword } from '#application/registration/ResetPassword';
import { Session } from '#application/session/Session';
import { SignIn } from '#application/session/SignIn';
import { fail, succeed } from '#domain/shared/Result';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { samplePassword } from '#samples/accounts';
import { compose } from '../../support/compose';

const chosen = { password: 'A-new-one-2026', disableMFA: false };

const setUp = async (key: PersonKey, as?: PersonKey) => {
  const application = await compose({ path: '/forgot-password/x', ...(as && { as }) });
  await application.get(Session).start();
  const email = application.backend.sendEmail('reset', application.backend.person(key), 'en');
  return {
    application,
    lookUp: application.get(LookUpPasswordReset),
    reset: application.get(ResetPassword),
    key: email.key,
  };
};

it('FP-01 a key can look up the account repeatedly but set the password only once', async () => {
  const { application, lookUp, reset, key } = await setUp('new');
  const info = { email: 'new@farstead.test', mfaEnabled: false };
  expect(await lookUp.execute(key)).toEqual(succeed(info));
  expect(await lookUp.execute(key)).toEqual(succeed(info));
  expect(await reset.execute(key, chosen)).toEqual(succeed(undefined));
  expect(await lookUp.execute(key)).toEqual(fail({ kind: 'dead-key' }));
  expect(await reset.execute(key, chosen)).toEqual(fail({ kind: 'dead-key' }));
  const signIn = application.get(SignIn);
  const { email } = info;
  expect((await signIn.execute({ email, password: samplePassword, otp: '' })).ok).toBe(false);
  expect((await signIn.execute({ email, password: chosen.password, otp: '' })).ok).toBe(true);
});

it.each([
  ['ABCDE-23456', succeed(undefined)],
  [undefined, fail({ kind: 'two-factor' })],
])('D-23 with the recovery code %s, signing in afterwards returns %j', async (recoveryCode, signedIn) => {
  const { application, lookUp, reset, key } = await setUp('twoFactor');
  const info = { email: 'twofactor@farstead.test', mfaEnabled: true };
  expect(await lookUp.execute(key)).toEqual(succeed(info));
  const codes = { unused: ['ABCDE-23456'], createdAt: '2026-11-22T12:00:00.000Z' };
  application.backend.person('twoFactor').recoveryCodes = codes;
  const withCode = {
    disableMFA: recoveryCode !== undefined,
    ...(recoveryCode !== undefined && { recoveryCode }),
  };
  await reset.execute(key, { ...chosen, ...withCode });
  const credentials = { email: info.email, password: chosen.password, otp: '' };
  expect(await application.get(SignIn).execute(credentials)).toEqual(signedIn);
});

it.each(['new', 'subscriber'] as const)(
  'FP-01 the password reset of New-Pilot ends the session of %s in this browser',
  async (as) => {
    const { application, reset, key } = await setUp('new', as);
    await reset.execute(key, chosen);
    expect(application.get(Session).state.kind).toBe('signed-out');
  },
);

it('FP-01 reports too many attempts with a key as code 429', async () => {
  const { application, key } = await setUp('new');
  const tooMany = async () => fail({ kind: 'too-many-requests' } as const);
  application.replace(PasswordResets, { find: tooMany, confirm: tooMany } as unknown as PasswordResets);
  const lookUp = application.get(LookUpPasswordReset);
  const reset = application.get(ResetPassword);
  const failure = fail({ kind: 'server', status: 429, code: 429 });
  expect(await lookUp.execute(key)).toEqual(failure);
  expect(await reset.execute(key, chosen)).toEqual(failure);
});

it('D-23 without a recovery code, the reset waits, so that neither the session nor the password changes', async () => {
  const { application, reset, key } = await setUp('twoFactor');
  const info = { email: 'twofactor@farstead.test', mfaEnabled: true };
  const dueAt = new Date(application.clock.now().getTime() + 86_400_000);
  expect(await reset.execute(key, { ...chosen, disableMFA: true })).toEqual(succeed(dueAt));
  const signIn = application.get(SignIn);
  const { email } = info;
  const early = await signIn.execute({ email, password: chosen.password, otp: '' });
  expect(early).toEqual(fail({ kind: 'wrong-credentials' }));
  application.clock.advance(86_400_000);
  expect((await signIn.execute({ email, password: chosen.password, otp: '' })).ok).toBe(true);
});
