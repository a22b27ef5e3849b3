import { Type } from '@fastify/type-provider-typebox';
import { recoveryCodePattern } from '#domain/security/recoveryCode';
import { emailPattern, maxEmailLength, maxPasswordLength } from '#domain/shared/patterns';
import { exact, typed } from '../platform/typedText';

export const Email = typed('email', { maxLength: maxEmailLength, pattern: emailPattern });

/** A stored password in another Unicode form can have up to four times as many code units as in NFC. */
export const CurrentPassword = typed('secret', { minLength: 1, maxLength: 4 * maxPasswordLength });

export const Login = Type.Object(
  {
    email: Email,
    password: CurrentPassword,
    /** Empty before the player is prompted for a code; then six digits or a recovery code. */
    otp: typed('secondFactor', { pattern: `^(\\d{6}|${recoveryCodePattern})?$` }),
    device: Type.String({ format: 'uuid' }),
    source: Type.Literal('WWW'),
  },
  { additionalProperties: false },
);

export const SignedIn = Type.Object({
  accessToken: Type.String(),
  refreshToken: Type.String(),
  communityId: Type.String(),
});

export const Refresh = Type.Object(
  { token: exact({ minLength: 1, maxLength: 512 }) },
  { additionalProperties: false },
);

export const RefreshedTokens = Type.Object({ token: Type.String(), refreshToken: Type.String() });

/** PEM of an X.509 certificate. */
export const Certificate = Type.String();
