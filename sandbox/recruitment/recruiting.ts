import { sql, type Kysely } from 'kysely';
import { packsUnlockedBy } from '#domain/recruitment/rewardPacks';
import {
  canRecruit,
  isRecruitable,
  recruiterRefusal,
  type RecruiterRefusal,
  recruiterRefusals,
} from '#domain/recruitment/recruitmentRefusals';
import { isUuid } from '#domain/shared/patterns';
import { OrderStatus } from '../commerce/orders';
import type { Sandbox } from '../context';
import { refusal } from '../platform/errors';
import type { Player, Tables } from '../platform/tables';
import { findPlayer, findPlayerByDisplayName } from '../profile/players';

type Db = Kysely<Tables>;

export const findRecruiter = async (db: Db, playerId: string): Promise<Player | undefined> => {
  const link = await db
    .selectFrom('recruits')
    .select('recruiter_id')
    .where('recruit_id', '=', playerId)
    .executeTakeFirst();
  return link && findPlayer(db, link.recruiter_id);
};

/** Returns the id of the recruiter with this code, which is an id or a display name; undefined if there is none. */
export const findRecruiterByCode = async (db: Db, code: string): Promise<string | undefined> => {
  const recruiter = isUuid(code) ? await findPlayer(db, code) : await findPlayerByDisplayName(db, code);
  return canRecruit(recruiter?.status) ? recruiter?.id : undefined;
};

export const recruitsOf = (db: Db, playerId: string): Promise<Pick<Player, 'id' | 'display_name'>[]> =>
  db
    .selectFrom('recruits')
    .innerJoin('players', 'players.id', 'recruits.recruit_id')
    .select(['players.id', 'display_name'])
    .where('recruiter_id', '=', playerId)
    .where('status', '=', 'active')
    .orderBy('recruited_at', 'desc')
    .orderBy('players.id')
    .execute();

/** Whether a player was recruited by the given recruiter, directly or through a chain of recruits. */
const isRecruitedBy = async (db: Db, playerId: string, recruiterId: string): Promise<boolean> => {
  const above = sql`with recursive above(id) as (
      select recruiter_id from recruits where recruit_id = ${playerId}
      union select recruiter_id from recruits join above on recruit_id = above.id
    ) select id from above where id = ${recruiterId}`;
  return (await above.execute(db)).rows.length > 0;
};

/** Serializes the creation of recruiter links, because two links created concurrently could form a cycle. */
const lockLinks = async (transaction: Db, ...players: readonly string[]): Promise<void> => {
  // Locks the players first, in a fixed order, to prevent deadlocks: an erasure also locks its player first.
  await transaction
    .selectFrom('players')
    .select('id')
    .where('id', 'in', [...players])
    .orderBy('id')
    .forKeyShare()
    .execute();
  await sql`lock table recruits in share row exclusive mode`.execute(transaction);
};

interface Link {
  readonly recruitId: string;
  readonly recruiterId: string;
  readonly isRecruitable: boolean;
}

const refusalOf = async (
  db: Db,
  { recruitId, recruiterId, isRecruitable }: Link,
): Promise<RecruiterRefusal | undefined> => {
  const recruiter = await findPlayer(db, recruiterId);
  return recruiterRefusal({
    playerId: recruitId,
    recruiterId: canRecruit(recruiter?.status) ? recruiterId : undefined,
    hasRecruiter: (await findRecruiter(db, recruitId)) !== undefined,
    isRecruitable,
    isCycle: await isRecruitedBy(db, recruiterId, recruitId),
  });
};

/**
 * @param isRecruitable false if the player joined too long ago; a registration or payment has no such limit
 * @returns why the player was not recruited; undefined on success
 */
export const recruit = async (
  transaction: Db,
  recruitId: string,
  recruiterId: string,
  now: Date,
  isRecruitable = true,
): Promise<RecruiterRefusal | undefined> => {
  const link = { recruitId, recruiterId, isRecruitable };
  // Most refusals need no lock. The lock makes the second answer final.
  const refusedEarly = await refusalOf(transaction, link);
  if (refusedEarly) return refusedEarly;
  await lockLinks(transaction, recruitId, recruiterId);
  const refused = await refusalOf(transaction, link);
  if (refused) return refused;
  await transaction
    .insertInto('recruits')
    .values({ recruit_id: recruitId, recruiter_id: recruiterId, recruited_at: now })
    .execute();
  await unlockPacks(transaction, recruiterId, now);
  return undefined;
};

const unlockPacks = async (transaction: Db, recruiterId: string, now: Date): Promise<void> => {
  // Two purchases at the same time must not count without each other.
  await transaction
    .selectFrom('players')
    .select('id')
    .where('id', '=', recruiterId)
    .forNoKeyUpdate()
    .execute();
  const counted = await sql<{ recruits: number; buyers: number }>`select
      count(*)::integer as recruits,
      (count(*) filter (where exists (
        select 1 from orders where orders.player_id = players.id and orders.status = ${OrderStatus.paid}
      )))::integer as buyers
    from recruits join players on players.id = recruit_id and players.status = 'active'
    where recruiter_id = ${recruiterId}`.execute(transaction);
  const packs = packsUnlockedBy(counted.rows[0] ?? { recruits: 0, buyers: 0 });
  if (packs.length === 0) return;
  await transaction
    .insertInto('unlocked_packs')
    .values(packs.map((pack) => ({ player_id: recruiterId, pack, unlocked_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/**
 * Must be called after each payment. Makes the buyer a recruit of the order's recruiter, and unlocks the packs that the
 * purchase earns the buyer's recruiter.
 */
export const recordBuyer = async (
  transaction: Db,
  buyerId: string,
  recruiterId: string | null,
  now: Date,
): Promise<void> => {
  if (recruiterId !== null) await recruit(transaction, buyerId, recruiterId, now);
  await updateRecruiterPacks(transaction, buyerId, now);
};

/** Call after a recruit's account has become active or has paid for something. */
export const updateRecruiterPacks = async (transaction: Db, playerId: string, now: Date): Promise<void> => {
  const recruiter = await findRecruiter(transaction, playerId);
  if (recruiter) await unlockPacks(transaction, recruiter.id, now);
};

const messages: Readonly<Record<RecruiterRefusal, string>> = {
  'unknown-recruiter': 'There is no such recruiter.',
  'own-recruiter': 'Nobody recruits themselves.',
  'has-recruiter': 'The player has a recruiter.',
  'not-recruitable': 'The player joined too long ago.',
  'recruiter-cycle': 'The recruiter was recruited by the player.',
};

/** @throws ApiError a kind of `recruiterRefusals` */
export const linkRecruiter = async ({ db, clock }: Sandbox, player: Player, code: string): Promise<void> => {
  const recruiterId = await findRecruiterByCode(db, code);
  const now = clock.now();
  const refused =
    recruiterId === undefined
      ? 'unknown-recruiter'
      : await db
          .transaction()
          .execute((transaction) =>
            recruit(transaction, player.id, recruiterId, now, isRecruitable(player.joined_at, now)),
          );
  if (refused) {
    throw refusal(recruiterRefusals, refused, messages[refused], {
      errors: { code: [recruiterRefusals[refused].text] },
    });
  }
};
