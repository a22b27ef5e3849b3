import { call } from '../shared/call';
import { boolean, isoDate, listOf, noContent, optional, shape, string, text } from '../shared/rules';

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
  rejections: { status: 404, codes: { 151: { kind: 'unknown-session' } } },
});

/** All but the one whose token it carries. */
export const endOtherSessions = call({
  method: 'DELETE',
  path: '/api/me/sessions',
  as: 'player',
  answer: noContent,
});

export const assertion = shape({
  credentialId: string(),
  clientData: string(),
  authenticatorData: string(),
  signature: string(),
});

/** One of the three proves who the player is. */
export const giveProof = call({
  method: 'POST',
  path: '/api/auth/proof',
  as: 'player',
  body: shape({ password: optional(string()), otp: optional(string()), passkey: optional(assertion) }),
  answer: noContent,
  rejections: {
    status: 400,
    codes: { 107: { kind: 'wrong-proof' }, 114: { kind: 'wrong-proof' }, 154: { kind: 'wrong-proof' } },
  },
});
