import { Type } from '@fastify/type-provider-typebox';
import { CurrentPassword } from '../session/schema';
import { typed } from '../platform/typedText';

export const PasswordChange = Type.Object(
  {
    /** The route checks the password rule, because it has a message for the player. */
    password: CurrentPassword,
    currentPassword: CurrentPassword,
  },
  { additionalProperties: false },
);

export const TwoFactorSetup = Type.Object({ seed: Type.String(), provisionUri: Type.String() });

/** Accepts any format, because a malformed code is treated like a wrong code. */
export const TwoFactorCode = Type.Object(
  { code: typed('secondFactor', { maxLength: 64 }) },
  { additionalProperties: false },
);

/** Must contain either the password or a recovery code; the route checks this. */
export const TurnOff = Type.Object(
  {
    password: Type.Optional(CurrentPassword),
    recoveryCode: Type.Optional(typed('secondFactor', { maxLength: 64 })),
  },
  { additionalProperties: false },
);

export const RecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) });

export const RecoveryCodesLeft = Type.Object({
  left: Type.Integer(),
  createdAt: Type.Union([Type.String(), Type.Null()]),
});
