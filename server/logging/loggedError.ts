import { isNativeError } from 'node:util/types';
import { redactText } from '#domain/navigation/redactText';

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string | number;
  readonly statusCode?: number;
  readonly cause?: LoggedError;
}

/** Includes errors of other realms, such as those of Node in Jest. */
export const isError = (value: unknown): value is Error => value instanceof Error || isNativeError(value);

/** SQLSTATE codes of PostgreSQL's data exceptions, whose messages end with the refused value in quotation marks. */
const dataException = /^22[\dA-Z]{3}$/;

const quotedValue = /["„“”«»‘’].*/s;

const messageOf = ({ message, code }: { readonly message: string; readonly code?: unknown }): string =>
  redactText(dataException.test(String(code)) ? message.replace(quotedValue, '…') : message);

const isFrame = (line: string): boolean => /^ +at /.test(line);

/** Minified error classes set only `name`; other classes often have only the name of their constructor. */
const typeOf = ({ name, constructor }: Error): string => (name === 'Error' ? constructor.name : name);

const maxCauses = 5;

/**
 * Returns the parts of an error that are logged. Its other properties can contain secrets: libraries add the values of
 * rows, request headers and configurations.
 */
export const loggedError = (error: unknown, causes = maxCauses): LoggedError => {
  if (!isError(error)) {
    return { type: typeof error, message: typeof error === 'string' ? redactText(error) : '' };
  }
  const { stack = '', cause, code, statusCode } = error as Error & Readonly<Record<string, unknown>>;
  const type = typeOf(error);
  const message = messageOf(error);
  return {
    type,
    message,
    // V8 copies the message into the stack.
    stack: [`${type}: ${message}`, ...stack.split('\n').filter(isFrame)].join('\n'),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(typeof statusCode === 'number' && { statusCode }),
    ...(cause !== undefined && causes > 0 && { cause: loggedError(cause, causes - 1) }),
  };
};
