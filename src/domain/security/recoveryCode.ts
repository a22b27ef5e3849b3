import { cleanCode } from '../shared/spellings';
import { unambiguousCharacters } from '../shared/unambiguousCharacters';

/** Number of codes created at once; each can be used once. */
export const recoveryCodeCount = 10;

/** If this many codes or fewer are left, the site prompts the player to create new ones. */
export const lowRecoveryCodeCount = 2;

const group = `[${unambiguousCharacters}]{5}`;

/** Format of a code, both for display and in requests: two groups of five characters. */
export const recoveryCodePattern = `${group}-${group}`;

const whole = new RegExp(`^${recoveryCodePattern}$`);

/** Converts an entered code to the format for requests, ignoring case, spaces and hyphens. */
export const normalizeRecoveryCode = (typed: string): string => {
  const characters = cleanCode(typed);
  return `${characters.slice(0, 5)}-${characters.slice(5)}`;
};

export const isRecoveryCode = (typed: string): boolean => whole.test(normalizeRecoveryCode(typed));

export interface RecoveryCodesLeft {
  readonly left: number;
  /** Absent if the player has never created codes. */
  readonly createdAt?: Date;
}
