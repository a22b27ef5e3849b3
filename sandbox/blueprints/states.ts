import { addWorks } from './traits';
import { createPlayer, type Traits } from '../control/creation';
import type { NamedStates, State } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import { pact } from '../wellKnown';

export const blueprintStates = (setup: StateSetup): NamedStates => {
  /** Creates a state with a player. Its setup returns the ids of a blueprint and an organization. */
  const builder = (description: string, works: () => NonNullable<Traits['works']>): State => ({
    description,
    setUp: async () => {
      const values = await setup.signedInPlayer({});
      const { sandbox } = setup;
      const { db, clock } = sandbox;
      const { otherPlayerId: id, otherEmail: email, otherDisplayName: displayName } = pact;
      await createPlayer(sandbox, { id, email, displayName });
      await addWorks(db, pact.playerId, works(), clock.now());
      return { ...values, blueprintId: pact.blueprintId, organizationId: pact.organizationId };
    },
  });
  const { blueprintId: id, organizationId, otherPlayerId } = pact;
  const organizations = [{ id: organizationId, name: 'Pact Union' }];
  return {
    'a player with a blueprint exists': builder(
      'Made by the player, not protected, generated at once.',
      () => ({
        blueprints: [{ id, name: 'Pact hauler' }],
      }),
    ),
    'a player with a blueprint of an organization exists': builder(
      'Protected; the player speaks for the organization, which has waived nothing.',
      () => ({
        organizations,
        blueprints: [{ id, name: 'Pact station', isProtected: true, organizationId }],
      }),
    ),
    'a player with an orphaned blueprint exists': builder('Its creator is gone.', () => ({
      blueprints: [{ id, name: 'Pact lighthouse', creatorId: null }],
    })),
    'a player with a protected blueprint exists': builder(
      'Made by another player, who has not waived the protection.',
      () => ({ blueprints: [{ id, name: 'Pact interceptor', isProtected: true, creatorId: otherPlayerId }] }),
    ),
    'a player with an empty blueprint exists': builder('Without elements: nothing can be generated.', () => ({
      blueprints: [{ id, name: 'Pact hull', elements: 0 }],
    })),
    'a player with a blueprint that is generated slowly exists': builder('It takes two seconds.', () => ({
      blueprints: [{ id, name: 'Pact freighter', generationSeconds: 2 }],
    })),
    'a player without blueprints exists': setup.player('Nothing was built, and no organization joined.'),
  };
};
