/** A session of the fake back end, identified by its current refresh token. Timestamps are ISO 8601. */
export interface FakeSession {
  readonly id: string;
  token: string;
  readonly browser: string;
  readonly system: string;
  readonly country?: string;
  readonly createdAt: string;
  lastUsedAt: string;
  /** Time when the player last proved their identity. */
  provedAt: string;
}

interface Owner {
  sessions?: FakeSession[];
}

/** Description that the fake back end uses for the current browser. */
const thisBrowser = { browser: 'Chrome', system: 'Windows', country: 'FR' } as const;

/** @param replaced refresh token that the new one replaces */
export const recordSession = (owner: Owner, token: string, now: Date, replaced?: string): void => {
  const at = now.toISOString();
  const renewed = sessionOfToken(owner, replaced);
  if (renewed) {
    renewed.token = token;
    renewed.lastUsedAt = at;
    return;
  }
  owner.sessions = [
    ...(owner.sessions ?? []),
    { id: `session-${token}`, token, ...thisBrowser, createdAt: at, lastUsedAt: at, provedAt: at },
  ];
};

export const sessionOfToken = (owner: Owner, token: string | undefined): FakeSession | undefined =>
  owner.sessions?.find((session) => session.token === token);

/** Sessions of a sample player on other devices. */
export const otherDeviceSessions = (now: Date): FakeSession[] =>
  (
    [
      ['phone', { browser: 'Safari', system: 'iPhone', country: 'FR' }, 5, 40],
      ['laptop', { browser: 'Firefox', system: 'Linux', country: 'DE' }, 190, 400],
    ] as const
  ).map(([name, device, hoursUnused, hoursOld]) => {
    const createdAt = hoursBefore(now, hoursOld);
    const session = { id: `session-${name}`, token: `fake-refresh-${name}`, ...device };
    return { ...session, createdAt, lastUsedAt: hoursBefore(now, hoursUnused), provedAt: createdAt };
  });

const hoursBefore = (now: Date, hours: number): string =>
  new Date(now.getTime() - hours * 3_600_000).toISOString();
