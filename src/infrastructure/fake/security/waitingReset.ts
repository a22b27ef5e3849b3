import type { Clock } from '#application/shared/Clock';
import { recordCredentialChange } from '../backend/coupons';
import type { FakePerson } from '../backend/people';
import { turnTwoFactorOff } from './secondFactor';

export const removeWaitingReset = (person: FakePerson): void => {
  delete person.waitingPassword;
  delete person.passwordResetDueAt;
};

/** Sets the password. A reset that waits is obsolete then. */
export const applyReset = (person: FakePerson, password: string, clock: Clock): void => {
  person.password = password;
  removeWaitingReset(person);
  recordCredentialChange(person, clock);
};

/** Applies a reset whose wait is over. */
export const applyDueReset = (person: FakePerson, clock: Clock): void => {
  const { waitingPassword, passwordResetDueAt } = person;
  if (waitingPassword === undefined || passwordResetDueAt === undefined) return;
  if (new Date(passwordResetDueAt) > clock.now()) return;
  applyReset(person, waitingPassword, clock);
  turnTwoFactorOff(person);
};
