import type { NamedStates } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import { wellKnownKeys } from '../states/wellKnownKeys';
import { resetKeys } from './resetKeys';

export const passwordResetStates = (setup: StateSetup): NamedStates => {
  const { sandbox } = setup;
  const { resetKey } = wellKnownKeys(sandbox);
  return {
    'a reset key exists': {
      description: 'It lets the player choose a new password; two-factor is off.',
      setUp: async () => ({ ...(await setup.signedInPlayer({})), resetKey: await resetKey() }),
    },
    'a reset key of a player with two-factor exists': {
      description: 'It lets the player choose a new password; two-factor is on.',
      setUp: async () => ({
        ...(await setup.signedInPlayer({ twoFactor: true })),
        resetKey: await resetKey(),
      }),
    },
    'a reset key was used': {
      description: 'A new password was chosen with it.',
      setUp: async () => {
        const values = await setup.signedInPlayer({});
        const key = await resetKey();
        await resetKeys.consume(sandbox.db, key, sandbox.clock.now());
        return { ...values, resetKey: key };
      },
    },
  };
};
