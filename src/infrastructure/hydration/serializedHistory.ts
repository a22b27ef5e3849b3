import type { Incident, ServiceHistory } from '#domain/server-status/StatusHistory';

/** A history as JSON. Times are in ISO 8601. */
export interface SerializedHistory extends Omit<ServiceHistory, 'since' | 'incidents'> {
  readonly since: string;
  readonly incidents: readonly SerializedIncident[];
}

interface SerializedIncident extends Omit<Incident, 'from' | 'to'> {
  readonly from: string;
  readonly to?: string;
}

export const serializeHistory = ({ name, since, incidents }: ServiceHistory): SerializedHistory => ({
  name,
  since: since.toISOString(),
  incidents: incidents.map(({ from, to, ...incident }) => ({
    ...incident,
    from: from.toISOString(),
    ...(to && { to: to.toISOString() }),
  })),
});

export const parseHistory = ({ name, since, incidents }: SerializedHistory): ServiceHistory => ({
  name,
  since: new Date(since),
  incidents: incidents.map(({ from, to, ...incident }) => ({
    ...incident,
    from: new Date(from),
    to: to === undefined ? undefined : new Date(to),
  })),
});
