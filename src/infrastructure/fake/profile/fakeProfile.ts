import { profileFields, type Profile, type ProfileValues } from '#domain/profile/Profile';
import type { FakePerson } from '../backend/people';

/** Returns the new, unconfirmed email address, or undefined once the change has expired. */
export const pendingEmailOf = ({ pendingEmail, pendingUntil }: FakePerson, now: Date): string | undefined =>
  pendingUntil !== undefined && Date.parse(pendingUntil) <= now.getTime() ? undefined : pendingEmail;

/** Cancels a pending change of the email. */
export const removePendingEmail = (person: FakePerson): void => {
  delete person.pendingEmail;
  delete person.pendingUntil;
  delete person.pendingSince;
};

export const fakeProfileOf = (person: FakePerson, now: Date): Profile => {
  const values = Object.fromEntries(
    profileFields.map((field) => [field, person[field]]),
  ) as unknown as ProfileValues;
  const pending = pendingEmailOf(person, now);
  return {
    values,
    ...(pending !== undefined && { emailChange: { to: pending } }),
    version: JSON.stringify([values, pending]),
  };
};
