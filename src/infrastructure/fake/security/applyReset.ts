import { recordCredentialChange } from '../backend/coupons';
import type { FakeBackend } from '../backend/FakeBackend';
import type { FakePerson } from '../backend/people';
import type { Clock } from '#application/shared/Clock';
import { endSetups, recoveryStartOf } from './endSetups';
import { turnTwoFactorOff } from './secondFactor';
import { removeWaitingReset } from './waitingReset';

/** Sets the password and ends what an attacker may have set up. A reset that waits is obsolete then. */
export const applyReset = (
  backend: Pick<FakeBackend, 'emails'>,
  person: FakePerson,
  password: string,
  clock: Clock,
): void => {
  person.password = password;
  removeWaitingReset(person);
  const now = clock.now();
  endSetups(person, recoveryStartOf(backend.emails, person, now), now);
  recordCredentialChange(person, clock);
};

/** Applies a reset whose wait is over. */
export const applyDueReset = (
  backend: Pick<FakeBackend, 'emails'>,
  person: FakePerson,
  clock: Clock,
): void => {
  const { waitingPassword, passwordResetDueAt } = person;
  if (waitingPassword === undefined || passwordResetDueAt === undefined) return;
  if (new Date(passwordResetDueAt) > clock.now()) return;
  applyReset(backend, person, waitingPassword, clock);
  turnTwoFactorOff(person);
};
