import { convertCoupons } from '../coupons/operations';
import { createCode, createPlayer } from '../control/creation';
import { addMonths } from '#domain/products/gameTime';
import type { NamedStates, StateValues } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import { pact } from '../wellKnown';

interface CodeTraits {
  readonly usedBy?: string;
  readonly reservedFor?: string;
  readonly expiresAt?: string;
}

export const entitlementStates = (setup: StateSetup): NamedStates => {
  const { sandbox } = setup;

  const code = async (id: string, text: string, traits: CodeTraits = {}): Promise<StateValues> => {
    const values = await setup.signedInPlayer({});
    const { otherPlayerId, otherEmail } = pact;
    await createPlayer(sandbox, { id: otherPlayerId, email: otherEmail });
    await createCode(sandbox, { id, code: text, months: 3, ...traits });
    return { ...values, keyId: id, code: text };
  };

  return {
    'a player with game time exists': setup.player('Three months of game time are left.', () => ({
      gameTimeMonths: 3,
    })),
    'a player with recorded game time exists': {
      description: 'The player has converted three coupons, and has never had other game time.',
      setUp: async () => {
        const values = await setup.signedInPlayer({ dacs: 3 });
        const { playerId, purchaseKey: key } = pact;
        await convertCoupons(sandbox, { key, playerId, quantity: 3 });
        return values;
      },
    },
    'a player whose game time ended exists': setup.player('Game time ended a month ago.', () => ({
      gameTimeMonths: -1,
    })),
    'a player without game time exists': setup.player('There never was game time.'),
    'a store owner with game time to claim exists': setup.player(
      'Three months bought in the store, not claimed.',
      () => ({ ownership: ['steam'], steamMonths: 3 }),
    ),
    'a store owner with nothing to claim exists': setup.player(
      'The months bought in the store were claimed.',
      () => ({ ownership: ['steam'] }),
    ),
    'a fresh 3-month code exists': {
      description: 'Nobody has used it; it adds three months.',
      setUp: () => code(pact.freshKeyId, pact.freshCode),
    },
    'a used code exists': {
      description: 'Another player has used it.',
      setUp: () => code(pact.usedKeyId, pact.usedCode, { usedBy: pact.otherPlayerId }),
    },
    'an expired code exists': {
      description: 'It could be used until a month ago.',
      setUp: () =>
        code(pact.expiredKeyId, pact.expiredCode, {
          expiresAt: addMonths(sandbox.clock.now(), -1).toISOString(),
        }),
    },
    'a code reserved for another account exists': {
      description: 'Only another player may use it.',
      setUp: () => code(pact.reservedKeyId, pact.reservedCode, { reservedFor: pact.otherPlayerId }),
    },
    'no code exists': {
      description: 'The well-known unknown code does not exist.',
      setUp: async () => ({
        ...(await setup.signedInPlayer({})),
        keyId: pact.unknownKeyId,
        code: pact.unknownCode,
      }),
    },
    'too many codes were tried': {
      description: 'Looking a code up returns 429 with code 31.',
      setUp: async () => {
        const values = await code(pact.freshKeyId, pact.freshCode);
        sandbox.limits.exhaust('wrongCodesPerPlayer', pact.playerId);
        return values;
      },
    },
  };
};
