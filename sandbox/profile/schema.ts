import { Type } from '@fastify/type-provider-typebox';

export const LanguageCode = Type.Union([Type.Literal('en'), Type.Literal('fr'), Type.Literal('de')]);

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
