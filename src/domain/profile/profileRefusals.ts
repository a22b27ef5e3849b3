import { registrationRefusals } from '../registration/registrationRefusals';
import { passwordRefusals } from '../security/securityRefusals';

const emailTaken = { 'email-taken': registrationRefusals['email-taken'] } as const;

/** Refusals of an edit of the profile. */
export const editRefusals = {
  ...passwordRefusals,
  'changed-elsewhere': { status: 412, code: 140 },
} as const;

/** Refusals of an edit because of one of its fields. */
export const fieldRefusals = {
  ...emailTaken,
  'display-name-taken': registrationRefusals['display-name-taken'],
  'email-change-pending': { status: 409, code: 141 },
  'own-email': { status: 409, code: 142 },
} as const;

/** Refusal of a field whose code is missing or unknown. */
export const unknownFieldRefusal = { status: 409 } as const;

export type FieldRefusal = keyof typeof fieldRefusals;

const keyRefusals = {
  'unknown-key': { status: 404, code: 143 },
  'expired-key': { status: 410, code: 144 },
  'used-key': { status: 409, code: 145 },
} as const;

/** Refusals of the keys in emails about email changes. */
export const emailKeyRefusals = {
  /** Refusals of a key that is only checked. */
  check: keyRefusals,
  undo: { ...keyRefusals, ...emailTaken },
  confirm: { ...keyRefusals, ...emailTaken, 'key-of-other': { status: 403, code: 146 } },
} as const;

/** Data that the decision about an edit depends on. */
export interface EditFacts {
  /** Whether the profile was changed since the edited version. */
  readonly isOutdated: boolean;
  /** Whether another account has the display name of the edit. */
  readonly isNameTaken: boolean;
  /** Undefined if the edit does not include the email. */
  readonly email:
    { readonly isChangePending: boolean; readonly isOwn: boolean; readonly isTaken: boolean } | undefined;
}

/** Refusal of an edit whose password and fields are valid (PF-01, PF-02). */
export const editRefusal = ({
  isOutdated,
  isNameTaken,
  email,
}: EditFacts): 'changed-elsewhere' | FieldRefusal | undefined => {
  if (isOutdated) return 'changed-elsewhere';
  if (isNameTaken) return 'display-name-taken';
  if (email?.isChangePending) return 'email-change-pending';
  if (email?.isOwn) return 'own-email';
  return email?.isTaken ? 'email-taken' : undefined;
};

/**
 * Whether a player cannot have an email address.
 * @param holder id of the account with the address
 * @param reservedFor ids of the accounts that can restore the address
 */
export const isEmailTaken = (
  playerId: string,
  holder: string | undefined,
  reservedFor: readonly string[],
): boolean => [holder, ...reservedFor].some((id) => id !== undefined && id !== playerId);

export interface EmailKey {
  readonly ownerId: string;
  readonly isUsed: boolean;
  readonly expiresAt: Date;
}

/**
 * Refusal of the key in an email, for any player.
 * @param key undefined if it is unknown or was replaced
 */
export const linkKeyRefusal = (
  key: Omit<EmailKey, 'ownerId'> | undefined,
  now: Date,
): keyof typeof emailKeyRefusals.check | undefined => {
  if (!key) return 'unknown-key';
  if (key.isUsed) return 'used-key';
  return key.expiresAt <= now ? 'expired-key' : undefined;
};

/**
 * Refusal of the key in an email about an email change (PF-02).
 * @param key undefined if it is unknown or was replaced
 * @param playerId player who must own the key; by default, the key may belong to anyone
 */
export const emailKeyRefusal = (
  key: EmailKey | undefined,
  now: Date,
  playerId = key?.ownerId,
): keyof typeof emailKeyRefusals.confirm | undefined =>
  key && key.ownerId !== playerId ? 'key-of-other' : linkKeyRefusal(key, now);
