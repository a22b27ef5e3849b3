import cluster from 'node:cluster';

/** Whether this process only starts the processes that serve the site on one port. */
export const isSupervisor = (processes: number): boolean => processes > 1 && cluster.isPrimary;

/** Whether this process reports on behalf of all processes. */
export const isReportingProcess = (): boolean => cluster.isPrimary || cluster.worker?.id === 1;

/**
 * Starts `count` processes. Replaces a process that ends; but if it ended before it was listening, stops all processes,
 * because a replacement would fail, too. Exits after all processes have ended.
 */
export const supervise = (count: number): void => {
  const listening = new Set<number>();
  let exitCode: number | undefined;

  const stop = (code: number): void => {
    exitCode ??= code;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };

  cluster.on('listening', ({ id }) => listening.add(id));
  cluster.on('exit', ({ id }, code) => {
    const wasListening = listening.delete(id);
    if (exitCode === undefined && wasListening) cluster.fork();
    else if (exitCode === undefined) stop(code || 1);
    if (exitCode !== undefined && Object.keys(cluster.workers ?? {}).length === 0) process.exit(exitCode);
  });
  process.once('SIGTERM', () => stop(0));
  process.once('SIGINT', () => stop(0));
  for (let started = 0; started < count; started += 1) cluster.fork();
};
