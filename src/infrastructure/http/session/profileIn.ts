import { profileFields, type Profile, type ProfileValues } from '../../../domain/profile/Profile';
import type { Accepted } from '../shared/rules';
import type { profileAnswer } from './calls';

/** Fields that an older back end does not send are empty. */
export const profileIn = (answer: Accepted<typeof profileAnswer>): Profile => ({
  values: Object.fromEntries(
    profileFields.map((field) => [field, answer[field] ?? '']),
  ) as unknown as ProfileValues,
  ...(answer.emailChangeIsPending && {
    emailChange: { ...(answer.pendingEmail && { to: answer.pendingEmail }) },
  }),
  ...(answer.profileVersion && { version: answer.profileVersion }),
});
