import type { Kysely, UpdateObject } from 'kysely';
import { discordLabel } from '#domain/linked-accounts/LinkedAccounts';
import { resetWaitSeconds } from '#domain/registration/registrationRefusals';
import {
  endedSetupOf,
  recoveryStart,
  setupsToEnd,
  suspectSince,
  type EndedSetup,
  type RecoveryStart,
  type Setup,
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
import { codesLeftOf, deleteRecoveryCodes } from './recoveryCodes';
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
  start: RecoveryStart,
): Promise<readonly EndedSetup[]> => {
  const { id } = player;
  const ended = setupsToEnd(await setupsOf(sandbox, transaction, player, start), start);
  for (const { end } of ended) await end();
  await revokeIssuedSecrets(transaction, id);
  await sandbox.refreshTokens.endAll(transaction, id);
  await recordCredentialChange(transaction, id, sandbox.clock.now());
  return ended.map(endedSetupOf);
};

const setupsOf = async (
  sandbox: Pick<Sandbox, 'clock' | 'keys'>,
  transaction: Kysely<Tables>,
  player: Player,
  { since }: RecoveryStart,
): Promise<readonly Setup[]> => {
  const { id, discord_name: name, discord_discriminator: discriminator, reset_due_at: resetDueAt } = player;
  const update = (values: UpdateObject<Tables, 'players'>) =>
    transaction.updateTable('players').set(values).where('id', '=', id).execute();
  const passkeys = await transaction.selectFrom('passkeys').selectAll().where('player_id', '=', id).execute();
  const devices = await transaction
    .selectFrom('known_devices')
    .select((device) => device.fn.max('known_since').as('newest'))
    .where('player_id', '=', id)
    .executeTakeFirst();
  const removeDevices = transaction
    .deleteFrom('known_devices')
    .where('player_id', '=', id)
    .where('known_since', '>=', since);
  const codes = await codesLeftOf(transaction, id);
  const change = await pendingChangeOf(transaction, player, sandbox.clock.now());
  const discord = discordLabel({ name: name ?? '', discriminator: discriminator ?? '' });
  const resetRequestedAt = resetDueAt && addSeconds(resetDueAt, -resetWaitSeconds);
  return [
    ...passkeys.map((passkey): Setup => ({
      kind: 'passkey',
      name: passkey.name,
      createdAt: passkey.created_at,
      end: () => transaction.deleteFrom('passkeys').where('id', '=', passkey.id).execute(),
    })),
    { kind: 'devices', createdAt: devices?.newest, end: () => removeDevices.execute() },
    {
      kind: 'discord',
      name: discord,
      createdAt: player.discord_linked_at,
      end: () => update(discordColumns(undefined)),
    },
    {
      kind: 'store',
      name: player.steam_id ?? '',
      createdAt: player.steam_linked_at,
      end: () => releaseStore(sandbox, transaction, player),
    },
    { kind: 'two-factor', createdAt: player.two_factor_since, end: () => removeTwoFactor(transaction, id) },
    { kind: 'recovery-codes', createdAt: codes.createdAt, end: () => deleteRecoveryCodes(transaction, id) },
    {
      kind: 'email-change',
      name: change?.email,
      createdAt: change?.requestedAt,
      end: () => removePendingEmail(transaction, id),
    },
    { kind: 'password-reset', createdAt: resetRequestedAt, end: () => update(noWaitingReset) },
    { kind: 'deletion', createdAt: player.deletion_requested_at, end: () => update(noDeletion) },
  ];
};
