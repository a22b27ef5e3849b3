import { addSeconds } from '../platform/clock';
import type { NamedStates, StateValues } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import { pact } from '../wellKnown';

const anHour = 3600;

const laptop = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36',
  country: 'FR',
};

export const deviceStates = (setup: StateSetup): NamedStates => {
  const { db, clock, refreshTokens } = setup.sandbox;

  const withAnotherSession = async (): Promise<StateValues> => {
    const values = await setup.signedInPlayer({});
    await db
      .updateTable('refresh_families')
      .set({ user_agent: laptop.userAgent, country: laptop.country })
      .where('player_id', '=', pact.playerId)
      .execute();
    const { sessionId } = await refreshTokens.start(await setup.wellKnownPlayer(), clock.now(), laptop);
    return { ...values, otherSessionId: sessionId };
  };

  const provedLongAgo = async (): Promise<void> => {
    await db
      .updateTable('refresh_families')
      .set({ proved_at: addSeconds(clock.now(), -anHour) })
      .where('player_id', '=', pact.playerId)
      .execute();
  };

  return {
    'a player with another session exists': {
      description: 'Signed in twice, the second time with Chrome on Windows in France.',
      setUp: withAnotherSession,
    },
    'a player whose last proof is old exists': {
      description: 'Both sessions are open. The player proved an hour ago who they are.',
      setUp: async () => {
        const values = await withAnotherSession();
        await provedLongAgo();
        return values;
      },
    },
    'a player with two-factor on whose last proof is old exists': {
      description: 'The player proved an hour ago who they are. The six digits are right.',
      setUp: async () => {
        const values = await setup.signedInPlayer({ twoFactor: true });
        await provedLongAgo();
        return values;
      },
    },
  };
};
