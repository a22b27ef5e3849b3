import { isatty } from 'node:tty';
import { format } from 'node:util';
import { log, sendProblemsTo } from './log';
import { isError } from './loggedError';

/** Leaves out objects, because they can contain secrets. */
const textOf = (part: unknown): unknown => (typeof part === 'object' && part !== null ? '[object]' : part);

const logParts = (level: 'warn' | 'error', parts: readonly unknown[]): void => {
  const err = parts.find(isError);
  const texts = parts.filter((part) => part !== err).map(textOf);
  if (err && texts.length === 0) log[level]({ err });
  else log[level]({ err }, format(...texts));
};

const writeReadably = async (): Promise<void> => {
  // Imported only when used, so that production starts faster.
  const { default: pretty } = await import('pino-pretty');
  sendProblemsTo(pretty({ destination: 2, sync: true }));
};

/**
 * Logs console output of packages and the renderer, Node's warnings, and the error that ends the process. On a
 * terminal, writes readable text instead of JSON.
 */
export const startLog = async (): Promise<void> => {
  if (isatty(2)) await writeReadably();
  console.warn = (...parts: unknown[]) => logParts('warn', parts);
  console.error = (...parts: unknown[]) => logParts('error', parts);
  process.removeAllListeners('warning').on('warning', (err) => log.warn({ err }));
  process.on('uncaughtException', (err) => {
    log.fatal({ err });
    process.exit(1);
  });
};
