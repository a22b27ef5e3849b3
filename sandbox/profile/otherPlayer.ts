import { Type, type Static } from '@fastify/type-provider-typebox';
import type { Kysely } from 'kysely';
import { canReceive } from '#domain/session/AccountStatus';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { isUuid } from '#domain/shared/patterns';
import { refusal, type ApiError } from '../platform/errors';
import type { Tables } from '../platform/tables';
import { findPlayer } from './players';

/** Data of a player that is visible to other players. */
export const OtherPlayer = Type.Object({
  id: Type.String(),
  displayName: Type.String(),
  avatar: Type.String(),
  joinedAt: Type.String(),
});

export const unknownUserError = (): ApiError =>
  refusal(generalRefusals, 'unknown-player', 'There is no such player.');

/** @throws ApiError 404, code 120 */
export const otherPlayer = async (db: Kysely<Tables>, id: string): Promise<Static<typeof OtherPlayer>> => {
  const player = isUuid(id) ? await findPlayer(db, id) : undefined;
  if (!player || !canReceive(player.status, player.deletion_due_at !== null)) throw unknownUserError();
  return {
    id,
    displayName: player.display_name,
    avatar: `/api/users/${id}/avatar`,
    joinedAt: player.joined_at.toISOString(),
  };
};
