import type { Kysely } from 'kysely';
import type { EmailKey } from '#domain/profile/profileRefusals';
import { addSeconds } from './clock';
import { fingerprint, randomSecret } from './random';
import type { Tables } from './tables';

/** Single-use keys in emails. A key has 256 random bits, is stored as a hash and expires. */
export class EmailKeys {
  constructor(
    private readonly table: 'activation_keys' | 'reset_keys',
    readonly lifetimeSeconds: number,
  ) {}

  /** Issues a key and invalidates the player's earlier keys. */
  async issue(db: Kysely<Tables>, playerId: string, now: Date, key = randomSecret()): Promise<string> {
    await this.revoke(db, playerId);
    return this.add(db, playerId, now, key);
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
