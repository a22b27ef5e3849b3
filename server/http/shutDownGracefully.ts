import { log } from '../logging/log';

/** Timeout of a graceful shutdown, in milliseconds. */
const timeoutMs = 10_000;

/** Finishes open responses on SIGTERM and SIGINT, calls `close`, and ends the process. */
export const shutDownGracefully = (close: () => Promise<void>): void => {
  const stop = (): void => {
    setTimeout(() => process.exit(1), timeoutMs).unref();
    close().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err });
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};
