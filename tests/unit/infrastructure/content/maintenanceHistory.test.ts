import { incidentsOf, sampleServices } from '#samples/services';
import { documentAt, filesOf } from './contentFiles';

interface ServerDocument {
  readonly server_type: string;
  readonly maintenance_log: readonly {
    readonly from_datetime: string;
    readonly to_datetime: string;
  }[];
}

const logs = filesOf('en-us')
  .filter((file) => file.startsWith('server_type/'))
  .map((file) => documentAt('en-us', file).data as ServerDocument);

const weekMilliseconds = 7 * 86_400_000;

/** The log starts on September 1. */
it.each(['2026-11-20T12:00:00Z', '2026-11-23T04:00:00Z', '2026-11-24T06:30:00Z', '2026-12-16T00:00:00Z'])(
  'SS-01 the sample history matches the bundled maintenance log on %s',
  (moment) => {
    const now = new Date(moment);
    const begin = new Date(now.getTime() - 11 * weekMilliseconds);
    expect(logs.map(({ server_type }) => server_type).sort()).toEqual(
      sampleServices.map(({ name }) => name).sort(),
    );
    for (const { server_type: name, maintenance_log: log } of logs) {
      const notified = log
        .map(({ from_datetime, to_datetime }) => [new Date(from_datetime), new Date(to_datetime)] as const)
        .filter(([from, to]) => from >= begin && to <= now);
      const sample = sampleServices.find((service) => service.name === name);
      const happened = (sample ? incidentsOf(sample, now) : [])
        .filter(({ status, from }) => status === 4 && from >= begin)
        .map(({ from, to }) => [from, to] as const)
        .sort(([one], [other]) => other.getTime() - one.getTime());
      expect([name, happened]).toEqual([name, notified]);
    }
  },
);
