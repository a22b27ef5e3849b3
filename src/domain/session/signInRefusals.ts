import type { AccountStatus } from './AccountStatus';

export const signInRefusals = {
  'wrong-credentials': { status: 400, code: 100 },
  'two-factor': { status: 400, code: 107 },
  unconfirmed: { status: 400, code: 109 },
  suspended: { status: 400, code: 110 },
} as const;

/** Refusals of a token pair that cannot be renewed. */
export const renewalRefusals = {
  'session-expired': { status: 401, code: 111 },
} as const;

/** Refusal of a player who has proven that the account is theirs. */
export const accountRefusal = (status: AccountStatus): 'unconfirmed' | 'suspended' | undefined =>
  status === 'unconfirmed' || status === 'suspended' ? status : undefined;

/**
 * Refusal of a sign-in by password, before the second factor is checked (SE-06).
 * @param status undefined if no account has the email
 */
export const signInRefusal = (
  status: AccountStatus | undefined,
  isRightPassword: boolean,
): 'wrong-credentials' | 'unconfirmed' | 'suspended' | undefined => {
  if (status === undefined || status === 'ghost' || !isRightPassword) return 'wrong-credentials';
  return accountRefusal(status);
};
