import { Authenticator } from '#application/session/Authenticator';
import { signIn } from '#infrastructure/http/session/calls';
import { describeInteractions, outage, rateLimit, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { supplied } from '../support/providerStateValues';

const { newAccessToken, newRefreshToken: refreshToken, device } = examples;
const withPassword = 'a player with password exists';
const withTwoFactor = 'a player with two-factor on exists';
const signedIn = succeeds(
  { token: newAccessToken, refreshToken },
  { accessToken: newAccessToken, refreshToken },
);

describeInteractions(
  signIn,
  {
    requirement: 'SE-06',
    description: 'to sign in',
    values: { email: supplied('email'), password: supplied('password'), otp: '' },
    request: (credentials) => ({ body: { ...credentials, device, source: 'WWW' } }),
    send: (site, credentials) => site.get(Authenticator).signIn(credentials),
  },
  [
    [withPassword, signedIn, { description: 'to sign in with the right password' }],
    [
      'a player with recovery codes exists',
      signedIn,
      { description: 'to sign in with a recovery code', values: { otp: supplied('recoveryCode') } },
    ],
    [
      withPassword,
      rejects(400, 100, 'wrong-credentials'),
      { description: 'to sign in with a wrong password', values: { password: 'Wrong-password-1' } },
    ],
    [
      'no player exists',
      rejects(400, 100, 'wrong-credentials'),
      { description: 'to sign in with an e-mail that nobody has' },
    ],
    [
      withTwoFactor,
      rejects(400, 107, 'two-factor'),
      { requirement: 'SE-03', description: 'to sign in without the six digits' },
    ],
    [
      withTwoFactor,
      rejects(400, 107, 'two-factor'),
      {
        requirement: 'SE-04',
        description: 'to sign in with six wrong digits',
        values: { otp: '000000' },
      },
    ],
    [
      withTwoFactor,
      signedIn,
      {
        requirement: 'SE-03',
        description: 'to sign in with the right six digits',
        values: { otp: supplied('otp') },
      },
    ],
    [
      'an unconfirmed account exists',
      rejects(400, 109, 'unconfirmed'),
      { requirement: 'SE-05', description: 'to sign in to an account that is not confirmed' },
    ],
    [
      'a suspended account exists',
      rejects(400, 110, 'suspended'),
      { description: 'to sign in to a suspended account' },
    ],
    [
      withPassword,
      rejects(400, 1),
      { description: 'to sign in with a malformed e-mail', values: { email: 'not-an-email' } },
    ],
    ['too many sign-ins were tried', rateLimit, { description: 'to sign in once too often' }],
    ['the server is down', outage],
  ],
);
