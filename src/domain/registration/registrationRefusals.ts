import { generalRefusals } from '../shared/generalRefusals';
import { profileFieldProblem, type ProfileProblem } from '../profile/Profile';
import type { AccountStatus } from '../session/AccountStatus';
import { twoFactorRefusals } from '../security/securityRefusals';
import { isNewPassword } from '../shared/patterns';
import { cleanName } from '../shared/spellings';
import { isNameField, type RegistrationForm } from './RegistrationForm';

export const registrationRefusals = {
  'email-taken': { status: 409, code: 121 },
  'display-name-taken': { status: 409, code: 122 },
  'unknown-recruiter': { status: 400, code: 123 },
  'unknown-key': { status: 404, code: 130 },
} as const;

export const activationRefusals = { 'dead-key': registrationRefusals['unknown-key'] } as const;

export const resetRefusals = {
  'dead-key': { status: 404, code: 132 },
  'recovery-code-needed': { status: 409, code: 133 },
  'wrong-code': twoFactorRefusals['wrong-code'],
} as const;

/** Refusals of a call that only needs the key of a reset. */
export const resetKeyRefusals = { 'dead-key': resetRefusals['dead-key'] } as const;

/** Seconds until a password reset turns two-factor off without a recovery code. Until then, it can be stopped. */
export const resetWaitSeconds = 86_400;

export interface ResetFacts {
  readonly turnsOffTwoFactor: boolean;
  readonly mfaEnabled: boolean;
  /** Whether the recovery code is right; undefined if there is none. */
  readonly isRightCode: boolean | undefined;
}

/** Refusal to turn two-factor off at once, because a mailbox alone must not replace the second factor. */
export const resetRefusal = ({
  turnsOffTwoFactor,
  mfaEnabled,
  isRightCode,
}: ResetFacts): 'recovery-code-needed' | 'wrong-code' | undefined => {
  if (!turnsOffTwoFactor || !mfaEnabled) return undefined;
  if (isRightCode === undefined) return 'recovery-code-needed';
  return isRightCode ? undefined : 'wrong-code';
};

/** Rate limits of a password reset. Each has its own text (FP-01). */
export const resetLimits = {
  'too-many-requests': generalRefusals['too-many-requests'],
  'too-many-attempts': { status: 429, code: 429 },
} as const;

type CheckedField = 'firstName' | 'lastName' | 'displayName' | 'email' | 'password';

export interface InvalidField {
  readonly field: CheckedField;
  readonly problem: ProfileProblem;
}

type CheckedRegistration = Pick<RegistrationForm, CheckedField> & {
  readonly activationKey?: string | undefined;
};

/**
 * Problems with the fields that the back end checks before anything else (RG-04). A buyer, who has an activation key,
 * may omit the first and last name.
 */
export const invalidFields = ({
  firstName,
  lastName,
  displayName,
  email,
  password,
  activationKey,
}: CheckedRegistration): readonly InvalidField[] => [
  ...(
    [
      { field: 'firstName', value: cleanName(firstName) },
      { field: 'lastName', value: cleanName(lastName) },
      { field: 'displayName', value: displayName },
      { field: 'email', value: email },
    ] as const
  ).flatMap((change) => {
    const isOmitted = activationKey !== undefined && isNameField(change.field) && change.value === '';
    const problem = isOmitted ? undefined : profileFieldProblem(change);
    return problem ? [{ field: change.field, problem }] : [];
  }),
  ...(isNewPassword(password) ? [] : [{ field: 'password', problem: 'invalid' } as const]),
];

/** Whether the registration of this account may be submitted again, because its response may have been lost. */
export const canBeRepeated = (holder: AccountStatus, hasUsedKey: boolean): boolean =>
  holder !== 'ghost' && (hasUsedKey || holder === 'unconfirmed');

/**
 * Whether a registration replaces the mistyped email of an unconfirmed account with the same display name and password.
 * @param holder status of the account with the new email; undefined if there is none
 * @param namesake status of the account with the display name; undefined if there is none
 */
export const canCorrectEmail = (
  holder: AccountStatus | undefined,
  namesake: AccountStatus | undefined,
): boolean => holder === undefined && namesake === 'unconfirmed';

/** Whether an account still reserves its name. Without purchases, an unconfirmed one loses it when its link expires. */
export const keepsName = ({ status, hasValidLink, hasBought }: Namesake): boolean =>
  status !== 'unconfirmed' || hasValidLink || hasBought;

interface Namesake {
  readonly status: AccountStatus;
  readonly hasValidLink: boolean;
  readonly hasBought: boolean;
}

export interface RegistrationConflicts {
  /** Status of the account with the email. */
  readonly holder: AccountStatus | undefined;
  /** Whether another account can restore the email. */
  readonly isReserved: boolean;
  readonly isNameTaken: boolean;
}

/**
 * Returns the values that belong to another account. The email of a ghost can be registered, and so can an email that
 * nobody has confirmed: whoever registered it first may be a stranger.
 */
export const takenValues = ({ holder, isReserved, isNameTaken }: RegistrationConflicts) => ({
  emailTaken: isReserved || (holder !== undefined && holder !== 'ghost' && !isUnproven(holder)),
  nameTaken: isNameTaken,
});

/**
 * Whether another registration with the email of this account discards its password. From then on, only the owner of
 * the mailbox can choose one, with an emailed link.
 */
export const isUnproven = (holder: AccountStatus | undefined): boolean => holder === 'unconfirmed';

/**
 * Refusal of a registration with a key, which converts the ghost that owns it.
 * @param owner undefined if the key is unknown, used or expired
 * @param isEmailOfOther whether the email belongs to an account other than the owner
 */
export const ghostKeyRefusal = (
  owner: AccountStatus | undefined,
  isEmailOfOther: boolean,
): 'unknown-key' | 'email-taken' | undefined => {
  if (owner !== 'ghost') return 'unknown-key';
  return isEmailOfOther ? 'email-taken' : undefined;
};

/** @param owner undefined if the key is unknown, used or expired */
export const activationRefusal = (owner: AccountStatus | undefined): 'dead-key' | undefined =>
  owner === 'unconfirmed' ? undefined : 'dead-key';

/** Refusal to reveal the email that a key was sent to (RG-03). */
export const keyOwnerRefusal = (owner: AccountStatus | undefined): 'unknown-key' | undefined =>
  owner === 'ghost' || owner === 'unconfirmed' ? undefined : 'unknown-key';

/** Whether a reset email is sent. A ghost has no password. */
export const canResetPassword = (status: AccountStatus | undefined): boolean =>
  status !== undefined && status !== 'ghost';
