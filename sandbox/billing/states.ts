import { addMonths } from '#domain/products/gameTime';
import { OrderStatus } from '../commerce/orders';
import type { Traits } from '../control/creation';
import type { NamedStates, State } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import { pact } from '../wellKnown';

export const billingStates = (setup: StateSetup): NamedStates => {
  /** Creates a state with a player. Its setup returns the ids of the player's orders and subscription. */
  const payer = (description: string, traits: () => Traits): State => ({
    description,
    setUp: async () => {
      const values = await setup.signedInPlayer(traits());
      const { db } = setup.sandbox;
      const orders = await db
        .selectFrom('orders')
        .select(['id', 'status', 'external_subscription_id'])
        .where('player_id', '=', pact.playerId)
        .execute();
      const idOf = (status: number): string | null => orders.find((one) => one.status === status)?.id ?? null;
      return {
        ...values,
        subscriptionId: orders[0]?.external_subscription_id ?? null,
        paidOrderId: idOf(OrderStatus.paid),
        cancelledOrderId: idOf(OrderStatus.cancelled),
      };
    },
  });
  const inAMonth = (): string => addMonths(setup.sandbox.clock.now(), 1).toISOString();
  return {
    'a player with orders exists': payer(
      'One paid order (status 2) and one canceled order (status 1).',
      () => ({
        orders: [2, 1],
      }),
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
    'a player who pays for a subscription exists': payer(
      'Status 0, a plan of one month, charged again in a month, with one payment.',
      () => ({
        gameTimeMonths: 1,
        subscription: { status: 0, months: 1, dateNextCharge: inAMonth(), payments: [2] },
      }),
    ),
    'a player with a renewable subscription exists': payer(
      'Status 1, a plan of one month, ends in a month, with one payment.',
      () => ({
        gameTimeMonths: 1,
        subscription: { status: 1, months: 1, dateEnd: inAMonth(), payments: [2] },
      }),
    ),
    'a player without subscription exists': setup.player('There never was a subscription.'),
  };
};
