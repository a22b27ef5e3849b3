import { Type } from '@fastify/type-provider-typebox';
import { maxPasskeyNameLength } from '#domain/devices/Passkey';
import { Email } from '../session/schema';
import { exact, typed } from '../platform/typedText';

const strict = { additionalProperties: false };
const Binary = exact({ maxLength: 8192 });

/** Must contain something other than whitespace. */
const Name = typed('name', { maxLength: maxPasskeyNameLength, pattern: '\\S' });

export const Passkey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  createdAt: Type.String(),
  lastUsedAt: Type.Union([Type.String(), Type.Null()]),
});

export const CreationOptions = Type.Object({
  challenge: Type.String(),
  site: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  algorithms: Type.Array(Type.Integer()),
  known: Type.Array(Type.String()),
});

export const NewPasskey = Type.Object(
  { name: Name, credentialId: Binary, clientData: Binary, attestation: Binary },
  strict,
);

export const Renaming = Type.Object({ name: Name }, strict);

/** The email changes nothing, so that the response does not reveal whether it belongs to an account. */
export const AssertionOptionsRequest = Type.Object({ email: Type.Union([Email, Type.Literal('')]) }, strict);

export const AssertionOptions = Type.Object({
  challenge: Type.String(),
  siteId: Type.String(),
  allowed: Type.Array(Type.String()),
});

const assertion = {
  credentialId: Binary,
  clientData: Binary,
  authenticatorData: Binary,
  signature: Binary,
};

export const Assertion = Type.Object(assertion, strict);

export const PasskeySignIn = Type.Object(
  { ...assertion, device: Type.String({ format: 'uuid' }), source: Type.Literal('WWW') },
  strict,
);
