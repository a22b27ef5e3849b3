import type { Language } from '#domain/language/Locale';
import { historyDays } from '#domain/server-status/StatusHistory';
import type { Kysely, Selectable } from 'kysely';
import type { Sandbox } from '../context';
import type { Tables } from '../platform/tables';

type Data = Pick<Sandbox, 'db' | 'clock'>;

const dayMilliseconds = 86_400_000;

const up = 1;

/** Lists the services, each with its current interruption. */
export const listServices = async ({ db }: Data) => {
  const services = await db
    .selectFrom('services')
    .select(['name', 'status'])
    .orderBy('position')
    .orderBy('name')
    .execute();
  const incidents = await db
    .selectFrom('service_incidents')
    .selectAll()
    .where('ended_at', 'is', null)
    .execute();
  return services.map((service) => {
    const current = incidents.find(({ service: name }) => name === service.name);
    return { ...service, ...(current && { interruption: interruptionOf(current) }) };
  });
};

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const optionalSeconds = (moment: Date | null): number | null => moment && seconds(moment);

type IncidentRow = Selectable<Tables['service_incidents']>;

const interruptionOf = (incident: IncidentRow) => ({
  since: seconds(incident.started_at),
  until: optionalSeconds(incident.expected_end),
  announcedUntil: optionalSeconds(incident.announced_end),
  reason: { en: incident.message_en, fr: incident.message_fr, de: incident.message_de },
});

/** Whether the game, which is the first service, is up. */
export const isGameUp = async (data: Data): Promise<boolean> => (await listServices(data))[0]?.status === up;

/** Lists the services with their incidents that are ongoing or ended within the last 90 days. */
export const listHistories = async ({ db, clock }: Data, language: Language) => {
  const begin = new Date(clock.now().getTime() - historyDays * dayMilliseconds);
  const services = await db.selectFrom('services').selectAll().orderBy('position').orderBy('name').execute();
  const incidents = await db
    .selectFrom('service_incidents')
    .selectAll()
    .where((where) => where.or([where('ended_at', 'is', null), where('ended_at', '>', begin)]))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return services.map(({ name, known_since }) => ({
    name,
    since: seconds(known_since),
    incidents: incidents
      .filter(({ service }) => service === name)
      .map((incident) => ({
        status: incident.status,
        startDate: seconds(incident.started_at),
        endDate: optionalSeconds(incident.ended_at),
        message: incident[`message_${language}`],
      })),
  }));
};

export interface ServiceChange {
  readonly name: string;
  readonly status: number;
  readonly messages?: Partial<Readonly<Record<Language, string>>> | undefined;
  /** Expected end. For an unchanged status, moves the end of the current incident. */
  readonly until?: Date | undefined;
}

/**
 * Changes the status of a service. Ends its current incident, and records a new one unless the service is up.
 * @returns false if there is no such service
 */
export const changeService = (
  { db, clock }: Data,
  { name, status, messages = {}, until }: ServiceChange,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const service = await transaction
      .selectFrom('services')
      .selectAll()
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst();
    if (!service) return false;
    if (service.status === status) {
      if (until) await moveExpectedEnd(transaction, name, until);
      return true;
    }
    const now = clock.now();
    await transaction.updateTable('services').set({ status }).where('name', '=', name).execute();
    await transaction
      .updateTable('service_incidents')
      .set({ ended_at: now })
      .where('service', '=', name)
      .where('ended_at', 'is', null)
      .execute();
    if (status === up) return true;
    await transaction
      .insertInto('service_incidents')
      .values({
        service: name,
        status,
        started_at: now,
        ...(until && { expected_end: until }),
        message_en: messages.en ?? '',
        message_fr: messages.fr ?? messages.en ?? '',
        message_de: messages.de ?? messages.en ?? '',
      })
      .execute();
    return true;
  });

const moveExpectedEnd = (db: Kysely<Tables>, name: string, until: Date) =>
  db
    .updateTable('service_incidents')
    .set((row) => ({
      expected_end: until,
      announced_end: row.fn.coalesce('announced_end', 'expected_end'),
    }))
    .where('service', '=', name)
    .where('ended_at', 'is', null)
    .execute();
