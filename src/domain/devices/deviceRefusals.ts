import { passwordRefusals, twoFactorRefusals } from '../security/securityRefusals';

export const playerSessionRefusals = {
  'unknown-session': { status: 404, code: 151 },
} as const;

export const passkeyRefusals = {
  'unknown-passkey': { status: 404, code: 152 },
  'last-way-in': { status: 409, code: 153 },
  'passkey-refused': { status: 400, code: 154 },
} as const;

/** Refusals of reauthentication. */
export const proofRefusals = {
  'wrong-password': passwordRefusals['wrong-password'],
  'wrong-code': twoFactorRefusals['wrong-code'],
  'passkey-refused': passkeyRefusals['passkey-refused'],
} as const;

/** Refusal of a sensitive call whose session has no recent authentication. */
export const stepUpRefusals = {
  'proof-needed': { status: 403, code: 150 },
} as const;

const proofMilliseconds = 15 * 60_000;

/** Whether sensitive calls are accepted without reauthentication. */
export const isRecentProof = (provedAt: Date | undefined, now: Date): boolean =>
  provedAt !== undefined && now.getTime() - provedAt.getTime() <= proofMilliseconds;

/** @param passkeyIds all passkeys of the player */
export const passkeyRemovalRefusal = (
  id: string,
  passkeyIds: readonly string[],
  hasPassword: boolean,
): 'unknown-passkey' | 'last-way-in' | undefined => {
  if (!passkeyIds.includes(id)) return 'unknown-passkey';
  return hasPassword || passkeyIds.length > 1 ? undefined : 'last-way-in';
};
