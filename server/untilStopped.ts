/** Timeout of a graceful shutdown, in milliseconds. */
const patience = 10_000;

/** Finishes open responses on SIGTERM and SIGINT, calls `close`, and ends the process. */
export const untilStopped = (close: () => Promise<void>): void => {
  const stop = (): void => {
    setTimeout(() => process.exit(1), patience).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};
