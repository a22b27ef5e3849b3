import type { Referral } from './PlanSelection';

/** Maximum length; longer values are ignored. */
const maxLength = 200;

/** Returns the referral only if the query contains both parameters (BU-06). */
export const parseReferral = (query: string): Referral | undefined => {
  const parameters = new URLSearchParams(query);
  const ref = parameters.get('ref')?.trim() ?? '';
  const siteId = parameters.get('siteid')?.trim() ?? '';
  return isUsable(ref) && isUsable(siteId) ? { ref, siteId } : undefined;
};

const isUsable = (value: string): boolean => value !== '' && value.length <= maxLength;

export const maxReferralCodeLength = 36;

/** Returns undefined if the input cannot be a code (CF-02). */
export const parseReferralCode = (typed: string | null | undefined): string | undefined => {
  const code = typed?.trim() ?? '';
  return code === '' || code.length > maxReferralCodeLength ? undefined : code;
};
