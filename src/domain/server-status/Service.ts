export const serviceStates = ['up', 'issue', 'down', 'maintenance'] as const;

export type ServiceState = (typeof serviceStates)[number];

export interface Service {
  readonly name: string;
  readonly state: ServiceState;
}

/** Returns the state for a status number: 1 is up, 2 issue, 3 down, any other value maintenance (SS-01). */
export const serviceStateOf = (status: unknown): ServiceState => {
  if (status === 1) return 'up';
  if (status === 2) return 'issue';
  return status === 3 ? 'down' : 'maintenance';
};

const severity: Readonly<Record<ServiceState, number>> = { up: 0, maintenance: 1, issue: 2, down: 3 };

export const isWorse = (state: ServiceState, than: ServiceState): boolean => severity[state] > severity[than];

/** Returns undefined if there are no services. */
export const worstState = (services: readonly Service[]): ServiceState | undefined =>
  services
    .map(({ state }) => state)
    .reduce<ServiceState | undefined>(
      (worst, state) => (worst === undefined || isWorse(state, worst) ? state : worst),
      undefined,
    );

/** Status of the services at a point in time. */
export interface StatusSnapshot {
  readonly at: Date;
  readonly services: readonly Service[];
}
