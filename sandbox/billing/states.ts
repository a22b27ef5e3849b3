import { addMonths } from '../../src/domain/entitlements/gameTime';
import type { NamedStates } from '../states/State';
import type { StateSetup } from '../states/StateSetup';

export const billingStates = (setup: StateSetup): NamedStates => {
  const inAMonth = (): string => addMonths(setup.sandbox.clock.now(), 1).toISOString();
  return {
    'a player with orders exists': setup.player(
      'One paid order (status 2) and one cancelled (status 1).',
      () => ({ orders: [2, 1] }),
    ),
    'a player without orders exists': setup.player('Nothing was ordered.'),
    'a player with an active subscription exists': setup.player(
      'Status 0, charged again in a month.',
      () => ({ gameTimeMonths: 1, subscription: { status: 0, dateNextCharge: inAMonth() } }),
    ),
    'a player with a cancelled subscription exists': setup.player('Status 1, ends in a month.', () => ({
      gameTimeMonths: 1,
      subscription: { status: 1, dateEnd: inAMonth() },
    })),
    'a player with a non-renewing subscription exists': setup.player('Status 2, ends in a month.', () => ({
      gameTimeMonths: 1,
      subscription: { status: 2, dateEnd: inAMonth() },
    })),
    'a player without subscription exists': setup.player('There never was a subscription.'),
  };
};
