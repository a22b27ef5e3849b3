import { Type } from '@fastify/type-provider-typebox';

const CurrentPassword = Type.String({ minLength: 1, maxLength: 128 });

export const PasswordChange = Type.Object(
  {
    /** The route checks the password rule, because it has a message for the player. */
    password: Type.String({ minLength: 1, maxLength: 128 }),
    currentPassword: CurrentPassword,
  },
  { additionalProperties: false },
);

export const TwoFactorSetup = Type.Object({ seed: Type.String(), provisionUri: Type.String() });

/** Accepts any format, because a malformed code is treated like a wrong code. */
export const TwoFactorCode = Type.Object(
  { code: Type.String({ maxLength: 64 }) },
  { additionalProperties: false },
);

/** Must contain either the password or a recovery code; the route checks this. */
export const TurnOff = Type.Object(
  { password: Type.Optional(CurrentPassword), recoveryCode: Type.Optional(Type.String({ maxLength: 64 })) },
  { additionalProperties: false },
);

export const RecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) });

export const RecoveryCodesLeft = Type.Object({
  left: Type.Integer(),
  createdAt: Type.Union([Type.String(), Type.Null()]),
});
