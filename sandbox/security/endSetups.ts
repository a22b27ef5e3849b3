import type { Kysely } from 'kysely';
import { discordLabel } from '#domain/linked-accounts/LinkedAccounts';
import { resetWaitSeconds } from '#domain/registration/registrationRefusals';
import {
  recoveryStart,
  suspectSince,
  type EndedSetup,
  type RecoveryStart,
} from '#domain/security/EndedSetup';
import { recordCredentialChange } from '../coupons/credentialChanges';
import type { Sandbox } from '../context';
import { discordColumns } from '../linked-accounts/discord';
import { releaseStore } from '../linked-accounts/store';
import { noDeletion } from '../my-data/deletion';
import { addSeconds } from '../platform/clock';
import type { Player, Tables } from '../platform/tables';
import { pendingChangeOf, removePendingEmail } from '../profile/emailChangeKeys';
import { noWaitingReset } from './noWaitingReset';
import { deleteRecoveryCodes } from './recoveryCodes';
import { revokeIssuedSecrets } from './revokeIssuedSecrets';
import { removeTwoFactor } from './twoFactor';

/** Returns the start for a password reset. */
export const recoveryStartOf = async (
  transaction: Kysely<Tables>,
  playerId: string,
  now: Date,
): Promise<RecoveryStart> => {
  const undone = await transaction
    .selectFrom('email_change_keys')
    .select('requested_at')
    .where('player_id', '=', playerId)
    .where('purpose', '=', 'undo')
    .where('used_at', '>=', suspectSince(now))
    .orderBy('requested_at')
    .executeTakeFirst();
  return recoveryStart(undone?.requested_at, now);
};

/**
 * Ends all sessions of a player, and every way to sign in, link, and pending request that was set up since a time. The
 * hold on transfers starts again.
 * @returns what was ended, except the sessions and what `revokeIssuedSecrets` invalidates
 */
export const endSetups = async (
  sandbox: Pick<Sandbox, 'clock' | 'keys' | 'refreshTokens'>,
  transaction: Kysely<Tables>,
  player: Player,
  { since, secondFactorSince }: RecoveryStart,
): Promise<readonly EndedSetup[]> => {
  const { id } = player;
  const isNew = (at: Date | null | undefined): boolean => at !== null && at !== undefined && at >= since;
  const ended: EndedSetup[] = [];
  const passkeys = await transaction
    .deleteFrom('passkeys')
    .where('player_id', '=', id)
    .where('created_at', '>=', since)
    .returning('name')
    .execute();
  ended.push(...passkeys.map(({ name }) => ({ kind: 'passkey', name }) as const));
  const devices = await transaction
    .deleteFrom('known_devices')
    .where('player_id', '=', id)
    .where('known_since', '>=', since)
    .executeTakeFirst();
  if (devices.numDeletedRows > 0n) ended.push({ kind: 'devices' });
  if (isNew(player.discord_linked_at)) {
    const { discord_name: name, discord_discriminator: discriminator } = player;
    ended.push({
      kind: 'discord',
      name: discordLabel({ name: name ?? '', discriminator: discriminator ?? '' }),
    });
    await transaction.updateTable('players').set(discordColumns(undefined)).where('id', '=', id).execute();
  }
  if (player.steam_id !== null && isNew(player.steam_linked_at)) {
    ended.push({ kind: 'store', name: player.steam_id });
    await releaseStore(sandbox, transaction, player);
  }
  ended.push(...(await endSecondFactor(transaction, player, secondFactorSince)));
  const change = await pendingChangeOf(transaction, player, sandbox.clock.now());
  if (change && isNew(change.requestedAt)) {
    ended.push({ kind: 'email-change', name: change.email });
    await removePendingEmail(transaction, id);
  }
  if (player.reset_due_at && isNew(addSeconds(player.reset_due_at, -resetWaitSeconds))) {
    ended.push({ kind: 'password-reset' });
    await transaction.updateTable('players').set(noWaitingReset).where('id', '=', id).execute();
  }
  if (isNew(player.deletion_requested_at)) {
    ended.push({ kind: 'deletion' });
    await transaction.updateTable('players').set(noDeletion).where('id', '=', id).execute();
  }
  await revokeIssuedSecrets(transaction, id);
  await sandbox.refreshTokens.endAll(transaction, id);
  await recordCredentialChange(transaction, id, sandbox.clock.now());
  return ended;
};

const endSecondFactor = async (
  transaction: Kysely<Tables>,
  { id, two_factor_since: turnedOnAt }: Player,
  since: Date | undefined,
): Promise<readonly EndedSetup[]> => {
  if (!since) return [];
  if (turnedOnAt && turnedOnAt >= since) {
    await removeTwoFactor(transaction, id);
    return [{ kind: 'two-factor' }];
  }
  const codes = await transaction
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('player_id', '=', id)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  if (!codes) return [];
  await deleteRecoveryCodes(transaction, id);
  return [{ kind: 'recovery-codes' }];
};
