import type { NamedStates } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import { pact } from '../wellKnown';
import { startDeletion } from './deletion';

export const myDataStates = (setup: StateSetup): NamedStates => ({
  'a player whose account will be deleted exists': {
    description: 'Signed in; the deletion was requested a moment ago. `keepKey` is the key of its email.',
    setUp: async () => {
      const values = await setup.signedInPlayer({});
      const player = await setup.wellKnownPlayer();
      await startDeletion(setup.sandbox, setup.sandbox.db, player, undefined, pact.keepKey);
      return { ...values, keepKey: pact.keepKey };
    },
  },
});
