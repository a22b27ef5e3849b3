import { injectable } from 'inversify';
import { GameServices } from '#application/server-status/GameServices';
import { validEntries, type RuleValue } from '#application/shared/rules';
import { languages, type Language } from '#domain/language/Locale';
import { validEnd } from '#domain/server-status/Maintenance';
import { serviceStateOf, type Interruption, type Service } from '#domain/server-status/Service';
import type { Incident, ServiceHistory } from '#domain/server-status/StatusHistory';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { incident, interruption, listServiceHistories, listServices, service, serviceHistory } from './calls';

@injectable()
export class HttpGameServices extends GameServices {
  constructor(private readonly api: CallSender) {
    super();
  }

  async list(): Promise<Result<readonly Service[], CallFailure>> {
    const listed = await this.api.send(listServices);
    if (!listed.ok) return listed;
    return succeed(
      validEntries(service, listed.value).map(({ name, status, interruption: reported }) => {
        const [read] = validEntries(interruption, [reported]).flatMap(
          (entry) => interruptionFrom(entry) ?? [],
        );
        return { name, state: serviceStateOf(status), ...(read && { interruption: read }) };
      }),
    );
  }

  async history(language: Language): Promise<Result<readonly ServiceHistory[], CallFailure>> {
    const listed = await this.api.send(listServiceHistories, { query: { lang: language } });
    if (!listed.ok) return listed;
    return succeed(
      validEntries(serviceHistory, listed.value).map(({ name, since, incidents }) => ({
        name,
        since: atSecond(since) ?? new Date(0),
        incidents: validEntries(incident, incidents)
          .flatMap((entry) => incidentFrom(entry) ?? [])
          .sort((one, other) => other.from.getTime() - one.from.getTime()),
      })),
    );
  }
}

/** Returns undefined if the start is out of range. An end that is not after the start is ignored. */
const interruptionFrom = ({
  since: start,
  until: end,
  announcedUntil: announced,
  reason,
}: RuleValue<typeof interruption>): Interruption | undefined => {
  const since = atSecond(start);
  if (!since) return undefined;
  const endAt = (seconds: number | null | undefined) =>
    seconds === null || seconds === undefined ? undefined : validEnd(since, atSecond(seconds));
  const [until, announcedUntil] = [endAt(end), endAt(announced)];
  return {
    since,
    ...(until && { until }),
    ...(announcedUntil && { announcedUntil }),
    reason: Object.fromEntries(
      languages.flatMap((language) => (reason?.[language] ? [[language, reason[language]]] : [])),
    ),
  };
};

/** Returns undefined if the end is before the start, or if a timestamp is out of range. */
const incidentFrom = ({
  status,
  startDate,
  endDate,
  message,
}: RuleValue<typeof incident>): Incident | undefined => {
  const from = atSecond(startDate);
  if (!from) return undefined;
  const hasEnded = endDate !== null && endDate !== undefined;
  const to = hasEnded ? validEnd(from, atSecond(endDate)) : undefined;
  if (hasEnded && !to) return undefined;
  return { state: serviceStateOf(status), from, to, message: message ?? '' };
};

const atSecond = (seconds: number): Date | undefined => {
  const moment = new Date(seconds * 1000);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
};
