import { cleanReferralCode } from '../shared/spellings';
import { safeDecode } from '../shared/safeDecode';

/** Query parameter of a recruiter's link. */
export const recruiterQuery = 'recruiter';

/** Code that is sent if the link has no valid code. No player has this name. */
export const placeholderCode = 'no-code';

const maxCodeLength = 64;

/**
 * Returns the code from a pasted link (RC-01): the value of the parameter `recruiter`, or else of the first parameter.
 * Returns the placeholder if the code is empty, too long, or consists of dots, which would change the path.
 */
export const parseRecruiterCode = (link: string): string => {
  const at = link.search(/[?&]recruiter=/);
  const [, typed = ''] = /=([^&#]*)/.exec(at === -1 ? link : link.slice(at)) ?? [];
  const code = cleanReferralCode(safeDecode(typed) ?? typed);
  return code === '' || code.length > maxCodeLength || /^\.+$/.test(code) ? placeholderCode : code;
};

/** @param signup URL of the sign-up page */
export const recruiterLink = (signup: string, code: string): string =>
  `${signup}?recruiter=${encodeURIComponent(code)}`;
