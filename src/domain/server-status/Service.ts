import type { Language } from '../language/Locale';

export const serviceStates = ['up', 'issue', 'down', 'maintenance'] as const;

export type ServiceState = (typeof serviceStates)[number];

/** Why and for how long a service is not up, as far as the API says so. */
export interface Interruption {
  readonly since: Date;
  /** Expected end. */
  readonly until?: Date;
  /** End that was announced first, if the expected end has been moved to a later time. */
  readonly announcedUntil?: Date;
  readonly reason: Partial<Readonly<Record<Language, string>>>;
}

/** Records the end that was announced first when an announced end is moved. */
export const moveEnd = (interruption: Interruption, until: Date | undefined): Interruption => {
  if (!until) return interruption;
  const announcedUntil = interruption.announcedUntil ?? interruption.until;
  return { ...interruption, until, ...(announcedUntil && { announcedUntil }) };
};

export interface Service {
  readonly name: string;
  readonly state: ServiceState;
  /** Undefined while the service is up, and if the API does not report it. */
  readonly interruption?: Interruption;
}

/** Returns the state for a status number: 1 is up, 2 issue, 3 down, any other value maintenance (SS-01). */
export const serviceStateOf = (status: unknown): ServiceState => {
  if (status === 1) return 'up';
  if (status === 2) return 'issue';
  return status === 3 ? 'down' : 'maintenance';
};

const severity: Readonly<Record<ServiceState, number>> = { up: 0, maintenance: 1, issue: 2, down: 3 };

export const isWorse = (state: ServiceState, than: ServiceState): boolean => severity[state] > severity[than];

/** Status of the services at a point in time. */
export interface StatusSnapshot {
  readonly at: Date;
  readonly services: readonly Service[];
}
