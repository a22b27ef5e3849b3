/** Milliseconds for a graceful stop. */
const patience = 10_000;

/** On SIGTERM and SIGINT: finishes open answers, calls `close`, and ends the process. */
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
