import { Type } from '@fastify/type-provider-typebox';
import { exact, typed } from '../platform/typedText';

export const ResetKey = Type.Object({ key: exact({ maxLength: 128 }) });

export const ResetInfo = Type.Object({ email: Type.String(), mfaEnabled: Type.Boolean() });

export const WaitingPassword = Type.Object(
  { password: typed('secret', { minLength: 8, maxLength: 128 }) },
  { additionalProperties: false },
);

export const ResetWait = Type.Object({ dueAt: Type.String() });

export const StopKey = Type.Object(
  { key: exact({ minLength: 1, maxLength: 128 }) },
  { additionalProperties: false },
);

export const NewPassword = Type.Object(
  {
    /** 8 to 128 characters of any kind (D-20). */
    password: typed('secret', { minLength: 8, maxLength: 128 }),
    disableMFA: Type.Boolean(),
    /** Accepts any format, because a malformed code is treated like a wrong code. */
    recoveryCode: Type.Optional(typed('secondFactor', { maxLength: 64 })),
  },
  { additionalProperties: false },
);
