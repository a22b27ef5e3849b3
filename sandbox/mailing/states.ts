import type { NamedStates } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import { pact } from '../wellKnown';
import { changeSubscriptions } from './subscriptions';

export const mailingStates = (setup: StateSetup): NamedStates => ({
  'a player who has subscribed to the newsletter exists': {
    description: 'And to nothing else; one order is paid.',
    setUp: async () => {
      const values = await setup.signedInPlayer({ orders: [2] });
      const { db, clock } = setup.sandbox;
      const subscriber = { email: pact.email, language: 'en', now: clock.now() } as const;
      await changeSubscriptions(db, subscriber, [{ interest: 'newsletter', isSubscribed: true }]);
      return values;
    },
  },
});
