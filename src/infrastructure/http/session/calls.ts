import {
  lenient,
  boolean,
  ignored,
  isoDate,
  jwt,
  listOf,
  optional,
  pattern,
  shape,
  string,
  text,
  line,
  secret,
} from '#application/shared/rules';
import { signInRefusals } from '#domain/session/signInRefusals';
import { call } from '../shared/call';
import { language } from '../shared/calls';

/** Response to registration and token renewal. */
export const tokenPair = shape({ token: jwt(), refreshToken: text() });

export const signIn = call({
  method: 'POST',
  path: '/api/auth/login',
  as: 'anyone',
  body: shape({
    email: line(),
    password: secret(),
    otp: line(),
    device: line(),
    source: line(),
  }),
  answer: shape({ accessToken: jwt(), refreshToken: text() }),
  rejections: { refusals: signInRefusals, checksStatus: true },
});

/** The bearer token may have expired. */
export const refreshTokens = call({
  method: 'POST',
  path: '/api/auth/refresh',
  as: 'holder',
  body: shape({ token: line() }),
  answer: tokenPair,
  rejections: { other: () => ({ kind: 'refresh-refused' }) as const },
});

/**
 * Revokes the family of the refresh token, which is the credential. Our extension of the API: a back end without it
 * responds with 404.
 */
export const signOut = call({
  method: 'POST',
  path: '/api/auth/logout',
  as: 'anyone',
  body: shape({ token: line() }),
  answer: ignored,
});

export const findCertificate = call({
  method: 'GET',
  path: '/api/auth/certificate',
  as: 'anyone',
  answer: pattern(/^[\s\S]*-----BEGIN CERTIFICATE-----[\s\S]*$/),
});

const profileField = lenient(string(), optional(string()));

const profileFieldRules = {
  displayName: profileField,
  email: profileField,
  addressStreet: profileField,
  addressCity: profileField,
  addressPostcode: profileField,
  addressState: profileField,
  addressCountry: profileField,
  emailChangeIsPending: lenient(boolean(), optional(boolean())),
  pendingEmail: optional(text()),
  /** Version that an edit sends back as `If-Match`. A back end without versions accepts every edit. */
  profileVersion: lenient(text(), optional(text())),
};

/** Response that contains a profile. `profileFrom` parses it. */
export const profileResponse = shape({ firstName: string(), lastName: string(), ...profileFieldRules });

/** Finds a player. The session uses the player's details; the profile page uses the other fields. */
export const findPlayer = call({
  method: 'GET',
  path: '/api/users/{playerId}',
  as: 'player',
  answer: shape({
    firstName: string(),
    lastName: string(),
    language: lenient(language, string()),
    mfaEnabled: boolean(),
    hasMyDUAccess: boolean(),
    ownership: listOf(string()),
    discordName: optional(lenient(text(), string())),
    discordDiscriminator: optional(string()),
    steamId: optional(lenient(text(), string())),
    passwordResetDueAt: optional(isoDate({ strict: true })),
    ...profileFieldRules,
  }),
});
