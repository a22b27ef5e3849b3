import type { Language } from '#domain/language/Locale';
import { historyDays } from '#domain/server-status/StatusHistory';
import type { Sandbox } from '../context';

type Data = Pick<Sandbox, 'db' | 'clock'>;

const dayMilliseconds = 86_400_000;

const up = 1;

export const listServices = ({ db }: Data) =>
  db.selectFrom('services').select(['name', 'status']).orderBy('position').orderBy('name').execute();

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

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
        endDate: incident.ended_at ? seconds(incident.ended_at) : null,
        message: incident[`message_${language}`],
      })),
  }));
};

export interface ServiceChange {
  readonly name: string;
  readonly status: number;
  readonly messages?: Partial<Readonly<Record<Language, string>>> | undefined;
}

/**
 * Changes the status of a service. Ends its current incident, and records a new one unless the service is up.
 * @returns false if there is no such service
 */
export const changeService = (
  { db, clock }: Data,
  { name, status, messages = {} }: ServiceChange,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const service = await transaction
      .selectFrom('services')
      .selectAll()
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst();
    if (!service) return false;
    if (service.status === status) return true;
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
        message_en: messages.en ?? '',
        message_fr: messages.fr ?? messages.en ?? '',
        message_de: messages.de ?? messages.en ?? '',
      })
      .execute();
    return true;
  });
