import type { NamedStates } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import { wellKnownKeys } from '../states/wellKnownKeys';
import { pact } from '../wellKnown';
import { lockPlayer } from '../profile/players';
import { makeRecoveryCodes } from './recoveryCodes';
import { resetKeys } from './resetKeys';
import { startWait } from './waitingResets';

export const passwordResetStates = (setup: StateSetup): NamedStates => {
  const { sandbox } = setup;
  const { resetKey } = wellKnownKeys(sandbox);
  return {
    'a reset key exists': {
      description: 'It lets the player choose a new password; two-factor is off.',
      setUp: async () => ({ ...(await setup.signedInPlayer({})), resetKey: await resetKey() }),
    },
    'a reset key of a player with two-factor exists': {
      description:
        'It lets the player choose a new password; two-factor is on, and `recoveryCode` turns it off at once.',
      setUp: async () => {
        const values = await setup.signedInPlayer({ twoFactor: true });
        const player = await lockPlayer(sandbox.db, pact.playerId);
        const [recoveryCode = ''] = await makeRecoveryCodes(sandbox, player);
        return { ...values, recoveryCode, resetKey: await resetKey() };
      },
    },
    'a player whose password reset waits exists': {
      description:
        'Signed in, with two-factor on; a reset without a recovery code began a moment ago. `stopKey` stops it.',
      setUp: async () => {
        const values = await setup.signedInPlayer({ twoFactor: true });
        await startWait(sandbox, await resetKey(), {
          password: 'pact-waiting-password',
          language: undefined,
          stopKey: pact.stopKey,
        });
        return { ...values, stopKey: pact.stopKey };
      },
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
