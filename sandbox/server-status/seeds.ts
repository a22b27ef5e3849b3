import { historyDays } from '#domain/server-status/StatusHistory';
import { incidentsOf, sampleServices } from '#samples/services';
import type { Sandbox } from '../context';

const dayMilliseconds = 86_400_000;

/**
 * Seeds services only if there are none, so that their recorded incidents are preserved.
 * @param hasPast adds 90 days of made-up history
 */
export const seedServices = async (
  { db, clock }: Pick<Sandbox, 'db' | 'clock'>,
  hasPast: boolean,
): Promise<void> => {
  const now = clock.now();
  const known = await db.selectFrom('services').select('name').limit(1).executeTakeFirst();
  if (known) return;
  const since = new Date(now.getTime() - (hasPast ? historyDays * dayMilliseconds : 0));
  const added = await db
    .insertInto('services')
    .values(
      sampleServices.map(({ name, status }, position) => ({
        name,
        position,
        status: hasPast ? status : 1,
        known_since: since,
      })),
    )
    // Another process may have seeded them first.
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .execute();
  if (!hasPast || added.length === 0) return;
  await db
    .insertInto('service_incidents')
    .values(
      sampleServices.flatMap((sample) =>
        incidentsOf(sample, now).map(({ status, from, to = null, message }) => ({
          service: sample.name,
          status,
          started_at: from,
          ended_at: to,
          message_en: message.en,
          message_fr: message.fr,
          message_de: message.de,
        })),
      ),
    )
    .execute();
};
