import { generalRefusals } from '../shared/generalRefusals';
import { isSameEmail } from '../shared/spellings';

export const mailingRefusals = {
  forbidden: generalRefusals.forbidden,
  'unknown-interest': { status: 404, code: 160 },
} as const;

/** Refusal to read the preferences of an email address (PM-01). */
export const recordRefusal = (ownEmail: string, requestedEmail: string): 'forbidden' | undefined =>
  isSameEmail(ownEmail, requestedEmail) ? undefined : 'forbidden';

/** @param areOffered whether the interests to change exist in their categories */
export const preferencesRefusal = (
  ownEmail: string,
  requestedEmail: string,
  areOffered: boolean,
): 'forbidden' | 'unknown-interest' | undefined =>
  recordRefusal(ownEmail, requestedEmail) ?? (areOffered ? undefined : 'unknown-interest');
