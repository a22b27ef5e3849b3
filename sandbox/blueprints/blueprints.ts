import { sql, type Kysely } from 'kysely';
import { exportRefusal, exportRefusals } from '#domain/blueprints/blueprintRefusals';
import type { ModeledBlueprint } from '#samples/blueprintFiles';
import { refusal } from '../platform/errors';
import type { Tables } from '../platform/tables';

/** Selects blueprints with the names and waivers of their creators. Erased accounts are ignored as creators. */
const withCreators = (db: Kysely<Tables>, ownerId: string) =>
  db
    .selectFrom('blueprints')
    .leftJoin('players as creator', (join) =>
      join.onRef('creator.id', '=', 'creator_id').on('creator.status', '<>', 'erased'),
    )
    .leftJoin('organizations as organization', 'organization.id', 'creator_organization_id')
    .leftJoin('drm_waivers as waiver', 'waiver.player_id', 'creator.id')
    .select([
      'blueprints.id',
      'blueprints.name',
      'blueprints.created_at',
      'blueprints.drm_protected',
      'blueprints.creator_id',
      'blueprints.elements',
      'blueprints.generation_seconds',
      'creator.display_name as creator_name',
      'organization.name as organization_name',
      'organization.drm_waived as is_waived_by_organization',
      'waiver.is_waived as is_waived_by_player',
    ])
    .where('owner_id', '=', ownerId);

export const listBlueprints = async (db: Kysely<Tables>, ownerId: string) => {
  const rows = await withCreators(db, ownerId).orderBy('blueprints.created_at', 'desc').execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    drmProtected: row.drm_protected,
    creatorUsername: row.creator_name,
    creatorOrganizationName: row.organization_name,
  }));
};

export interface ExportableBlueprint extends ModeledBlueprint {
  readonly generationSeconds: number;
}

/**
 * Returns a blueprint that its owner may export.
 * @throws ApiError a kind of `exportRefusals`
 */
export const requireExportable = async (
  db: Kysely<Tables>,
  ownerId: string,
  id: string,
): Promise<ExportableBlueprint> => {
  const row = await withCreators(db, ownerId)
    .where(sql<string>`blueprints.id::text`, '=', id.toLowerCase())
    .executeTakeFirst();
  if (!row) throw refusal(exportRefusals, 'unknown-blueprint', 'The player has no such blueprint.');
  const refused = exportRefusal({
    isProtected: row.drm_protected,
    isOwn: row.creator_id === ownerId,
    isWaived: (row.is_waived_by_player ?? false) || (row.is_waived_by_organization ?? false),
    elements: row.elements,
  });
  if (refused === 'empty-blueprint') {
    const detail = 'The blueprint has no elements.';
    throw refusal(exportRefusals, refused, 'There is nothing to generate.', { detail });
  }
  if (refused) throw refusal(exportRefusals, refused, 'Its creator has not waived the protection.');
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    isProtected: row.drm_protected,
    creator: row.creator_name ?? row.organization_name ?? undefined,
    elements: row.elements,
    generationSeconds: row.generation_seconds,
  };
};
