import type { PasskeyAssertion } from '#domain/devices/Passkey';
import type { FakeBackend } from '../backend/FakeBackend';
import { isChallenge, type FakePasskey } from '../backend/passkeys';
import type { FakePerson } from '../backend/people';

export const allPasskeys = (backend: FakeBackend): readonly FakePasskey[] =>
  backend.people.flatMap(({ passkeys = [] }) => passkeys);

/**
 * Returns undefined for an unknown passkey, or for an assertion that belongs to another request.
 * Otherwise, updates the time when the passkey was last used.
 */
export const ownerOfAssertion = (
  backend: FakeBackend,
  { clientData, credentialId, signature }: PasskeyAssertion,
  now: Date,
): FakePerson | undefined => {
  if (!isChallenge(clientData, 'sign-in', now) || signature === '') return undefined;
  const isUsed = (passkey: FakePasskey): boolean => passkey.credentialId === credentialId;
  const owner = backend.find(({ passkeys }) => passkeys?.some(isUsed) ?? false);
  backend.change(() => {
    for (const used of owner?.passkeys?.filter(isUsed) ?? []) used.lastUsedAt = now.toISOString();
  });
  return owner;
};
