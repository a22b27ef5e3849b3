import { Type } from '@fastify/type-provider-typebox';

export const ResetKey = Type.Object({ key: Type.String({ maxLength: 128 }) });

export const ResetInfo = Type.Object({ email: Type.String(), mfaEnabled: Type.Boolean() });

export const NewPassword = Type.Object(
  {
    /** 8 to 128 characters of any kind (D-20). */
    password: Type.String({ minLength: 8, maxLength: 128 }),
    disableMFA: Type.Boolean(),
  },
  { additionalProperties: false },
);
