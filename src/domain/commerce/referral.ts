import { recruiterQuery } from '../recruitment/recruiterLink';
import { codeInLink } from '../shared/codeInLink';
import { cleanReferralCode } from '../shared/spellings';
import type { Referral } from './PlanSelection';

/** Returns the referral only if the query contains both parameters (BU-06). */
export const parseReferral = (query: string): Referral | undefined => {
  const parameters = new URLSearchParams(query);
  const ref = cleanReferralCode(parameters.get('ref') ?? '');
  const siteId = cleanReferralCode(parameters.get('siteid') ?? '');
  return isReferrer(ref) && isReferrer(siteId) ? { ref, siteId } : undefined;
};

/** Whether the text can be a referrer: up to 200 characters, without lone surrogates, which have no URL encoding. */
export const isReferrer = (value: string): boolean => /^[^\p{Cs}]{1,200}$/u.test(value);

export const maxReferralCodeLength = 36;

/** Returns undefined if the input cannot be a code (CF-02). */
export const parseReferralCode = (typed: string | null | undefined): string | undefined => {
  const code = cleanReferralCode(typed ?? '');
  return code === '' || code.length > maxReferralCodeLength ? undefined : code;
};

/** Returns the code that a buyer entered. Truncates longer texts, so that the server reports an unknown code. */
export const enteredReferralCode = (typed: string): string | undefined =>
  parseReferralCode(cleanReferralCode(codeInLink(typed, recruiterQuery)).slice(0, maxReferralCodeLength));
