import { emailKeySeconds } from '#domain/registration/emailKeys';
import { createPlayer } from '../control/creation';
import { insertPasskey } from '../devices/passkeys';
import { addSeconds } from '../platform/clock';
import type { NamedStates, StateValues } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import { pact } from '../wellKnown';
import { issueEmailChangeKey, consumeEmailChangeKey, type EmailChangeKey } from './emailChangeKeys';

interface KeyOf {
  readonly playerId?: string;
  readonly secondsAgo?: number;
}

export const profileStates = (setup: StateSetup): NamedStates => {
  const { db, clock } = setup.sandbox;

  const pending = (): Promise<StateValues> => setup.signedInPlayer({ pendingEmail: pact.pendingEmail });

  const withKey = async (
    values: StateValues,
    purpose: EmailChangeKey['purpose'],
    { playerId = pact.playerId, secondsAgo = 0 }: KeyOf = {},
  ): Promise<StateValues> => {
    const now = addSeconds(clock.now(), -secondsAgo);
    const email = purpose === 'confirm' ? pact.pendingEmail : pact.formerEmail;
    await issueEmailChangeKey(db, { purpose, playerId, email, now, key: pact.emailKey });
    return { ...values, emailKey: pact.emailKey, formerEmail: pact.formerEmail };
  };

  const use = async (purpose: EmailChangeKey['purpose'], values: StateValues): Promise<StateValues> => {
    await db
      .transaction()
      .execute((transaction) => consumeEmailChangeKey(transaction, purpose, pact.emailKey, clock.now()));
    return values;
  };

  const withOther = async (email: string): Promise<void> => {
    const { otherPlayerId: id, otherDisplayName: displayName } = pact;
    await createPlayer(setup.sandbox, { id, email, displayName });
  };

  return {
    'the profile was changed elsewhere': {
      description: '`profileVersion` is that of the profile before.',
      setUp: async () => ({
        ...(await setup.signedInPlayer({})),
        profileVersion: 'an-older-version',
      }),
    },
    'another player has the name and the email': {
      description: 'They are `otherDisplayName` and `otherEmail`.',
      setUp: async () => {
        const values = await setup.signedInPlayer({});
        await withOther(pact.otherEmail);
        return { ...values, otherDisplayName: pact.otherDisplayName, otherEmail: pact.otherEmail };
      },
    },
    'too many keys were tried by a player': {
      description: 'A call of the player with a key of an email returns 429 with code 31.',
      setUp: async () => {
        const values = await setup.signedInPlayer({});
        setup.exhaustForLocalhost('wrongKeysPerAddress');
        return values;
      },
    },
    'a pending email change exists': {
      description: 'A new address waits for its confirmation with `emailKey`.',
      setUp: async () => withKey(await pending(), 'confirm'),
    },
    'an email key was used': {
      description: '`emailKey` has already confirmed the address.',
      setUp: async () => use('confirm', await withKey(await pending(), 'confirm')),
    },
    'an email key has expired': {
      description: '`emailKey` is older than two days.',
      setUp: async () =>
        withKey(await pending(), 'confirm', { secondsAgo: emailKeySeconds['email-change'] + 60 }),
    },
    'an email key of another account exists': {
      description: '`emailKey` confirms the address of somebody else.',
      setUp: async () => {
        const values = await setup.signedInPlayer({});
        await withOther(pact.otherEmail);
        return withKey(values, 'confirm', { playerId: pact.otherPlayerId });
      },
    },
    'the pending email was taken': {
      description: 'Another account has the address that `emailKey` confirms.',
      setUp: async () => {
        const values = await withKey(await pending(), 'confirm');
        await withOther(pact.pendingEmail);
        return values;
      },
    },
    'an email was changed': {
      description: '`emailKey` gives the account its former address back. A passkey was added since.',
      setUp: async () => {
        const values = await withKey(await setup.signedInPlayer({}), 'undo');
        const made = { credentialId: 'added-since', publicKey: '', counter: 0 };
        await insertPasskey(db, pact.playerId, 'Blue key', made, clock.now());
        return values;
      },
    },
    'an email change was undone': {
      description: '`emailKey` has already given the former address back.',
      setUp: async () => use('undo', await withKey(await setup.signedInPlayer({}), 'undo')),
    },
    'an email was changed more than seven days ago': {
      description: '`emailKey` no longer undoes the change.',
      setUp: async () =>
        withKey(await setup.signedInPlayer({}), 'undo', { secondsAgo: emailKeySeconds['email-undo'] + 60 }),
    },
    'the former email was taken': {
      description: 'Another account has the address that `emailKey` gives back.',
      setUp: async () => {
        const values = await withKey(await setup.signedInPlayer({}), 'undo');
        await withOther(pact.formerEmail);
        return values;
      },
    },
  };
};
