import { sql, type Kysely } from 'kysely';
import { waiverRefusals } from '#domain/blueprints/blueprintRefusals';
import { refusal } from '../platform/errors';
import type { Tables } from '../platform/tables';

export const findWaivers = async (db: Kysely<Tables>, playerId: string) => {
  const own = await db
    .selectFrom('drm_waivers')
    .select('is_waived')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  const organizations = await db
    .selectFrom('organizations')
    .innerJoin('organization_speakers as speaker', 'speaker.organization_id', 'organizations.id')
    .select(['organizations.id', 'organizations.name', 'organizations.drm_waived as waiver'])
    .where('speaker.player_id', '=', playerId)
    .orderBy('organizations.name')
    .orderBy('organizations.id')
    .execute();
  return { playerWaiver: own?.is_waived ?? false, orgWaivers: organizations };
};

export const changePlayerWaiver = async (
  db: Kysely<Tables>,
  playerId: string,
  isWaived: boolean,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('drm_waivers')
    .values({ player_id: playerId, is_waived: isWaived, changed_at: now })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({ is_waived: isWaived, changed_at: now }),
    )
    .execute();
};

/** @throws ApiError `unknown-organization`, if the player is not a speaker of the organization */
export const changeOrganizationWaiver = async (
  db: Kysely<Tables>,
  playerId: string,
  organizationId: string,
  isWaived: boolean,
): Promise<void> => {
  const changed = await db
    .updateTable('organizations')
    .set({ drm_waived: isWaived })
    .where(sql<string>`organizations.id::text`, '=', organizationId.toLowerCase())
    .where('id', 'in', (speakers) =>
      speakers
        .selectFrom('organization_speakers')
        .select('organization_id')
        .where('player_id', '=', playerId),
    )
    .returning('id')
    .executeTakeFirst();
  if (!changed) {
    throw refusal(waiverRefusals, 'unknown-organization', 'The player does not speak for it.');
  }
};
