export interface TokenClaims {
  readonly id: string;
  readonly displayName: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly expiresAt: Date;
}

/** Parses the role claim, which is either a string or a list. */
export const parseRoles = (claim: unknown): readonly string[] => {
  if (typeof claim === 'string') return claim === '' ? [] : [claim];
  return Array.isArray(claim) ? claim.filter((role): role is string => typeof role === 'string') : [];
};
