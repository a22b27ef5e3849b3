import { Secret, TOTP } from 'otpauth';
import { normalizeRecoveryCode } from '#domain/security/recoveryCode';
import { cleanDigits } from '#domain/shared/spellings';
import type { FakePerson } from '../backend/people';

const stepSeconds = 30;

/** Returns the 30-second time step of a code, at most one step from now. Undefined if the code is wrong. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: stepSeconds });
  const delta = totp.validate({ token: cleanDigits(code), window: 1, timestamp: now.getTime() });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / stepSeconds) + delta;
};

/** Consumes a recovery code. Returns false if the code is unknown or already used. */
export const spendRecoveryCode = (person: FakePerson, typed: string): boolean => {
  const code = normalizeRecoveryCode(typed);
  const { recoveryCodes } = person;
  if (!recoveryCodes?.unused.includes(code)) return false;
  person.recoveryCodes = {
    ...recoveryCodes,
    unused: recoveryCodes.unused.filter((unused) => unused !== code),
  };
  return true;
};

/** Accepts an unused recovery code, or the current TOTP code once per time step. */
export const takeSecondFactor = (person: FakePerson, code: string, now: Date): boolean => {
  if (person.twoFactorSecret === undefined) return true;
  const step = stepOfCode(person.twoFactorSecret, code, now);
  if (step === undefined) return spendRecoveryCode(person, code);
  if (step <= (person.twoFactorLastStep ?? 0)) return false;
  person.twoFactorLastStep = step;
  return true;
};

export const turnTwoFactorOff = (person: FakePerson): void => {
  delete person.twoFactorSecret;
  delete person.twoFactorLastStep;
  delete person.twoFactorSince;
  delete person.recoveryCodes;
};
