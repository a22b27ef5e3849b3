import { destination, multistream, pino, type DestinationStream, type LogFn, type Logger } from 'pino';
import { loggedRequest } from '#domain/navigation/loggedRequest';
import { redactText } from '#domain/navigation/redactText';
import { redactSecrets } from '#domain/navigation/shareablePath';
import { isError, loggedError } from './loggedError';

/** Sets the message, because pino would log the error's own message with the values that `loggedError` removes. */
function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [subject, message, ...values] = args as readonly [unknown, string?, ...unknown[]];
  // Message of @fastify/reply-from. `onError` of the proxy then logs the same error with its request.
  if (message === 'response errored') return;
  const fields = isError(subject) ? { err: subject } : subject;
  if (typeof fields !== 'object' || fields === null || !('err' in fields)) return method.apply(this, args);
  method.call(this, fields, message ?? loggedError(fields.err).message, ...values);
}

/** Synchronous, so that nothing is lost when the process exits. */
const streamTo = (dest: 1 | 2): DestinationStream => destination({ dest, sync: true });

let problems = streamTo(2);

/** Sends warnings and errors to `stream` instead of stderr. */
export const sendProblemsTo = (stream: DestinationStream): void => {
  problems = stream;
};

const streams = multistream(
  [
    { level: 'trace', stream: streamTo(1) },
    { level: 'warn', stream: { write: (line: string) => problems.write(line) } },
  ],
  { dedupe: true },
);

/**
 * The log of the process: warnings and errors on stderr, and other levels, if they are turned on, on stdout. One JSON
 * object per line. Secrets are left out: keys in paths, queries (which contain codes), headers (which contain tokens),
 * and the data that libraries add to errors.
 */
export const log: Logger = pino(
  {
    level: 'warn',
    serializers: {
      req: loggedRequest,
      err: loggedError,
      msg: redactText,
      // The proxy logs the URL of a forwarded call in this property.
      source: (url: string) => redactText(redactSecrets(url)),
    },
    hooks: { logMethod },
  },
  streams,
);
