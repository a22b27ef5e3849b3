import { randomUUID } from 'node:crypto';
import { Type, type Static } from '@fastify/type-provider-typebox';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/tables';

const Id = Type.String({ format: 'uuid' });

/** Blueprints and organizations to create for a player; every field has a default. */
export const BlueprintsTrait = Type.Object(
  {
    blueprints: Type.Optional(
      Type.Array(
        Type.Object(
          {
            id: Type.Optional(Id),
            name: Type.Optional(Type.String()),
            createdAt: Type.Optional(Type.String({ format: 'date-time' })),
            isProtected: Type.Optional(Type.Boolean()),
            /** Default: the player. If both this and the organization are null, the blueprint is orphaned. */
            creatorId: Type.Optional(Type.Union([Id, Type.Null()])),
            organizationId: Type.Optional(Id),
            elements: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
            generationSeconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 600 })),
          },
          { additionalProperties: false },
        ),
      ),
    ),
    /** Organizations for which the player is a speaker. */
    organizations: Type.Optional(
      Type.Array(
        Type.Object(
          {
            id: Type.Optional(Id),
            name: Type.Optional(Type.String()),
            isWaived: Type.Optional(Type.Boolean()),
          },
          { additionalProperties: false },
        ),
      ),
    ),
  },
  { additionalProperties: false },
);

export type BlueprintsTrait = Static<typeof BlueprintsTrait>;

export const addWorks = async (
  db: Kysely<Tables>,
  playerId: string,
  { blueprints = [], organizations = [] }: BlueprintsTrait,
  now: Date,
): Promise<void> => {
  for (const { id = randomUUID(), name = 'Harbor Union', isWaived = false } of organizations) {
    await db.insertInto('organizations').values({ id, name, drm_waived: isWaived }).execute();
    await db
      .insertInto('organization_speakers')
      .values({ organization_id: id, player_id: playerId })
      .execute();
  }
  if (blueprints.length === 0) return;
  await db
    .insertInto('blueprints')
    .values(
      blueprints.map(({ creatorId, organizationId, ...more }, index) => ({
        id: more.id ?? randomUUID(),
        owner_id: playerId,
        name: more.name ?? `Hauler ${index + 1}`,
        created_at: more.createdAt === undefined ? now : new Date(more.createdAt),
        drm_protected: more.isProtected ?? false,
        creator_id: organizationId === undefined ? (creatorId === undefined ? playerId : creatorId) : null,
        creator_organization_id: organizationId ?? null,
        elements: more.elements ?? 20,
        generation_seconds: more.generationSeconds ?? 0,
      })),
    )
    .execute();
};
