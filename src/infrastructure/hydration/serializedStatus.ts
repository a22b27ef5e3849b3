import type { Interruption, Service, StatusSnapshot } from '#domain/server-status/Service';
import type { StatusHeadline } from '#domain/server-status/StatusHeadline';

/** JSON of a value with dates, which become ISO 8601. */
type Serialized<T> = T extends Date
  ? string
  : T extends object
    ? { readonly [K in keyof T]: Serialized<T[K]> }
    : T;

export type SerializedStatus = Serialized<StatusSnapshot>;
export type SerializedHeadline = Serialized<StatusHeadline>;

const serialize = <T>(value: T): Serialized<T> => JSON.parse(JSON.stringify(value)) as Serialized<T>;

export const serializeStatus = (status: StatusSnapshot): SerializedStatus => serialize(status);

export const serializeHeadline = (headline: StatusHeadline): SerializedHeadline => serialize(headline);

export const parseStatus = ({ at, services }: SerializedStatus): StatusSnapshot => ({
  at: new Date(at),
  services: services.map(({ interruption, ...service }): Service => ({
    ...service,
    ...(interruption && { interruption: parseInterruption(interruption) }),
  })),
});

export const parseHeadline = ({ since, until, ...headline }: SerializedHeadline): StatusHeadline => ({
  ...headline,
  ...(since !== undefined && { since: new Date(since) }),
  ...(until !== undefined && { until: new Date(until) }),
});

const parseInterruption = ({
  since,
  until,
  announcedUntil,
  reason,
}: Serialized<Interruption>): Interruption => ({
  since: new Date(since),
  ...(until !== undefined && { until: new Date(until) }),
  ...(announcedUntil !== undefined && { announcedUntil: new Date(announcedUntil) }),
  reason,
});
