import type { RuleValue } from '#application/shared/rules';
import { profileFields, type Profile, type ProfileValues } from '#domain/profile/Profile';
import type { profileResponse } from './calls';

/** Converts a profile response. Fields that an older back end does not send are empty. */
export const profileFrom = (answer: RuleValue<typeof profileResponse>): Profile => ({
  values: Object.fromEntries(
    profileFields.map((field) => [field, answer[field] ?? '']),
  ) as unknown as ProfileValues,
  ...(answer.emailChangeIsPending && {
    emailChange: { ...(answer.pendingEmail && { to: answer.pendingEmail }) },
  }),
  ...(answer.profileVersion && { version: answer.profileVersion }),
});
