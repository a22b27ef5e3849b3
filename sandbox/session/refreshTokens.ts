import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { signInRefusals } from '#domain/session/signInRefusals';
import { addSeconds, type Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import { refusal } from '../platform/errors';
import { deriveSecret, fingerprint, randomSecret } from '../platform/random';
import type { RateLimits } from '../platform/rateLimits';
import type { Player, Tables } from '../platform/tables';

const lifetimeSeconds = 604_800;
/** Several tabs may refresh with the same token. Within this time they get the same successor. */
const graceSeconds = 30;

/** Browser and location of a sign-in. */
export interface SignInOrigin {
  readonly userAgent: string;
  /** ISO 3166-1 alpha-2; null when it is unknown. */
  readonly country: string | null;
}

export interface StartedSession {
  readonly sessionId: string;
  readonly refreshToken: string;
}

export interface Rotation extends StartedSession {
  readonly playerId: string;
  readonly issuedAt: Date;
}

type Renewed = Pick<Rotation, 'refreshToken' | 'issuedAt'>;

type StoredToken = Selectable<Tables['refresh_tokens']>;

/**
 * Opaque tokens, stored as hashes and replaced on each use. A replaced token returns its successor again while that one
 * is unused. Otherwise, reusing it ends the session.
 */
export class RefreshTokens {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly key: Buffer,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @param player the player as read when the identity was proven
   * @throws ApiError 400, code 100, if the password has changed since
   */
  async start(
    { id: playerId, password_hash: checkedHash }: Pick<Player, 'id' | 'password_hash'>,
    issuedAt: Date,
    { userAgent, country }: SignInOrigin,
    token = randomSecret(),
  ): Promise<StartedSession> {
    const sessionId = randomUUID();
    await this.db.transaction().execute(async (transaction) => {
      // Locked, so that a recovery either changes the password before this, or ends the session after it.
      const current = await transaction
        .selectFrom('players')
        .select('password_hash')
        .where('id', '=', playerId)
        .forShare()
        .executeTakeFirst();
      if (current?.password_hash !== checkedHash) {
        throw refusal(signInRefusals, 'wrong-credentials', 'The password has changed in the meantime.');
      }
      await transaction
        .insertInto('refresh_families')
        .values({
          id: sessionId,
          player_id: playerId,
          user_agent: userAgent,
          country,
          created_at: issuedAt,
          last_used_at: issuedAt,
          proved_at: issuedAt,
        })
        .execute();
      await insertToken(transaction, sessionId, token, issuedAt);
    });
    return { sessionId, refreshToken: token };
  }

  /**
   * @param belongsTo player of the bearer token; undefined if that token could not be read
   * @returns undefined if the token is unknown, expired, revoked, another player's, or reused after its successor
   * @throws ApiError 429, code 31, after too many renewals of the session or the player
   */
  rotate(token: string, belongsTo: string | undefined): Promise<Rotation | undefined> {
    return this.db.transaction().execute(async (transaction) => {
      const stored = await lockToken(transaction, token);
      if (!stored) return undefined;
      const family = await transaction
        .selectFrom('refresh_families')
        .selectAll()
        .where('id', '=', stored.family_id)
        .executeTakeFirstOrThrow();
      const now = this.clock.now();
      if (family.revoked_at || stored.expires_at <= now) return undefined;
      if (belongsTo !== undefined && belongsTo !== family.player_id) return undefined;
      // Per player, too, so that one account cannot fill the memory for the renewals of all sessions.
      this.limits.consumeAll([
        ['renewalsPerPlayer', family.player_id],
        ['renewalsPerSession', family.id],
      ]);
      const session = { playerId: family.player_id, sessionId: family.id };
      if (!stored.replaced_at) {
        return { ...session, ...(await this.replace(transaction, stored, token, now)) };
      }
      if (addSeconds(stored.replaced_at, graceSeconds) < now) {
        // The response with the successor may have been lost, for example because the connection broke.
        if (await this.isSuccessorUnused(transaction, token)) {
          return { ...session, refreshToken: this.successorOf(token), issuedAt: now };
        }
        await transaction
          .updateTable('refresh_families')
          .set({ revoked_at: now })
          .where('id', '=', family.id)
          .execute();
        return undefined;
      }
      return { ...session, ...(await this.newestAfter(transaction, token)) };
    });
  }

  /** Ends the session that the token belongs to. */
  async end(token: string): Promise<void> {
    await this.db
      .updateTable('refresh_families')
      .set({ revoked_at: this.clock.now() })
      .where('revoked_at', 'is', null)
      .where('id', '=', (of) =>
        of.selectFrom('refresh_tokens').select('family_id').where('token_hash', '=', fingerprint(token)),
      )
      .execute();
  }

  /** Ends all sessions of a player, except the current one if it is given. */
  async endAll(transaction: Kysely<Tables>, playerId: string, currentSession?: string): Promise<void> {
    const open = transaction
      .updateTable('refresh_families')
      .set({ revoked_at: this.clock.now() })
      .where('player_id', '=', playerId)
      .where('revoked_at', 'is', null);
    await (currentSession === undefined ? open : open.where('id', '<>', currentSession)).execute();
  }

  /** Ends the grace period, to test reuse. */
  async endGrace(token: string): Promise<void> {
    await this.db
      .updateTable('refresh_tokens')
      .set({ replaced_at: addSeconds(this.clock.now(), -graceSeconds - 1) })
      .where('token_hash', '=', fingerprint(token))
      .execute();
  }

  private async replace(
    transaction: Kysely<Tables>,
    stored: StoredToken,
    token: string,
    now: Date,
  ): Promise<Renewed> {
    const successor = this.successorOf(token);
    await transaction
      .updateTable('refresh_tokens')
      .set({ replaced_at: now })
      .where('token_hash', '=', stored.token_hash)
      .execute();
    await insertToken(transaction, stored.family_id, successor, now);
    await transaction
      .updateTable('refresh_families')
      .set({ last_used_at: now })
      .where('id', '=', stored.family_id)
      .execute();
    return { refreshToken: successor, issuedAt: now };
  }

  private async isSuccessorUnused(transaction: Kysely<Tables>, token: string): Promise<boolean> {
    const successor = await lockToken(transaction, this.successorOf(token));
    return successor?.replaced_at === null;
  }

  /** Returns the newest token that replaced this one, because another tab may have refreshed more than once. */
  private async newestAfter(transaction: Kysely<Tables>, token: string): Promise<Renewed> {
    let newest = this.successorOf(token);
    for (;;) {
      const stored = await transaction
        .selectFrom('refresh_tokens')
        .selectAll()
        .where('token_hash', '=', fingerprint(newest))
        .executeTakeFirstOrThrow();
      if (!stored.replaced_at) return { refreshToken: newest, issuedAt: stored.issued_at };
      newest = this.successorOf(newest);
    }
  }

  /** Derives the next token from the old one, so that it can be returned again although only its hash is stored. */
  private successorOf(token: string): string {
    return deriveSecret(this.key, token);
  }
}

const lockToken = (transaction: Kysely<Tables>, token: string): Promise<StoredToken | undefined> =>
  transaction
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('token_hash', '=', fingerprint(token))
    .forUpdate()
    .executeTakeFirst();

const insertToken = async (
  db: Kysely<Tables>,
  family: string,
  token: string,
  issuedAt: Date,
): Promise<void> => {
  await db
    .insertInto('refresh_tokens')
    .values({
      token_hash: fingerprint(token),
      family_id: family,
      issued_at: issuedAt,
      expires_at: addSeconds(issuedAt, lifetimeSeconds),
    })
    .execute();
};
