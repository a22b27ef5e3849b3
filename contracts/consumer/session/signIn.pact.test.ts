import { Authenticator } from '#application/session/Authenticator';
import { signIn } from '#infrastructure/http/session/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { errorResponse, tooManyRequests } from '../support/interactions';
import { responseOf } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState } from '../support/providerStateValues';
import { siteAt } from '../support/site';

const { newAccessToken, newRefreshToken } = examples;

describe('signing in', () => {
  const email = fromProviderState('${email}', examples.email);
  const password = fromProviderState('${password}', examples.password);
  const login = (credentials: object = {}): Interaction['request'] => ({
    method: 'POST',
    path: '/api/auth/login',
    body: { email, password, otp: '', device: examples.device, source: 'WWW', ...credentials },
  });
  const attempt =
    (credentials: { email?: string; password?: string; otp?: string } = {}) =>
    (url: string) =>
      siteAt(url)
        .get(Authenticator)
        .signIn({ email: examples.email, password: examples.password, otp: '', ...credentials });
  const tokens = responseOf(signIn, { accessToken: newAccessToken, refreshToken: newRefreshToken });
  const signedIn = { ok: true, value: { token: newAccessToken, refreshToken: newRefreshToken } };

  it('SE-06 sends email, password, an empty code, the device and the source, and returns the tokens', async () => {
    const result = await addInteraction(
      {
        given: 'a player with password exists',
        description: 'to sign in with the right password',
        request: login(),
        response: tokens,
      },
      attempt(),
    );
    expect(result).toEqual(signedIn);
  });

  it('accepts a recovery code instead of the six-digit code', async () => {
    const { recoveryCode } = examples;
    const result = await addInteraction(
      {
        given: 'a player with recovery codes exists',
        description: 'to sign in with a recovery code',
        request: login({ otp: fromProviderState('${recoveryCode}', recoveryCode) }),
        response: tokens,
      },
      attempt({ otp: recoveryCode }),
    );
    expect(result).toEqual(signedIn);
  });

  it('SE-06 rejects a wrong password with the status and code 100', async () => {
    const wrong = { password: 'Wrong-password-1' };
    const result = await addInteraction(
      {
        given: 'a player with password exists',
        description: 'to sign in with a wrong password',
        request: login(wrong),
        response: errorResponse(400, 100),
      },
      attempt(wrong),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 400, code: 100 } });
  });

  it('SE-06 rejects an unknown email in the same way as a wrong password', async () => {
    const result = await addInteraction(
      {
        given: 'no player exists',
        description: 'to sign in with an e-mail that nobody has',
        request: login(),
        response: errorResponse(400, 100),
      },
      attempt(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 400, code: 100 } });
  });

  it('SE-03 code 107 requests the six-digit code', async () => {
    const result = await addInteraction(
      {
        given: 'a player with two-factor on exists',
        description: 'to sign in without the six digits',
        request: login(),
        response: errorResponse(400, 107),
      },
      attempt(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'two-factor' } });
  });

  it('SE-04 a second code 107 means that the six-digit code was wrong', async () => {
    const wrong = { otp: '000000' };
    const result = await addInteraction(
      {
        given: 'a player with two-factor on exists',
        description: 'to sign in with six wrong digits',
        request: login(wrong),
        response: errorResponse(400, 107),
      },
      attempt(wrong),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'two-factor' } });
  });

  it('SE-03 returns the tokens for the correct six-digit code', async () => {
    const result = await addInteraction(
      {
        given: 'a player with two-factor on exists',
        description: 'to sign in with the right six digits',
        request: login({ otp: fromProviderState('${otp}', examples.otp) }),
        response: tokens,
      },
      attempt({ otp: examples.otp }),
    );
    expect(result).toEqual(signedIn);
  });

  it('SE-05 code 109 means that the account is unconfirmed', async () => {
    const result = await addInteraction(
      {
        given: 'an unconfirmed account exists',
        description: 'to sign in to an account that is not confirmed',
        request: login(),
        response: errorResponse(400, 109),
      },
      attempt(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'unconfirmed' } });
  });

  it('SE-06 rejects a suspended account with the status and code 110', async () => {
    const result = await addInteraction(
      {
        given: 'a suspended account exists',
        description: 'to sign in to a suspended account',
        request: login(),
        response: errorResponse(400, 110),
      },
      attempt(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 400, code: 110 } });
  });

  it('SE-06 rejects a malformed email with the status and code 1', async () => {
    const malformed = { email: 'not-an-email' };
    const result = await addInteraction(
      {
        given: 'a player with password exists',
        description: 'to sign in with a malformed e-mail',
        request: login(malformed),
        response: errorResponse(400, 1),
      },
      attempt(malformed),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 400, code: 1 } });
  });

  it('rate-limits sign-ins and returns the seconds to wait', async () => {
    const result = await addInteraction(
      {
        given: 'too many sign-ins were tried',
        description: 'to sign in once too often',
        request: login(),
        response: tooManyRequests,
      },
      attempt(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });

  it('reports that the server is down', async () => {
    const result = await addInteraction(
      {
        given: 'the server is down',
        description: 'to sign in',
        request: login({ email: examples.email, password: examples.password }),
        response: errorResponse(503, 50),
      },
      attempt(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});
