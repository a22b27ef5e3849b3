import { spawnSync } from 'node:child_process';
import autocannon from 'autocannon';

/** Rates are in requests per second, times in milliseconds. */
export interface LoadFigures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

interface HeavyLoadFigures extends LoadFigures {
  /** The load generator. */
  readonly client: 'autocannon' | 'wrk';
}

/** Generates load on `options.url`, which is always a local URL, for a limited time. */
export const measureLoad = async (options: autocannon.Options): Promise<LoadFigures> => {
  const { requests, latency, errors, non2xx, duration } = await autocannon({ duration: 10, ...options });
  return {
    perSecond: Math.round(requests.total / duration),
    p50: latency.p50,
    p99: latency.p99,
    failed: errors + non2xx,
  };
};

interface LoadOptions {
  readonly url: string;
  readonly connections: number;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Like `measureLoad`, but uses wrk if it is installed. autocannon parses responses in JavaScript and reaches only a tenth
 * of the web server's rate with pages of 25 KB. Excludes two seconds of warm-up.
 */
export const measureHeavyLoad = async ({
  url,
  connections,
  headers,
}: LoadOptions): Promise<HeavyLoadFigures> => {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const run = (seconds: number) =>
    spawnSync('wrk', ['-t1', `-c${connections}`, `-d${seconds}`, '--latency', ...named, url], {
      encoding: 'utf8',
    });
  run(2);
  const { status, stdout } = run(10);
  if (status !== 0) return { ...(await measureLoad({ url, connections, headers })), client: 'autocannon' };
  const notified = (pattern: RegExp): string => pattern.exec(stdout)?.[1] ?? '';
  const refused = Number(notified(/Non-2xx or 3xx responses: (\d+)/));
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout);
  return {
    perSecond: Math.round(Number(notified(/Requests\/sec:\s+([\d.]+)/))),
    p50: milliseconds(notified(/50%\s+(\S+)/)),
    p99: milliseconds(notified(/99%\s+(\S+)/)),
    failed: refused + (broken ?? []).slice(1).reduce((sum, count) => sum + Number(count), 0),
    client: 'wrk',
  };
};

/** Parses `812.00us`, `5.72ms` or `1.20s`. */
const milliseconds = (duration: string): number => {
  const [, amount, unit] = /^([\d.]+)(us|ms|s)$/.exec(duration) ?? [];
  const factor = { us: 0.001, ms: 1, s: 1000 }[unit ?? ''] ?? Number.NaN;
  return Math.round(Number(amount) * factor * 10) / 10;
};
