import type { Referral } from './Selection';

/** Longer ones are nobody's. */
const longest = 200;

/** Who sent a visitor, by the query of their link; only when it names both (BU-06). */
export const referralIn = (query: string): Referral | undefined => {
  const parameters = new URLSearchParams(query);
  const ref = parameters.get('ref')?.trim() ?? '';
  const siteId = parameters.get('siteid')?.trim() ?? '';
  return isUsable(ref) && isUsable(siteId) ? { ref, siteId } : undefined;
};

const isUsable = (value: string): boolean => value !== '' && value.length <= longest;

export const longestReferralCode = 36;

/** A recommending player's code as typed or linked; nothing when it can be none (CF-02). */
export const referralCodeIn = (typed: string | null | undefined): string | undefined => {
  const code = typed?.trim() ?? '';
  return code === '' || code.length > longestReferralCode ? undefined : code;
};
