import { Type, type Static } from '@fastify/type-provider-typebox';
import { profileFields } from '#domain/profile/Profile';
import { languages, type Language } from '#domain/language/Locale';
import { endedKinds, type EndedSetup } from '#domain/security/EndedSetup';
import { exact } from '../platform/typedText';

export const LanguageCode = Type.Unsafe<Language>({ type: 'string', enum: [...languages] });

const EditablePath = Type.Unsafe<string>({
  type: 'string',
  enum: [...profileFields.map((field) => `/${field}`), '/currentPassword'],
});

/** `readEdit` cleans the values, because their kinds depend on the path. */
/** Changed fields, and the current password (document 3, §7). */
export const ProfileOperations = Type.Array(
  Type.Object(
    {
      op: Type.Literal('replace'),
      path: EditablePath,
      value: exact({ maxLength: 1024, isCheckedByHandler: true }),
    },
    { additionalProperties: false },
  ),
  { minItems: 1, maxItems: 10 },
);

export type ProfileOperations = Static<typeof ProfileOperations>;

export const EmailChangeKey = Type.Object(
  { key: exact({ minLength: 1, maxLength: 128 }) },
  { additionalProperties: false },
);

const Ended = Type.Object({
  kind: Type.Unsafe<EndedSetup['kind']>({ type: 'string', enum: [...endedKinds] }),
  name: Type.Optional(Type.String()),
});

export const UndoneEmailChange = Type.Object({
  email: Type.String(),
  resetKey: Type.String(),
  /** What was set up since the change, and was therefore ended. */
  ended: Type.Array(Ended),
});
