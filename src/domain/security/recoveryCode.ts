/** How many codes are made at once; each is good for one use. */
export const recoveryCodesMade = 10;

/** As few as this, and the owner is asked to make new ones. */
export const fewRecoveryCodes = 2;

/** Without characters that look alike: I, L, O, 0 and 1. */
export const recoveryCodeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const group = `[${recoveryCodeAlphabet}]{5}`;

/** As it is shown and sent: two groups of five characters. */
export const recoveryCodePattern = `${group}-${group}`;

const whole = new RegExp(`^${recoveryCodePattern}$`);

/** A typed code as it is sent: case, spaces and hyphens do not matter. */
export const recoveryCodeIn = (typed: string): string => {
  const characters = typed.toUpperCase().replace(/[\s\-\u2010-\u2015]/g, '');
  return `${characters.slice(0, 5)}-${characters.slice(5)}`;
};

export const isRecoveryCode = (typed: string): boolean => whole.test(recoveryCodeIn(typed));

export interface RecoveryCodesLeft {
  readonly left: number;
  /** Absent when none were ever made. */
  readonly createdAt?: Date;
}
