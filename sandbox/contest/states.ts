import type { NamedStates } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import { pact } from '../wellKnown';

export const contestStates = (setup: StateSetup): NamedStates => ({
  'a player with a contest entry exists': {
    description: 'Never had game time, and has entered the contest today.',
    setUp: async () => {
      const values = await setup.signedInPlayer({});
      const { db, clock } = setup.sandbox;
      await db
        .insertInto('contest_entries')
        .values({ player_id: pact.playerId, entered_at: clock.now() })
        .execute();
      return values;
    },
  },
});
