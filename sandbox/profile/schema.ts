import { Type, type Static } from '@fastify/type-provider-typebox';
import { profileFields } from '#domain/profile/Profile';
import { languages, type Language } from '#domain/language/Locale';

export const LanguageCode = Type.Unsafe<Language>({ type: 'string', enum: [...languages] });

const EditablePath = Type.Unsafe<string>({
  type: 'string',
  enum: [...profileFields.map((field) => `/${field}`), '/currentPassword'],
});

/** Changed fields, and the current password (document 3, §7). */
export const ProfileOperations = Type.Array(
  Type.Object(
    { op: Type.Literal('replace'), path: EditablePath, value: Type.String({ maxLength: 1024 }) },
    { additionalProperties: false },
  ),
  { minItems: 1, maxItems: 10 },
);

export type ProfileOperations = Static<typeof ProfileOperations>;

export const EmailChangeKey = Type.Object(
  { key: Type.String({ minLength: 1, maxLength: 128 }) },
  { additionalProperties: false },
);

export const UndoneEmailChange = Type.Object({ email: Type.String(), resetKey: Type.String() });
