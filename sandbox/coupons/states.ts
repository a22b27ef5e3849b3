import { createPlayer } from '../control/creation';
import type { NamedStates, StateValues } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import { pact } from '../wellKnown';
import { recordCredentialChange } from './credentialChanges';
import { convertCoupons, transferCoupons } from './operations';
import { setCouponsEnabled } from './settings';

export const couponStates = (setup: StateSetup): NamedStates => {
  const { sandbox } = setup;
  const { playerId, otherPlayerId } = pact;

  const withOther = async (dacs: number): Promise<StateValues> => {
    const values = await setup.signedInPlayer({ dacs });
    const { otherEmail: email, otherDisplayName: displayName } = pact;
    await createPlayer(sandbox, { id: otherPlayerId, email, displayName, traits: { dacs: 3 } });
    return { ...values, otherDisplayName: displayName };
  };

  return {
    'a player with coupons exists': {
      description: 'The player has five coupons; another player, `otherPlayerId`, can get some.',
      setUp: () => withOther(5),
    },
    'a player with too few coupons exists': {
      description: 'The player has one coupon; another player, `otherPlayerId`, could get more.',
      setUp: () => withOther(1),
    },
    'a player with coupons and nobody to give them to exists': {
      description: 'The player has five coupons; the account of `otherPlayerId` was deleted.',
      setUp: () => setup.signedInPlayer({ dacs: 5 }),
    },
    'a player with a history of coupons exists': {
      description:
        'Oldest first: five were made, one went to `otherDisplayName`, two came from there with the note “For the haul”, one was converted.',
      setUp: async () => {
        const values = await withOther(5);
        const request = (key: number) => ({ key: pact.purchaseKey.replace(/9$/, String(key)), quantity: 1 });
        await transferCoupons(sandbox, { ...request(1), playerId, receiverId: otherPlayerId });
        await transferCoupons(sandbox, {
          ...request(2),
          playerId: otherPlayerId,
          receiverId: playerId,
          quantity: 2,
          note: 'For the haul',
        });
        await convertCoupons(sandbox, { ...request(3), playerId });
        return values;
      },
    },
    'a player with coupons whose password changed exists': {
      description: 'The player has five coupons and a password that is a minute old: transfers wait.',
      setUp: async () => {
        const values = await withOther(5);
        await recordCredentialChange(sandbox.db, playerId, sandbox.clock.now());
        return values;
      },
    },
    'coupons are turned off': {
      description: 'The player has five coupons that can neither be converted nor transferred.',
      setUp: async () => {
        const values = await withOther(5);
        await setCouponsEnabled(sandbox.db, false);
        return values;
      },
    },
    'too many names were searched': {
      description: 'The search for players returns 429 with code 31.',
      setUp: async () => {
        const values = await withOther(5);
        sandbox.limits.exhaust('nameSearchesPerPlayer', playerId);
        return values;
      },
    },
  };
};
