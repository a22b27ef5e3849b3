import {
  fewBlueprints,
  manyBlueprints,
  sampleOrganizations,
  type SampleBlueprint,
} from '#samples/blueprints';
import type { Database } from '../platform/database';

export interface SeededCreators {
  /** Id of a player who has not waived the copy protection. */
  readonly other: string;
  readonly generous: string;
}

const idOf = (prefix: string, number: number): string =>
  `${prefix}-0000-4000-8000-${String(number).padStart(12, '0')}`;

const organizationId = (number: number): string => idOf('0a600000', number);

const rowOf = (ownerId: string, creators: SeededCreators, sample: SampleBlueprint) => {
  const creatorIds: Record<SampleBlueprint['creator'], string | null> = {
    self: ownerId,
    ...creators,
    organization: null,
    nobody: null,
  };
  return {
    id: idOf('b1000000', sample.number),
    owner_id: ownerId,
    name: sample.name,
    created_at: new Date(sample.createdAt),
    drm_protected: sample.isProtected,
    creator_id: creatorIds[sample.creator],
    creator_organization_id: sample.creator === 'organization' ? organizationId(1) : null,
    elements: sample.elements,
    generation_seconds: sample.exportSeconds,
  };
};

/**
 * Seeds missing blueprints, organizations and waivers.
 * @param few player with one blueprint of each kind, who is a speaker of both organizations
 * @param many player with 300 blueprints
 */
export const seedBlueprints = async (
  db: Database,
  { few, many, creators }: { few: string; many: string; creators: SeededCreators },
  now: Date,
): Promise<void> => {
  await db
    .insertInto('organizations')
    .values(
      sampleOrganizations.map(({ number, name, isWaived }) => ({
        id: organizationId(number),
        name,
        drm_waived: isWaived,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('organization_speakers')
    .values(
      sampleOrganizations.map(({ number }) => ({ organization_id: organizationId(number), player_id: few })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('drm_waivers')
    .values({ player_id: creators.generous, is_waived: true, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('blueprints')
    .values([
      ...fewBlueprints.map((sample) => rowOf(few, creators, sample)),
      ...manyBlueprints.map((sample) => rowOf(many, creators, sample)),
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
