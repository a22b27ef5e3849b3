/** Milliseconds an orderly stop may take before the process ends anyway. */
const patience = 10_000;

/** Ends the process in good order on SIGTERM and SIGINT: open answers are finished, then `close` lets go of the rest. */
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
