/** A session of the fake world, under its present refresh token. Moments are ISO 8601. */
export interface FakeSession {
  readonly id: string;
  token: string;
  readonly browser: string;
  readonly system: string;
  readonly country?: string;
  readonly createdAt: string;
  lastUsedAt: string;
  /** The last time that the player proved who they are. */
  provedAt: string;
}

interface Owner {
  sessions?: FakeSession[];
}

/** What the fake world takes this browser for. */
const thisBrowser = { browser: 'Chrome', system: 'Windows', country: 'FR' } as const;

/** @param replaced the refresh token that the new one takes the place of */
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

/** Devices that a person of the demo is signed in with elsewhere. */
export const sessionsElsewhere = (now: Date): FakeSession[] =>
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
