import cluster, { type Worker } from 'node:cluster';
import { log } from '../logging/log';

/** Whether this process only starts the processes that serve the site on one port. */
export const isSupervisor = (processes: number): boolean => processes > 1 && cluster.isPrimary;

/** Whether this process reports on behalf of all processes. */
export const isReportingProcess = (): boolean => cluster.isPrimary || cluster.worker?.id === 1;

/** Milliseconds before a process is replaced that ended without listening; doubled for each further one. */
const retryDelayMs = 1_000;
const maxRetryDelayMs = 30_000;

/** Milliseconds after which a process that does not stop is killed. More than its own timeout: `shutDownGracefully`. */
const stopTimeoutMs = 15_000;

interface SiteProcess {
  readonly process: Pick<Worker['process'], 'pid' | 'kill'>;
  on(event: 'listening', listener: () => void): unknown;
  on(event: 'exit', listener: (code: number, signal: string) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** The parts of `node:cluster` that start processes. */
interface Cluster {
  fork(): SiteProcess;
}

/**
 * Starts `count` processes. Replaces a process that ends: at once if it was listening, otherwise after a delay. Stops
 * all processes if one ends before any of them was listening, because a replacement would fail, too. Exits after all
 * processes have ended.
 */
export const supervise = (
  count: number,
  processes: Cluster = cluster,
  exit: (code: number) => void = (code) => process.exit(code),
): void => {
  const workers = new Set<SiteProcess>();
  let hasListened = false;
  let failures = 0;
  let exitCode: number | undefined;

  const signal = (name: NodeJS.Signals): void => {
    for (const worker of workers) worker.process.kill(name);
  };

  const exitWhenEnded = (): void => {
    if (exitCode !== undefined && workers.size === 0) exit(exitCode);
  };

  const stop = (code: number): void => {
    if (exitCode !== undefined) return;
    exitCode = code;
    signal('SIGTERM');
    setTimeout(() => signal('SIGKILL'), stopTimeoutMs).unref();
    exitWhenEnded();
  };

  const start = (): void => {
    const worker = processes.fork();
    let isListening = false;
    workers.add(worker);

    const end = (reason: string, code: number): void => {
      workers.delete(worker);
      if (exitCode === undefined) {
        log.error(`process ${worker.process.pid ?? 'without id'} of the site ended: ${reason}`);
        if (!hasListened) stop(code || 1);
        else if (isListening) start();
        else replaceLater();
      }
      exitWhenEnded();
    };

    worker.on('listening', () => {
      [isListening, hasListened, failures] = [true, true, 0];
    });
    worker.on('exit', (code, signal) => end(signal || `code ${code}`, code));
    worker.on('error', (error) => {
      // Without an id, the system could not start the process, and no `exit` follows.
      if (worker.process.pid === undefined) end(error.message, 1);
    });
  };

  const replaceLater = (): void => {
    const delayMs = Math.min(retryDelayMs * 2 ** failures, maxRetryDelayMs);
    failures += 1;
    setTimeout(() => {
      if (exitCode === undefined) start();
    }, delayMs);
  };

  process.once('SIGTERM', () => stop(0));
  process.once('SIGINT', () => stop(0));
  for (let started = 0; started < count; started += 1) start();
};
