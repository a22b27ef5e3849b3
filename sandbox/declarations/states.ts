import type { NamedStates } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import { pact } from '../wellKnown';
import { storeDeclaration } from './storeDeclaration';

export const declarationStates = (setup: StateSetup): NamedStates => ({
  'a player who has withdrawn from an order exists': {
    description: 'One paid order; the withdrawal was declared without signing in.',
    setUp: async () => {
      const { sandbox } = setup;
      const values = await setup.signedInPlayer({ orders: [2] });
      const { id } = await sandbox.db
        .selectFrom('orders')
        .select('id')
        .where('player_id', '=', pact.playerId)
        .executeTakeFirstOrThrow();
      await storeDeclaration(
        sandbox,
        {
          kind: 'withdrawal',
          content: { name: 'Ada Verne', orderNumber: id, contract: '', email: pact.email },
        },
        { key: id, language: 'en', rootUrl: 'https://farstead.test' },
      );
      return values;
    },
  },
});
