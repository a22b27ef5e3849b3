import { call } from '../shared/call';
import { language } from '../shared/calls';
import {
  agreed,
  boolean,
  ignored,
  jwt,
  listOf,
  optional,
  pattern,
  shape,
  string,
  text,
} from '../shared/rules';

/** The answer to registration and renewal. */
export const tokenPair = shape({ token: jwt(), refreshToken: text() });

export const signIn = call({
  method: 'POST',
  path: '/api/auth/login',
  as: 'anyone',
  body: shape({
    email: string(),
    password: string(),
    otp: string(),
    device: string(),
    source: string(),
  }),
  answer: shape({ accessToken: jwt(), refreshToken: text() }),
  rejections: { status: 400, codes: { 107: { kind: 'two-factor' }, 109: { kind: 'unconfirmed' } } },
});

/** The bearer may have expired. */
export const refreshTokens = call({
  method: 'POST',
  path: '/api/auth/refresh',
  as: 'holder',
  body: shape({ token: string() }),
  answer: tokenPair,
  rejections: { other: () => ({ kind: 'refresh-refused' }) as const },
});

/** Ends the refresh family. Our addition: a back end without it answers 404. */
export const signOut = call({
  method: 'POST',
  path: '/api/auth/logout',
  as: 'holder',
  body: shape({ token: string() }),
  answer: ignored,
  swallow: { into: undefined },
});

export const findCertificate = call({
  method: 'GET',
  path: '/api/auth/certificate',
  as: 'anyone',
  answer: pattern(/^[\s\S]*-----BEGIN CERTIFICATE-----[\s\S]*$/),
});

const profileField = agreed(string(), optional(string()));

const profileFieldRules = {
  displayName: profileField,
  email: profileField,
  addressStreet: profileField,
  addressCity: profileField,
  addressPostcode: profileField,
  addressState: profileField,
  addressCountry: profileField,
  emailChangeIsPending: agreed(boolean(), optional(boolean())),
  pendingEmail: optional(text()),
  /** Sent back as If-Match by an edit; a back end without it accepts every edit. */
  profileVersion: agreed(text(), optional(text())),
};

/** Of a profile; `profileIn` reads it. */
export const profileAnswer = shape({ firstName: string(), lastName: string(), ...profileFieldRules });

/** The session reads the details, the profile page the rest. */
export const findPlayer = call({
  method: 'GET',
  path: '/api/users/{playerId}',
  as: 'player',
  answer: shape({
    firstName: string(),
    lastName: string(),
    language: agreed(language, string()),
    mfaEnabled: boolean(),
    hasMyDUAccess: boolean(),
    ownership: listOf(string()),
    discordName: optional(agreed(text(), string())),
    discordDiscriminator: optional(string()),
    steamId: optional(agreed(text(), string())),
    ...profileFieldRules,
  }),
});
