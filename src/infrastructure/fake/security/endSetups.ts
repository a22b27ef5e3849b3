import { discordLabel } from '#domain/linked-accounts/LinkedAccounts';
import { resetWaitSeconds } from '#domain/registration/registrationRefusals';
import {
  endedSetupOf,
  recoveryStart,
  setupsToEnd,
  suspectSince,
  type EndedSetup,
  type RecoveryStart,
  type Setup,
} from '#domain/security/EndedSetup';
import { removeDiscord, removeStore } from '../backend/externalAccounts';
import type { FakeEmail } from '../backend/emails';
import type { FakePerson } from '../backend/people';
import { pendingEmailOf, removePendingEmail } from '../profile/fakeProfile';
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
export const endSetups = (person: FakePerson, start: RecoveryStart, now: Date): readonly EndedSetup[] => {
  const ended = setupsToEnd(setupsOf(person, now), start);
  for (const { end } of ended) end();
  delete person.twoFactorSetup;
  return ended.map(endedSetupOf);
};

const setupsOf = (person: FakePerson, now: Date): readonly Setup[] => {
  const { discordName, discordDiscriminator: discriminator, passkeys = [] } = person;
  const email = pendingEmailOf(person, now);
  const resetRequestedAt = dateOf(person.passwordResetDueAt, resetWaitSeconds);
  const discord = discordLabel({ name: discordName, discriminator });
  return [
    ...passkeys.map((passkey): Setup => ({
      kind: 'passkey',
      name: passkey.name,
      createdAt: dateOf(passkey.createdAt),
      end: () => passkeys.splice(passkeys.indexOf(passkey), 1),
    })),
    {
      kind: 'discord',
      name: discord,
      createdAt: dateOf(person.discordLinkedAt),
      end: () => removeDiscord(person),
    },
    {
      kind: 'store',
      name: person.steamId,
      createdAt: dateOf(person.storeLinkedAt),
      end: () => removeStore(person),
    },
    { kind: 'two-factor', createdAt: dateOf(person.twoFactorSince), end: () => turnTwoFactorOff(person) },
    {
      kind: 'recovery-codes',
      createdAt: dateOf(person.recoveryCodes?.createdAt),
      end: () => delete person.recoveryCodes,
    },
    {
      kind: 'email-change',
      name: email,
      createdAt: dateOf(email && person.pendingSince),
      end: () => removePendingEmail(person),
    },
    { kind: 'password-reset', createdAt: resetRequestedAt, end: () => removeWaitingReset(person) },
    { kind: 'deletion', createdAt: dateOf(person.deletion?.requestedAt), end: () => delete person.deletion },
  ];
};

const dateOf = (at: string | undefined, secondsLater = 0): Date | undefined =>
  at === undefined ? undefined : new Date(Date.parse(at) - secondsLater * 1000);
