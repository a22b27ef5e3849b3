import { Type } from '@fastify/type-provider-typebox';
import { newsletterInterest } from '#samples/mailing';
import { generalRefusals } from '#domain/shared/generalRefusals';
import type { Sandbox } from '../context';
import { subscribedInterests } from '../mailing/subscriptions';
import { failures, refusal } from '../platform/errors';
import type { Api } from '../platform/http';
import { findPlayerByEmail } from '../profile/players';
import { StoredRegistration } from './schema';

/** Route that returns the stored data of a registration, because no page of the site shows it. */
export const registrationControlRoutes = (api: Api, { db }: Sandbox): void => {
  api.get(
    '/sandbox/registration.json',
    {
      schema: {
        querystring: Type.Object({ email: Type.String() }),
        response: { 200: StoredRegistration, ...failures(404) },
      },
    },
    async (request) => {
      const player = await findPlayerByEmail(db, request.query.email);
      const registration =
        player &&
        (await db
          .selectFrom('registrations')
          .selectAll()
          .where('player_id', '=', player.id)
          .executeTakeFirst());
      if (!player || !registration) {
        throw refusal(generalRefusals, 'unknown-player', 'No account is registered with this email.');
      }
      return {
        playerId: player.id,
        status: player.status,
        language: player.language,
        newsletter: registration.newsletter,
        isSubscribed: (await subscribedInterests(db, player.email)).has(newsletterInterest),
        recruiterId: registration.recruiter_id,
        codeId: registration.code_id,
        acquisitionGaUtm: registration.acquisition_ga_utm,
        steamSessionTicket: registration.steam_session_ticket,
        steamAppId: registration.steam_app_id,
        source: registration.source,
      };
    },
  );
};
