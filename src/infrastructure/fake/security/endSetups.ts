import { discordLabel } from '#domain/linked-accounts/LinkedAccounts';
import { resetWaitSeconds } from '#domain/registration/registrationRefusals';
import {
  recoveryStart,
  suspectSince,
  type EndedSetup,
  type RecoveryStart,
} from '#domain/security/EndedSetup';
import { removeDiscord, removeStore } from '../backend/externalAccounts';
import type { FakeEmail } from '../backend/emails';
import type { FakePerson } from '../backend/people';
import { removePendingEmail } from '../profile/fakeProfile';
import { turnTwoFactorOff } from './secondFactor';
import { removeWaitingReset } from './waitingReset';

/** Returns the start for a password reset. */
export const recoveryStartOf = (
  emails: readonly FakeEmail[],
  { id }: FakePerson,
  now: Date,
): RecoveryStart => {
  const recent = suspectSince(now).toISOString();
  const [undone] = emails
    .filter(({ kind, personId, usedAt = '' }) => {
      const isUndone = kind === 'email-undo' && personId === id;
      return isUndone && usedAt >= recent;
    })
    .map(({ requestedAt = '' }) => new Date(requestedAt))
    .toSorted((one, other) => one.getTime() - other.getTime());
  return recoveryStart(undone, now);
};

/** Ends what was set up for the account since a time, like the real API. The fake back end knows no devices. */
export const endSetups = (
  person: FakePerson,
  { since, secondFactorSince }: RecoveryStart,
): readonly EndedSetup[] => {
  const isNew = (at: string | undefined): boolean => isSince(at, since);
  const ended: EndedSetup[] = [];
  const { passkeys = [], recoveryCodes, passwordResetDueAt, pendingEmail } = person;
  for (const { name, createdAt } of passkeys) if (isNew(createdAt)) ended.push({ kind: 'passkey', name });
  person.passkeys = passkeys.filter(({ createdAt }) => !isNew(createdAt));
  if (isNew(person.discordLinkedAt)) {
    const { discordName: name, discordDiscriminator: discriminator } = person;
    ended.push({ kind: 'discord', name: discordLabel({ name, discriminator }) });
    removeDiscord(person);
  }
  if (isNew(person.storeLinkedAt)) {
    ended.push({ kind: 'store', name: person.steamId });
    removeStore(person);
  }
  if (secondFactorSince && isSince(person.twoFactorSince, secondFactorSince)) {
    ended.push({ kind: 'two-factor' });
    turnTwoFactorOff(person);
  } else if (secondFactorSince && isSince(recoveryCodes?.createdAt, secondFactorSince)) {
    ended.push({ kind: 'recovery-codes' });
    delete person.recoveryCodes;
  }
  delete person.twoFactorSetup;
  if (pendingEmail !== undefined && isNew(person.pendingSince)) {
    ended.push({ kind: 'email-change', name: pendingEmail });
    removePendingEmail(person);
  }
  if (isNew(earlier(passwordResetDueAt, resetWaitSeconds))) {
    ended.push({ kind: 'password-reset' });
    removeWaitingReset(person);
  }
  if (isNew(person.deletion?.requestedAt)) {
    ended.push({ kind: 'deletion' });
    delete person.deletion;
  }
  return ended;
};

const isSince = (at: string | undefined, since: Date): boolean => at !== undefined && new Date(at) >= since;

const earlier = (at: string | undefined, seconds: number): string | undefined =>
  at && new Date(Date.parse(at) - seconds * 1000).toISOString();
