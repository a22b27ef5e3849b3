import type { Language } from '../language/Locale';
import { phaseOf, type Maintenance } from './Maintenance';
import type { Interruption, Service, ServiceState } from './Service';

/** What players want to know first: whether the game is up and, if not, why and until when. */
export interface StatusHeadline {
  /** Name of the game's service in the API. */
  readonly name: string;
  readonly state: ServiceState;
  /** Undefined if the game is up, or if nothing more is known. */
  readonly since?: Date;
  readonly until?: Date;
  /** Whether the end is later than first announced. */
  readonly isExtended: boolean;
  readonly reason: Interruption['reason'];
}

/** The game is the first service that the API lists. The others never decide the headline. */
const gameIn = (services: readonly Service[]): Service | undefined => services[0];

/** Returns undefined if there are no services. */
export const headlineOf = (services: readonly Service[]): StatusHeadline | undefined => {
  const game = gameIn(services);
  if (!game) return undefined;
  const { name, state, interruption } = game;
  if (state === 'up' || !interruption) return { name, state, isExtended: false, reason: {} };
  const { since, until, announcedUntil, reason } = interruption;
  const isExtended = until !== undefined && announcedUntil !== undefined && until > announcedUntil;
  return { name, state, since, ...(until && { until }), isExtended, reason };
};

/** Adds what the maintenance log says about the current maintenance, unless the API reports it. */
export const withMaintenance = (
  headline: StatusHeadline,
  log: readonly Maintenance[],
  now: Date,
): StatusHeadline => {
  if (headline.state !== 'maintenance') return headline;
  const running = log.find(
    (entry) => entry.server === headline.name && phaseOf(entry, now) === 'running' && entry.to,
  );
  if (!running) return headline;
  const until = headline.until ?? running.to;
  return { ...headline, since: headline.since ?? running.from, ...(until && { until }) };
};

/** Services besides the game that are not up. */
export const otherTroubles = (services: readonly Service[]): readonly Service[] =>
  services.filter((service) => service !== gameIn(services) && service.state !== 'up');

export const reasonIn = ({ reason }: Pick<StatusHeadline, 'reason'>, language: Language): string =>
  reason[language] || reason.en || '';

/** Whether the expected end has passed although the game is not up. */
export const isOverdue = ({ until }: Pick<StatusHeadline, 'until'>, now: Date): boolean =>
  until !== undefined && until <= now;
