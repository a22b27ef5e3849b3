import type { AccountStatus } from '../session/AccountStatus';
import { isEmail } from '../shared/patterns';
import { isSameEmail } from '../shared/spellings';

/** `text` is the key of the text on the account pages. The server sends it as the error of a field. */
export const recruiterRefusals = {
  'unknown-recruiter': { status: 404, code: 123, text: 'error_recruiter_unknown' },
  'own-recruiter': { status: 409, code: 126, text: 'error_recruiter_self' },
  'has-recruiter': { status: 409, code: 125, text: 'error_recruiter_linked' },
  /** The player joined too long ago. */
  'not-recruitable': { status: 403, code: 128, text: 'error_recruiter_late' },
  /** The player has recruited the recruiter, directly or through other recruits. */
  'recruiter-cycle': { status: 409, code: 127, text: 'error_recruiter_circle' },
} as const;

export const invitationRefusals = {
  'malformed-email': { status: 400, code: 210, text: 'error_email_invalid' },
  'own-email': { status: 409, code: 126, text: 'error_email_own' },
} as const;

export type RecruiterRefusal = keyof typeof recruiterRefusals;

/** Whether the account of a referral code can recruit players. */
export const canRecruit = (status: AccountStatus | undefined): boolean => status === 'active';

/** Returns why a player does not become a recruit of another player (RC-01). */
export const recruiterRefusal = (link: {
  readonly playerId: string;
  /** Undefined if no active player has the code. */
  readonly recruiterId: string | undefined;
  readonly hasRecruiter: boolean;
  readonly isRecruitable: boolean;
  /** Whether the player has recruited the recruiter, directly or through other recruits. */
  readonly isCycle: boolean;
}): RecruiterRefusal | undefined => {
  if (link.recruiterId === undefined) return 'unknown-recruiter';
  if (link.recruiterId === link.playerId) return 'own-recruiter';
  if (link.hasRecruiter) return 'has-recruiter';
  if (!link.isRecruitable) return 'not-recruitable';
  return link.isCycle ? 'recruiter-cycle' : undefined;
};

/** Number of days after registration during which a player can link a recruiter. */
const recruitableDays = 30;

export const isRecruitable = (joinedAt: Date, now: Date): boolean =>
  now.getTime() - joinedAt.getTime() < recruitableDays * 86_400_000;

/** @param own email address of the player who sends the invitation */
export const invitationRefusal = (
  email: string,
  own: string,
): keyof typeof invitationRefusals | undefined => {
  if (!isEmail(email)) return 'malformed-email';
  return isSameEmail(email, own) ? 'own-email' : undefined;
};
