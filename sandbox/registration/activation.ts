import type { Kysely } from 'kysely';
import { registrationRefusals, activationRefusal } from '#domain/registration/registrationRefusals';
import type { Sandbox } from '../context';
import { redeemReserved } from '../products/keys';
import { addConfirmedSubscriber } from '../mailing/signUps';
import { refusal, type ApiError } from '../platform/errors';
import type { Player, Tables } from '../platform/tables';
import { findPlayer } from '../profile/players';
import { updateRecruiterPacks, recruit } from '../recruitment/recruiting';
import { activationKeys } from './activationKeys';

export const unknownActivationKeyError = (): ApiError =>
  refusal(registrationRefusals, 'unknown-key', 'The key is unknown, was used or has expired.');

/**
 * Activates an account whose email is confirmed, and applies the code, newsletter and recruiter of its registration.
 * @returns the active player; undefined if the account is not awaiting confirmation
 */
export const confirmAccount = async (
  transaction: Kysely<Tables>,
  playerId: string,
  now: Date,
): Promise<Player | undefined> => {
  const confirmed = await transaction
    .updateTable('players')
    .set({ status: 'active' })
    .where('id', '=', playerId)
    .where('status', '=', 'unconfirmed')
    .returning(['email', 'language'])
    .executeTakeFirst();
  if (!confirmed) return undefined;
  await activationKeys.revoke(transaction, playerId);
  const registration = await transaction
    .selectFrom('registrations')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (registration?.newsletter === true) {
    await addConfirmedSubscriber(transaction, confirmed.email, confirmed.language, now);
  }
  if (registration?.recruiter_id) await recruit(transaction, playerId, registration.recruiter_id, now);
  await updateRecruiterPacks(transaction, playerId, now);
  if (registration?.code_id) await redeemReserved(transaction, registration.code_id, playerId, now);
  return findPlayer(transaction, playerId);
};

/** @throws ApiError 404, code 130, unless the key is valid and its account is unconfirmed */
export const activate = ({ db, clock }: Sandbox, key: string): Promise<Player> =>
  db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const playerId = await activationKeys.consume(transaction, key, now);
    const owner = playerId === undefined ? undefined : await findPlayer(transaction, playerId);
    const isRefused = activationRefusal(owner?.status) !== undefined;
    const player = owner && !isRefused ? await confirmAccount(transaction, owner.id, now) : undefined;
    if (!player) throw unknownActivationKeyError();
    return player;
  });
