import {
  boolean,
  integer,
  isoDate,
  jwt,
  listOf,
  noContent,
  optional,
  shape,
  text,
  line,
  secret,
} from '#application/shared/rules';
import { passkeyRefusals, playerSessionRefusals, proofRefusals } from '#domain/devices/deviceRefusals';
import { call } from '../shared/call';

export const listSessions = call({
  method: 'GET',
  path: '/api/me/sessions',
  as: 'player',
  answer: listOf(
    shape({
      id: text(),
      browser: optional(text()),
      system: optional(text()),
      country: optional(text()),
      createdAt: isoDate({ strict: true }),
      lastUsedAt: isoDate({ strict: true }),
      isCurrent: boolean(),
    }),
  ),
});

export const endSession = call({
  method: 'DELETE',
  path: '/api/me/sessions/{sessionId}',
  as: 'player',
  answer: noContent,
  rejections: { refusals: playerSessionRefusals, checksStatus: true },
});

/** Ends all sessions except the one that the request's token belongs to. */
export const endOtherSessions = call({
  method: 'DELETE',
  path: '/api/me/sessions',
  as: 'player',
  answer: noContent,
});

const assertion = shape({
  credentialId: line(),
  clientData: line(),
  authenticatorData: line(),
  signature: line(),
});

/** Proves the player's identity with a password, a code or a passkey. */
export const proveIdentity = call({
  method: 'POST',
  path: '/api/auth/proof',
  as: 'player',
  body: shape({ password: optional(secret()), otp: optional(line()), passkey: optional(assertion) }),
  answer: noContent,
  rejections: { refusals: proofRefusals, checksStatus: true },
});

const passkey = shape({
  id: text(),
  name: text(),
  createdAt: isoDate({ strict: true }),
  lastUsedAt: optional(isoDate({ strict: true })),
});

export const listPasskeys = call({
  method: 'GET',
  path: '/api/me/passkeys',
  as: 'player',
  answer: listOf(passkey),
});

export const requestPasskey = call({
  method: 'POST',
  path: '/api/me/passkeys/options',
  as: 'player',
  answer: shape({
    challenge: text(),
    site: shape({ id: text(), name: text() }),
    user: shape({ id: text(), name: text(), displayName: text() }),
    algorithms: listOf(integer()),
    known: listOf(text()),
  }),
});

const { 'passkey-refused': passkeyRefused, ...removalRefusals } = passkeyRefusals;

const refusedPasskey = { refusals: { 'passkey-refused': passkeyRefused }, checksStatus: true } as const;

export const addPasskey = call({
  method: 'POST',
  path: '/api/me/passkeys',
  as: 'player',
  body: shape({ name: line(), credentialId: line(), clientData: line(), attestation: line() }),
  answer: passkey,
  rejections: refusedPasskey,
});

export const renamePasskey = call({
  method: 'PATCH',
  path: '/api/me/passkeys/{passkeyId}',
  as: 'player',
  body: shape({ name: line() }),
  answer: noContent,
  rejections: {
    refusals: { 'unknown-passkey': passkeyRefusals['unknown-passkey'] },
    checksStatus: true,
  },
});

export const removePasskey = call({
  method: 'DELETE',
  path: '/api/me/passkeys/{passkeyId}',
  as: 'player',
  answer: noContent,
  rejections: { refusals: removalRefusals },
});

export const requestAssertion = call({
  method: 'POST',
  path: '/api/auth/passkey/options',
  as: 'anyone',
  body: shape({ email: line() }),
  answer: shape({ challenge: text(), siteId: text(), allowed: listOf(text()) }),
});

export const signInWithPasskey = call({
  method: 'POST',
  path: '/api/auth/passkey',
  as: 'anyone',
  body: shape({
    credentialId: line(),
    clientData: line(),
    authenticatorData: line(),
    signature: line(),
    device: line(),
    source: line(),
  }),
  answer: shape({ accessToken: jwt(), refreshToken: text() }),
  rejections: refusedPasskey,
});
