import { Type } from '@fastify/type-provider-typebox';
import { longestPasskeyName } from '../../src/domain/devices/Passkey';
import { Email } from '../session/schema';

const only = { additionalProperties: false };
const Binary = Type.String({ maxLength: 8192 });

/** Must contain something other than whitespace. */
const Name = Type.String({ maxLength: longestPasskeyName, pattern: '\\S' });

export const Passkey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  createdAt: Type.String(),
  lastUsedAt: Type.Union([Type.String(), Type.Null()]),
});

export const Creation = Type.Object({
  challenge: Type.String(),
  site: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  algorithms: Type.Array(Type.Integer()),
  known: Type.Array(Type.String()),
});

export const NewPasskey = Type.Object(
  { name: Name, credentialId: Binary, clientData: Binary, attestation: Binary },
  only,
);

export const Renaming = Type.Object({ name: Name }, only);

/** Without an email, any passkey of the site is accepted. */
export const AssertionWanted = Type.Object({ email: Type.Union([Email, Type.Literal('')]) }, only);

export const AssertionRequest = Type.Object({
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

export const Assertion = Type.Object(assertion, only);

export const PasskeySignIn = Type.Object(
  { ...assertion, device: Type.String({ format: 'uuid' }), source: Type.Literal('WWW') },
  only,
);
