import { Authenticator } from '../../../src/application/session/Authenticator';
import { signIn } from '../../../src/infrastructure/http/session/calls';
import { agree, type Agreement } from '../support/agree';
import { refusal, tooManyRequests } from '../support/agreements';
import { answerOf } from '../support/answers';
import { examples } from '../support/examples';
import { provided } from '../support/matching';
import { siteAt } from '../support/site';

const { newAccessToken, newRefreshToken } = examples;

describe('signing in', () => {
  const email = provided('${email}', examples.email);
  const password = provided('${password}', examples.password);
  const login = (credentials: object = {}): Agreement['request'] => ({
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
  const tokens = answerOf(signIn, { accessToken: newAccessToken, refreshToken: newRefreshToken });
  const signedIn = { ok: true, value: { token: newAccessToken, refreshToken: newRefreshToken } };

  it('SE-06 sends email, password, an empty code, the device and the source, and takes the tokens', async () => {
    const result = await agree(
      {
        given: 'a player with password exists',
        asking: 'to sign in with the right password',
        request: login(),
        answer: tokens,
      },
      attempt(),
    );
    expect(result).toEqual(signedIn);
  });

  it('takes a recovery code in place of the six digits', async () => {
    const { recoveryCode } = examples;
    const result = await agree(
      {
        given: 'a player with recovery codes exists',
        asking: 'to sign in with a recovery code',
        request: login({ otp: provided('${recoveryCode}', recoveryCode) }),
        answer: tokens,
      },
      attempt({ otp: recoveryCode }),
    );
    expect(result).toEqual(signedIn);
  });

  it('SE-06 a wrong password is refused with the status and code 100', async () => {
    const wrong = { password: 'Wrong-password-1' };
    const result = await agree(
      {
        given: 'a player with password exists',
        asking: 'to sign in with a wrong password',
        request: login(wrong),
        answer: refusal(400, 100),
      },
      attempt(wrong),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 400, code: 100 } });
  });

  it('SE-06 an unknown email is refused in the same way as a wrong password', async () => {
    const result = await agree(
      {
        given: 'no player exists',
        asking: 'to sign in with an e-mail that nobody has',
        request: login(),
        answer: refusal(400, 100),
      },
      attempt(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 400, code: 100 } });
  });

  it('SE-03 code 107 asks for the six digits', async () => {
    const result = await agree(
      {
        given: 'a player with two-factor on exists',
        asking: 'to sign in without the six digits',
        request: login(),
        answer: refusal(400, 107),
      },
      attempt(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'two-factor' } });
  });

  it('SE-04 a second code 107 means that the six digits were wrong', async () => {
    const wrong = { otp: '000000' };
    const result = await agree(
      {
        given: 'a player with two-factor on exists',
        asking: 'to sign in with six wrong digits',
        request: login(wrong),
        answer: refusal(400, 107),
      },
      attempt(wrong),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'two-factor' } });
  });

  it('SE-03 the right six digits give the tokens', async () => {
    const result = await agree(
      {
        given: 'a player with two-factor on exists',
        asking: 'to sign in with the right six digits',
        request: login({ otp: provided('${otp}', examples.otp) }),
        answer: tokens,
      },
      attempt({ otp: examples.otp }),
    );
    expect(result).toEqual(signedIn);
  });

  it('SE-05 code 109 means that the account is not confirmed', async () => {
    const result = await agree(
      {
        given: 'an unconfirmed account exists',
        asking: 'to sign in to an account that is not confirmed',
        request: login(),
        answer: refusal(400, 109),
      },
      attempt(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'unconfirmed' } });
  });

  it('SE-06 a suspended account is refused with the status and code 110', async () => {
    const result = await agree(
      {
        given: 'a suspended account exists',
        asking: 'to sign in to a suspended account',
        request: login(),
        answer: refusal(400, 110),
      },
      attempt(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 400, code: 110 } });
  });

  it('SE-06 a malformed email is refused with the status and code 1', async () => {
    const malformed = { email: 'not-an-email' };
    const result = await agree(
      {
        given: 'a player with password exists',
        asking: 'to sign in with a malformed e-mail',
        request: login(malformed),
        answer: refusal(400, 1),
      },
      attempt(malformed),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 400, code: 1 } });
  });

  it('too many sign-ins are refused with the seconds to wait', async () => {
    const result = await agree(
      {
        given: 'too many sign-ins were tried',
        asking: 'to sign in once too often',
        request: login(),
        answer: tooManyRequests,
      },
      attempt(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });

  it('reports a server that is down', async () => {
    const result = await agree(
      {
        given: 'the server is down',
        asking: 'to sign in',
        request: login({ email: examples.email, password: examples.password }),
        answer: refusal(503, 50),
      },
      attempt(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});
