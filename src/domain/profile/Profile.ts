import { countryCodes } from './countries';
import { isLine } from '../shared/lines';
import { isDisplayName, isEmail, maxEmailLength, maxNameLength } from '../shared/patterns';
import { cleanDisplayName, cleanEmail, cleanName, isSameEmail } from '../shared/spellings';

export const profileFields = [
  'firstName',
  'lastName',
  'displayName',
  'email',
  'addressStreet',
  'addressCity',
  'addressPostcode',
  'addressState',
  'addressCountry',
] as const;

export type ProfileField = (typeof profileFields)[number];

/** `addressCountry` is an ISO 3166-1 alpha-2 code or empty. */
export type ProfileValues = Readonly<Record<ProfileField, string>>;

export interface Profile {
  readonly values: ProfileValues;
  /** Set while an email change is pending; the new email may be unknown. */
  readonly emailChange?: { readonly to?: string };
  /** Version of the values. The server rejects edits of an outdated version. Absent if the back end has no versions. */
  readonly version?: string;
}

export interface ProfileChange {
  readonly field: ProfileField;
  readonly value: string;
}

export type ProfileProblem = 'required' | 'too-long' | 'invalid' | 'own-email';

export type ProfileProblems = Partial<Readonly<Record<ProfileField, ProfileProblem>>>;

const maxAddressLength = 254;

const everyField = (value: (field: ProfileField) => string): ProfileValues =>
  Object.fromEntries(profileFields.map((field) => [field, value(field)])) as unknown as ProfileValues;

export const emptyProfileValues: ProfileValues = everyField(() => '');

export const cleanProfileValue = (field: ProfileField, typed: string): string => {
  if (field === 'displayName') return cleanDisplayName(typed);
  return field === 'email' ? cleanEmail(typed) : cleanName(typed);
};

/** Returns only the changed fields. The email is omitted while an email change is pending (PF-01). */
export const profileChanges = (
  { values, emailChange }: Profile,
  typed: ProfileValues,
): readonly ProfileChange[] =>
  profileFields.flatMap((field) => {
    const value = cleanProfileValue(field, typed[field]);
    const isSkipped = field === 'email' && emailChange !== undefined;
    return value === values[field] || isSkipped ? [] : [{ field, value }];
  });

const bounded = (value: string, longest: number): ProfileProblem | undefined => {
  if (value.length > longest) return 'too-long';
  return isLine(value) ? undefined : 'invalid';
};

const required = (value: string, problem: () => ProfileProblem | undefined): ProfileProblem | undefined =>
  value === '' ? 'required' : problem();

const emailProblem = (value: string): ProfileProblem | undefined => {
  if (value.length > maxEmailLength) return 'too-long';
  return isEmail(value) ? undefined : 'invalid';
};

/** Validates a single field (document 3, §5). */
export const profileFieldProblem = ({ field, value }: ProfileChange): ProfileProblem | undefined => {
  switch (field) {
    case 'firstName':
    case 'lastName':
      return required(value, () => bounded(value, maxNameLength));
    case 'displayName':
      return required(value, () => (isDisplayName(value) ? undefined : 'invalid'));
    case 'email':
      return required(value, () => emailProblem(value));
    case 'addressCountry':
      return value === '' || countryCodes.includes(value) ? undefined : 'invalid';
    default:
      return bounded(value, maxAddressLength);
  }
};

/** @param email the account's email; the same address in a different case does not count as a change */
export const profileProblems = (changes: readonly ProfileChange[], email: string): ProfileProblems =>
  Object.fromEntries(
    changes.flatMap((change) => {
      const isOwn = change.field === 'email' && isSameEmail(change.value, email);
      const problem = isOwn ? 'own-email' : profileFieldProblem(change);
      return problem ? [[change.field, problem]] : [];
    }),
  );
