import type { Kysely } from 'kysely';
import type { EmailKey } from '#domain/profile/profileRefusals';
import { addSeconds } from './clock';
import { fingerprint, randomSecret } from './random';
import type { Player, Tables } from './tables';

/**
 * Single-use keys in emails. A key has 256 random bits, is stored as a hash and expires. Transactions lock the player
 * before the keys, so that none deadlock.
 */
export class EmailKeys {
  constructor(
    private readonly table: 'activation_keys' | 'reset_keys',
    readonly lifetimeSeconds: number,
  ) {}

  /** Issues a key and invalidates the player's earlier keys. */
  async issue(db: Kysely<Tables>, playerId: string, now: Date, key = randomSecret()): Promise<string> {
    await lockOwner(db, playerId);
    await this.revoke(db, playerId);
    return this.add(db, playerId, now, key);
  }

  /**
   * Issues a key for an email to the player's address. Locks the player.
   * @returns undefined if the address or the status has changed since the player was read: the key would reach a mailbox
   *   that no longer belongs to the account
   */
  async issueIfUnchanged(
    transaction: Kysely<Tables>,
    player: Player,
    now: Date,
  ): Promise<string | undefined> {
    return (await isUnchanged(transaction, player)) ? this.issue(transaction, player.id, now) : undefined;
  }

  /** Like `issueIfUnchanged`, but the player's earlier keys stay valid. */
  async addIfUnchanged(transaction: Kysely<Tables>, player: Player, now: Date): Promise<string | undefined> {
    return (await isUnchanged(transaction, player)) ? this.add(transaction, player.id, now) : undefined;
  }

  /** Issues a key. The player's earlier keys stay valid. */
  async add(db: Kysely<Tables>, playerId: string, now: Date, key = randomSecret()): Promise<string> {
    await db
      .insertInto(this.table)
      .values({
        key_hash: fingerprint(key),
        player_id: playerId,
        expires_at: addSeconds(now, this.lifetimeSeconds),
      })
      .execute();
    return key;
  }

  /** Returns a key, whether or not it is still valid. */
  async find(db: Kysely<Tables>, key: string): Promise<EmailKey | undefined> {
    const found = await db
      .selectFrom(this.table)
      .select(['player_id', 'used_at', 'expires_at'])
      .where('key_hash', '=', fingerprint(key))
      .executeTakeFirst();
    return found && { ownerId: found.player_id, isUsed: found.used_at !== null, expiresAt: found.expires_at };
  }

  /** Returns the id of the player who owns a valid key. */
  async ownerOf(db: Kysely<Tables>, key: string, now: Date): Promise<string | undefined> {
    const found = await db
      .selectFrom(this.table)
      .select('player_id')
      .where('key_hash', '=', fingerprint(key))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return found?.player_id;
  }

  /** Validates a key and marks it as used in one statement, so that only one of two concurrent requests succeeds. */
  async consume(transaction: Kysely<Tables>, key: string, now: Date): Promise<string | undefined> {
    const owner = await this.ownerOf(transaction, key, now);
    if (owner === undefined) return undefined;
    await lockOwner(transaction, owner);
    const taken = await transaction
      .updateTable(this.table)
      .set({ used_at: now })
      .where('key_hash', '=', fingerprint(key))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('player_id')
      .executeTakeFirst();
    return taken?.player_id;
  }

  /** Returns the id of the player who owned a used key. */
  async formerOwnerOf(db: Kysely<Tables>, key: string): Promise<string | undefined> {
    const found = await db
      .selectFrom(this.table)
      .select('player_id')
      .where('key_hash', '=', fingerprint(key))
      .where('used_at', 'is not', null)
      .executeTakeFirst();
    return found?.player_id;
  }

  async hasOpenKey(db: Kysely<Tables>, playerId: string, now: Date): Promise<boolean> {
    const open = await db
      .selectFrom(this.table)
      .select('key_hash')
      .where('player_id', '=', playerId)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return open !== undefined;
  }

  async revoke(db: Kysely<Tables>, playerId: string): Promise<void> {
    await db.deleteFrom(this.table).where('player_id', '=', playerId).where('used_at', 'is', null).execute();
  }
}

/** Locks a player. Other rows may refer to the player meanwhile. */
const lockOwner = (transaction: Kysely<Tables>, playerId: string): Promise<Player | undefined> =>
  transaction
    .selectFrom('players')
    .selectAll()
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirst();

const isUnchanged = async (transaction: Kysely<Tables>, { id, email, status }: Player): Promise<boolean> => {
  const current = await lockOwner(transaction, id);
  return current?.email === email && current.status === status;
};
