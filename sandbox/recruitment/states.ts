import { createPlayer } from '../control/creation';
import { addMonths } from '#domain/products/gameTime';
import type { NamedStates, StateValues } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import { pact } from '../wellKnown';
import { recruit } from './recruiting';

/** Relation of the other player to the signed-in player. */
type Tie = 'recruit' | 'recruiter';

export const recruitmentStates = (setup: StateSetup): NamedStates => {
  const { sandbox } = setup;
  const { db, clock, limits } = sandbox;

  const withOther = async (tie?: Tie): Promise<StateValues> => {
    const values = await setup.signedInPlayer({});
    const { playerId, otherPlayerId, otherEmail, otherDisplayName } = pact;
    await createPlayer(sandbox, {
      id: otherPlayerId,
      email: otherEmail,
      displayName: otherDisplayName,
      ...(tie === 'recruit' && { traits: { orders: [2] } }),
    });
    await db.transaction().execute(async (transaction) => {
      if (tie === 'recruit') await recruit(transaction, otherPlayerId, playerId, clock.now());
      if (tie === 'recruiter') await recruit(transaction, playerId, otherPlayerId, clock.now());
    });
    return { ...values, otherDisplayName };
  };

  return {
    'a player who can be recruited exists': {
      description: 'Has joined today and has no recruiter; another player exists.',
      setUp: () => withOther(),
    },
    'a player with a recruit exists': {
      description: 'The recruit has an account and has bought something: packs 1 and 5 are unlocked.',
      setUp: () => withOther('recruit'),
    },
    'a player with a recruiter exists': {
      description: 'Another player has recruited this one.',
      setUp: () => withOther('recruiter'),
    },
    'a player who joined long ago exists': {
      description: 'Joined three months ago, without a recruiter; another player exists.',
      setUp: async () => {
        const values = await withOther();
        await db
          .updateTable('players')
          .set({ joined_at: addMonths(clock.now(), -3) })
          .where('id', '=', pact.playerId)
          .execute();
        return values;
      },
    },
    'too many friends were invited': {
      description: 'The next invitation returns 429 with code 31.',
      setUp: async () => {
        const values = await withOther();
        limits.exhaust('invitationsPerPlayer', pact.playerId);
        return values;
      },
    },
  };
};
