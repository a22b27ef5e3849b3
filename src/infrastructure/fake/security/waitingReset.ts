import type { FakePerson } from '../backend/people';

export const removeWaitingReset = (person: FakePerson): void => {
  delete person.waitingPassword;
  delete person.passwordResetDueAt;
};
