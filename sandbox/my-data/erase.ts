import { sql, type Kysely } from 'kysely';
import type { Sandbox } from '../context';
import type { SentEmail } from '../platform/mailbox';
import type { Player, Tables } from '../platform/tables';
import { eraseGifts } from '../beta-keys/gifts';
import { restorableEmailsOf } from '../profile/emailChangeKeys';
import { newPlayerDefaults } from '../profile/players';
import { noWaitingReset } from '../security/noWaitingReset';
import { storeWithCopies } from '../security/storeForOwner';
import { noDeletion } from './deletion';
import { accountDeletedEmail } from './emails';
import { personalTables } from './personalTables';

type ErasureContext = Pick<Sandbox, 'db' | 'clock' | 'mailbox' | 'rootUrl'>;

const canceled = 1;

const recordRetentionYears = 10;

/** Starts at the end of the year of receipt, like the retention period of business correspondence (§ 257 HGB). */
const declarationRetentionYears = 6;

const hasRetainedRows = async (transaction: Kysely<Tables>, player: Player): Promise<boolean> => {
  for (const [table, { onErasure, rows }] of personalTables) {
    if (typeof onErasure === 'string') continue;
    const found = await sql`select 1 from ${sql.table(table)} where ${rows(player)} limit 1`.execute(
      transaction,
    );
    if (found.rows.length > 0) return true;
  }
  return false;
};

const endContracts = async (transaction: Kysely<Tables>, { id }: Player, now: Date): Promise<void> => {
  await transaction
    .updateTable('subscriptions')
    .set({ status: canceled, next_charge_at: null, ends_at: now })
    .where('player_id', '=', id)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .execute();
  await transaction
    .updateTable('redemption_codes')
    .set({ reserved_for: null, reserved_until: null })
    .where('reserved_for', '=', id)
    .where('used_by', 'is', null)
    .execute();
};

/** Removes the player as the creator of blueprints, so that other owners keep the blueprints. */
const orphanBlueprints = (transaction: Kysely<Tables>, { id }: Player) =>
  transaction.updateTable('blueprints').set({ creator_id: null }).where('creator_id', '=', id).execute();

/** Anonymizes the player's row, because retained records refer to it. */
const anonymize = (transaction: Kysely<Tables>, { id }: Player, now: Date) =>
  transaction
    .updateTable('players')
    .set({
      ...newPlayerDefaults,
      email: `${id}@erased.invalid`,
      password_hash: null,
      display_name: '',
      first_name: '',
      last_name: '',
      username: '',
      community_id: '',
      joined_at: now,
      referrer: '',
      privacy_policy_agreement: false,
      language: 'en',
      status: 'erased',
      signs_up_by_link: false,
      steam_claimed_at: null,
      pending_email_until: null,
      game_time_end: null,
      address_street: '',
      address_city: '',
      address_postcode: '',
      address_state: '',
      address_country: '',
      ...noDeletion,
      deletion_key_hash: null,
      ...noWaitingReset,
      stop_reset_key_hash: null,
    })
    .where('id', '=', id)
    .execute();

/** Erases a player whose deletion is due. Skips the player if a concurrent transaction has locked the account. */
const erasePlayer = async (
  { db, clock, mailbox, rootUrl }: ErasureContext,
  id: string,
): Promise<SentEmail | undefined> =>
  db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const player = await transaction
      .selectFrom('players')
      .selectAll()
      .where('id', '=', id)
      .where('deletion_due_at', '<=', now)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!player) return undefined;
    const restorable = await restorableEmailsOf(transaction, id, now);
    await endContracts(transaction, player, now);
    await orphanBlueprints(transaction, player);
    await eraseGifts(transaction, player);
    for (const [table, { onErasure, rows }] of personalTables) {
      if (onErasure === 'delete') {
        await sql`delete from ${sql.table(table)} where ${rows(player)}`.execute(transaction);
      }
    }
    const hasRecords = await hasRetainedRows(transaction, player);
    if (hasRecords) await anonymize(transaction, player, now);
    else await transaction.deleteFrom('players').where('id', '=', id).execute();
    const message = { owner: player, language: player.language, rootUrl: rootUrl() };
    return storeWithCopies(mailbox, transaction, accountDeletedEmail(message, hasRecords), restorable);
  });

/** Erases all players whose deletion is due. @returns when the next deletion is due */
export const eraseDuePlayers = async (sandbox: ErasureContext): Promise<Date | undefined> => {
  const { db, clock, mailbox } = sandbox;
  const due = await db
    .selectFrom('players')
    .select('id')
    .where('deletion_due_at', '<=', clock.now())
    .execute();
  for (const { id } of due) {
    const email = await erasePlayer(sandbox, id);
    if (email) mailbox.relay(email);
  }
  const next = await db
    .selectFrom('players')
    .select('deletion_due_at')
    .where('deletion_due_at', 'is not', null)
    .orderBy('deletion_due_at')
    .executeTakeFirst();
  return next?.deletion_due_at ?? undefined;
};

/** Removes declarations whose claims have lapsed, so that they are no longer needed as proof. */
export const removeOldDeclarations = async ({ db, clock }: ErasureContext): Promise<void> => {
  const oldest = new Date(Date.UTC(clock.now().getUTCFullYear() - declarationRetentionYears, 0, 1));
  await db.deleteFrom('declarations').where('received_at', '<', oldest).execute();
};

/** Removes records that tax law no longer requires, and their erased accounts. */
export const removeOldRecords = async ({ db, clock }: ErasureContext): Promise<void> => {
  // The retention period starts at the end of the year of the order.
  const oldest = new Date(Date.UTC(clock.now().getUTCFullYear() - recordRetentionYears, 0, 1));
  await sql`delete from players where status = 'erased'
    and not exists (select 1 from orders where player_id = players.id and created_at >= ${oldest})
    and not exists (select 1 from subscriptions where player_id = players.id and ends_at >= ${oldest})
    and not exists (select 1 from redemption_codes where used_by = players.id)`.execute(db);
};
