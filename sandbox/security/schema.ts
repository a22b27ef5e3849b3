import { Type } from '@fastify/type-provider-typebox';
import { LanguageCode } from '../profile/schema';
import { Email } from '../session/schema';

const strict = { additionalProperties: false };

export const InLanguage = Type.Object({ lang: Type.Optional(LanguageCode) });

export const ResetRequest = Type.Object({ email: Email }, strict);

export const ResetKey = Type.Object({ key: Type.String({ maxLength: 128 }) });

export const ResetInfo = Type.Object({ email: Type.String(), mfaEnabled: Type.Boolean() });

export const NewPassword = Type.Object(
  {
    /** Eight characters to 128 of any kind (D-20). */
    password: Type.String({ minLength: 8, maxLength: 128 }),
    disableMFA: Type.Boolean(),
  },
  strict,
);
