import autocannon from 'autocannon';

/** Requests per second and milliseconds. */
export interface LoadFigures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

/** Puts `options.url`, always an address of this machine, under load for a bounded time. */
export const underLoad = async (options: autocannon.Options): Promise<LoadFigures> => {
  const { requests, latency, errors, non2xx, duration } = await autocannon({ duration: 10, ...options });
  return {
    perSecond: Math.round(requests.total / duration),
    p50: latency.p50,
    p99: latency.p99,
    failed: errors + non2xx,
  };
};
