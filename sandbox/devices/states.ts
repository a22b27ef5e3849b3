import type { Configuration } from '../configuration/schema';
import { addSeconds } from '../platform/clock';
import type { NamedStates, StateValues } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import { pact } from '../wellKnown';
import { issueChallenge } from './challenges';
import { insertPasskey } from './passkeys';
import { VirtualAuthenticator } from './VirtualAuthenticator';

export const passkeyStates = (setup: StateSetup, configuration: () => Configuration): NamedStates => {
  const { sandbox } = setup;
  const { db, clock } = sandbox;
  const newKey = (): VirtualAuthenticator =>
    new VirtualAuthenticator(new URL(configuration().rootUrl).origin);

  const withPasskey = async (key = newKey()): Promise<StateValues> => {
    const values = await setup.signedInPlayer({});
    const made = { credentialId: key.credentialId, publicKey: key.publicKey, counter: 0 };
    const { id } = await insertPasskey(db, pact.playerId, 'Blue key', made, clock.now());
    return { ...values, passkeyId: id, credentialId: key.credentialId };
  };

  const change = async (changes: { status?: 'suspended'; password_hash?: null }): Promise<void> => {
    await db.updateTable('players').set(changes).where('id', '=', pact.playerId).execute();
  };

  const signing = async (): Promise<StateValues> => {
    const key = newKey();
    const values = await withPasskey(key);
    return { ...values, ...key.getAssertion(await issueChallenge(sandbox, 'sign-in', null)) };
  };

  const forgetProof = async (): Promise<void> => {
    await db
      .updateTable('refresh_families')
      .set({ proved_at: addSeconds(clock.now(), -3600) })
      .where('player_id', '=', pact.playerId)
      .execute();
  };

  return {
    'a player with a passkey exists': {
      description: 'The passkey is called "Blue key" and is unused.',
      setUp: () => withPasskey(),
    },
    'a player with a passkey whose last proof is old exists': {
      description: 'The player proved an hour ago who they are.',
      setUp: async () => {
        const values = await withPasskey();
        await forgetProof();
        return values;
      },
    },
    'a player whose only way in is a passkey exists': {
      description: 'The account has no password.',
      setUp: async () => {
        const values = await withPasskey();
        await change({ password_hash: null });
        return values;
      },
    },
    'a player is making a passkey': {
      description: 'The browser has made a passkey for a challenge of this player; it can be added.',
      setUp: async () => {
        const values = await setup.signedInPlayer({});
        return {
          ...values,
          ...newKey().createCredential(await issueChallenge(sandbox, 'register', pact.playerId)),
        };
      },
    },
    'a player has signed with a passkey': {
      description: 'A passkey of the player has signed a challenge of a sign-in.',
      setUp: signing,
    },
    'a suspended player has signed with a passkey': {
      description: 'The same; the account is suspended.',
      setUp: async () => {
        const values = await signing();
        await change({ status: 'suspended' });
        return values;
      },
    },
  };
};
