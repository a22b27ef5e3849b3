import { refundOrder } from '../commerce/refunds';
import type { NamedStates, StateValues } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import { pact } from '../wellKnown';
import { storeDeclaration } from './storeDeclaration';

export const declarationStates = (setup: StateSetup): NamedStates => {
  const { sandbox } = setup;

  const withdrawnOrder = async (): Promise<StateValues & { readonly orderNumber: string }> => {
    const values = await setup.signedInPlayer({ orders: [2] });
    const { id } = await sandbox.db
      .selectFrom('orders')
      .select('id')
      .where('player_id', '=', pact.playerId)
      .executeTakeFirstOrThrow();
    const { declaration } = await storeDeclaration(
      sandbox,
      {
        kind: 'withdrawal',
        content: { name: 'Ada Verne', orderNumber: id, contract: '', email: pact.email },
      },
      { key: id, language: 'en', rootUrl: 'https://farstead.test' },
    );
    return { ...values, orderNumber: id, declarationId: declaration.id };
  };

  return {
    'a player who has withdrawn from an order exists': {
      description: 'One paid order; the withdrawal was declared without signing in.',
      setUp: withdrawnOrder,
    },
    'a player whose withdrawn order was refunded exists': {
      description: 'One refunded order, paid with a card; the buyer had connected to the game and withdrawn.',
      setUp: async () => {
        const values = await withdrawnOrder();
        await sandbox.db
          .updateTable('orders')
          .set({ card_last_four: '1111', first_connection_at: sandbox.clock.now() })
          .where('id', '=', values.orderNumber)
          .execute();
        await refundOrder(sandbox, values.orderNumber);
        return values;
      },
    },
    'too many numbers were tried': {
      description: 'Looking up a declaration or an order returns 429.',
      setUp: async () => {
        await setup.removePlayers();
        sandbox.limits.exhaust('wrongNumbersPerEmail', pact.email);
        return { email: pact.email };
      },
    },
  };
};
