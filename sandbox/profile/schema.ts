import { Type } from '@fastify/type-provider-typebox';
import { languages, type Language } from '../../src/domain/language/Locale';

export const LanguageCode = Type.Unsafe<Language>({ type: 'string', enum: [...languages] });

const orNull = Type.Union([Type.String(), Type.Null()]);

export const User = Type.Object({
  id: Type.String(),
  displayName: Type.String(),
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  username: Type.String(),
  communityId: Type.String(),
  joinedAt: Type.String(),
  role: Type.Union([Type.String(), Type.Array(Type.String())]),
  mfaEnabled: Type.Boolean(),
  language: LanguageCode,
  ownership: Type.Array(Type.String()),
  hasMyDUAccess: Type.Boolean(),
  steamId: orNull,
  pendingEmail: orNull,
  emailChangeIsPending: Type.Boolean(),
});
