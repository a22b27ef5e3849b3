import { Type } from '@fastify/type-provider-typebox';
import { recoveryCodePattern } from '#domain/security/recoveryCode';
import { emailPattern, maxEmailLength } from '#domain/shared/patterns';

export const Email = Type.String({ maxLength: maxEmailLength, pattern: emailPattern });

export const Login = Type.Object(
  {
    email: Email,
    password: Type.String({ minLength: 1, maxLength: 128 }),
    /** Empty before the player is prompted for a code; then six digits or a recovery code. */
    otp: Type.String({ pattern: `^(\\d{6}|${recoveryCodePattern})?$` }),
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
  { token: Type.String({ minLength: 1, maxLength: 512 }) },
  { additionalProperties: false },
);

export const RefreshedTokens = Type.Object({ token: Type.String(), refreshToken: Type.String() });

/** PEM of an X.509 certificate. */
export const Certificate = Type.String();
