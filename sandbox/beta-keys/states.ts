import { createPlayer } from '../control/creation';
import { addSeconds } from '../platform/clock';
import type { RedemptionCode } from '../platform/tables';
import type { NamedStates, StateValues } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import { findPlayer } from '../profile/players';
import { pact } from '../wellKnown';
import { addKeys } from './gifts';

/** Columns that record whether a sent key was used, reserved or canceled. */
type KeyOutcome = Partial<
  Pick<RedemptionCode, 'used_by' | 'used_at' | 'reserved_for' | 'reserved_until' | 'canceled_at'>
>;

const anHour = 3600;

export const betaKeyStates = (setup: StateSetup): NamedStates => {
  const { sandbox } = setup;
  const { db, clock, limits } = sandbox;

  const sender = async (available: number, fate: KeyOutcome = {}): Promise<StateValues> => {
    const values = await setup.signedInPlayer({});
    const { otherPlayerId, otherEmail, otherDisplayName, sentKeyId, recipient } = pact;
    await createPlayer(sandbox, { id: otherPlayerId, email: otherEmail, displayName: otherDisplayName });
    const [id = ''] = await addKeys(db, pact.playerId, 1);
    await db
      .updateTable('redemption_codes')
      .set({ id: sentKeyId, code: pact.sentKeyCode, recipient, sent_at: clock.now(), ...fate })
      .where('id', '=', id)
      .execute();
    await addKeys(db, pact.playerId, available);
    return { ...values, keyId: sentKeyId, code: pact.sentKeyCode, recipient };
  };

  return {
    'a player with a pending beta key exists': {
      description: 'One key was sent and is not used; another one can be sent.',
      setUp: () => sender(1),
    },
    'a player with a received beta key exists': {
      description: '`otherDisplayName` has sent the player a key with the note “Come and build”.',
      setUp: async () => {
        const values = await setup.signedInPlayer({});
        const { otherPlayerId, otherEmail, otherDisplayName, sentKeyId, playerId } = pact;
        await createPlayer(sandbox, { id: otherPlayerId, email: otherEmail, displayName: otherDisplayName });
        const [id = ''] = await addKeys(db, otherPlayerId, 1);
        const { email } = (await findPlayer(db, playerId)) ?? {};
        await db
          .updateTable('redemption_codes')
          .set({ id: sentKeyId, recipient: email, sent_at: clock.now(), note: 'Come and build' })
          .where('id', '=', id)
          .execute();
        return { ...values, keyId: sentKeyId, otherDisplayName };
      },
    },
    'a player whose beta key was used exists': {
      description: 'The only key was sent, and another player has used it.',
      setUp: () => sender(0, { used_by: pact.otherPlayerId, used_at: clock.now() }),
    },
    'a beta key kept for a registration exists': {
      description: 'The recipient of the only key is registering with it.',
      setUp: () =>
        sender(0, { reserved_for: pact.otherPlayerId, reserved_until: addSeconds(clock.now(), anHour) }),
    },
    'a canceled beta key exists': {
      description: 'The player has sent it and canceled it.',
      setUp: () => sender(0, { canceled_at: clock.now() }),
    },
    'too many beta keys were sent': {
      description: 'Sending the next one returns 429 with code 31.',
      setUp: async () => {
        const values = await sender(1);
        limits.exhaust('giftsPerPlayer', pact.playerId);
        return values;
      },
    },
  };
};
