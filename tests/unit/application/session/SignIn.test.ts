import { TOTP, Secret } from 'otpauth';
import { Session } from '#application/session/Session';
import { Authenticator } from '#application/session/Authenticator';
import { SignIn } from '#application/session/SignIn';
import { samplePassword, sampleTwoFactorSecret } from '#samples/accounts';
import { StoredItems } from '#application/shared/StoredItems';
import { BlockedItems } from '../../support/BlockedItems';
import { compose } from '../../support/compose';

const credentials = { email: 'new@farstead.test', password: samplePassword, otp: '' };

it('signs in a player with email and password', async () => {
  const application = await compose();
  expect(await application.get(SignIn).execute(credentials)).toEqual({ ok: true, value: undefined });
  expect(application.get(Session).player?.email).toBe('new@farstead.test');
});

it('SE-09 ignores spaces around the email', async () => {
  const application = await compose();
  const signedIn = await application.get(SignIn).execute({ ...credentials, email: '  New@Farstead.test ' });
  expect(signedIn.ok).toBe(true);
});

it('SE-03 an account with two-factor authentication requires the current code', async () => {
  const application = await compose();
  const guarded = { ...credentials, email: 'twofactor@farstead.test' };
  expect(await application.get(SignIn).execute(guarded)).toEqual({
    ok: false,
    error: { kind: 'two-factor' },
  });

  const totp = new TOTP({ secret: Secret.fromBase32(sampleTwoFactorSecret) });
  const otp = totp.generate({ timestamp: application.clock.now().getTime() });
  expect((await application.get(SignIn).execute({ ...guarded, otp })).ok).toBe(true);
  expect(application.get(Session).player?.details?.mfaEnabled).toBe(true);
});

it.each([
  ['a wrong password', { password: 'wrong-password' }, { kind: 'wrong-credentials' }],
  ['an unknown email', { email: 'nobody@farstead.test' }, { kind: 'wrong-credentials' }],
  ['an unconfirmed account', { email: 'unconfirmed@farstead.test' }, { kind: 'unconfirmed' }],
  ['a suspended account', { email: 'suspended@farstead.test' }, { kind: 'suspended' }],
  ['a missing code', { email: 'twofactor@farstead.test' }, { kind: 'two-factor' }],
])('SE-08 signing in with %s leaves the visitor signed out and stores no tokens', async (_, wrong, error) => {
  const application = await compose();
  await application.get(Session).start();
  expect(await application.get(SignIn).execute({ ...credentials, ...wrong })).toEqual({ ok: false, error });
  expect(application.get(Session).state).toEqual({ kind: 'signed-out', ended: false });
  expect(application.tokens.read()).toBeUndefined();
  expect(application.channel.announced).toEqual([]);
});

it.each([
  ['offline', { kind: 'offline' }],
  ['failing', { kind: 'server', status: 500, code: 50 }],
] as const)('SE-08 does not sign the player in when the server is %s', async (network, error) => {
  const application = await compose();
  application.backend.setNetworkCondition(network);
  expect(await application.get(SignIn).execute(credentials)).toEqual({ ok: false, error });
  expect(application.tokens.read()).toBeUndefined();
  expect(application.get(Session).player).toBeUndefined();
});

it('SE-08 reports that the browser blocks cookies and ends the session on the server', async () => {
  const application = await compose();
  application.replace(StoredItems, new BlockedItems());
  await application.get(Session).start();
  expect(await application.get(SignIn).execute(credentials)).toEqual({
    ok: false,
    error: { kind: 'cookies-blocked' },
  });
  expect(application.get(Session).state).toEqual({ kind: 'signed-out', ended: false });
  expect(application.channel.announced).toEqual([]);
  const refreshToken = 'fake-refresh-1';
  expect(await application.get(Authenticator).refresh({ token: '', refreshToken })).toEqual({
    ok: false,
    error: { kind: 'refresh-refused' },
  });
});
