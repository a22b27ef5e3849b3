import type { NamedStates } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import { totpAt } from '../session/totp';
import { pact } from '../wellKnown';
import { makeRecoveryCodes } from './recoveryCodes';
import { beginTwoFactor } from './twoFactor';

export const accountSecurityStates = (setup: StateSetup): NamedStates => {
  const { sandbox } = setup;

  return {
    'a two-factor set-up is under way': {
      description: 'Two-factor is off, and its set-up waits for the six digits that are returned as `otp`.',
      setUp: async () => {
        const values = await setup.signedInPlayer({});
        const { seed } = await beginTwoFactor(sandbox, await setup.wellKnownPlayer(), 'Farstead');
        return { ...values, otp: totpAt(seed, sandbox.clock.now()) };
      },
    },
    'a player with recovery codes exists': {
      description: 'Two-factor is on, and ten recovery codes are unused; one is returned as `recoveryCode`.',
      setUp: async () => {
        const values = await setup.signedInPlayer({ twoFactor: true });
        const [recoveryCode = ''] = await makeRecoveryCodes(sandbox, await setup.wellKnownPlayer());
        return { ...values, recoveryCode };
      },
    },
    'too many current passwords were tried': {
      description: 'Calls that ask for the current password return 429 with code 31; two-factor is on.',
      setUp: async () => {
        const values = await setup.signedInPlayer({ twoFactor: true });
        sandbox.limits.exhaust('currentPasswordPerPlayer', pact.playerId);
        return values;
      },
    },
    'too many two-factor codes were tried': {
      description: 'Turning two-factor on returns 429 with code 31.',
      setUp: async () => {
        const values = await setup.signedInPlayer({});
        const { id } = await sandbox.db
          .selectFrom('refresh_families')
          .select('id')
          .where('player_id', '=', pact.playerId)
          .executeTakeFirstOrThrow();
        sandbox.limits.exhaust('secondFactorPerSource', `${pact.playerId} code ${id}`);
        return values;
      },
    },
  };
};
