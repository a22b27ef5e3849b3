import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { once } from 'node:events';

export interface ConstantRateOptions {
  readonly url: string;
  readonly perSecond: number;
  readonly seconds: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Milliseconds from the time at which a request was due. */
export interface ConstantRateFigures {
  readonly sent: number;
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
  readonly failed: number;
  /** 99th percentile of the delay caused by the client. The remaining time is that of the web server. */
  readonly late: number;
}

/**
 * Sends requests at a constant rate without waiting for responses: a pause of the server delays all requests that are
 * due meanwhile. autocannon's `overallRate` sends the requests of a second at its start, and corrects for intervals of
 * a millisecond at any rate. Runs in a separate process, so that this one does not delay the requests.
 */
export const measureAtConstantRate = async (options: ConstantRateOptions): Promise<ConstantRateFigures> => {
  const client = fileURLToPath(new URL('./steadyClient.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', client, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let reported = '';
  child.stdout.on('data', (chunk: Buffer) => (reported += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the client ended with ${String(code)}`);
  return JSON.parse(reported) as ConstantRateFigures;
};
