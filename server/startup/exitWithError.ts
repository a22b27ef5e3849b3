import { SettingError } from './SettingError';

/** Values of settings may have several lines. */
const toOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

/**
 * Prints why a program could not start, and exits. An invalid setting is printed as plain text, because a person corrects
 * it; its cause only with `LOG=1`.
 */
export const exitWithError = (error: unknown): never => {
  if (error instanceof SettingError) process.stderr.write(`${toOneLine(error.message)}\n`);
  else console.error(error);
  if (error instanceof SettingError && error.cause !== undefined && process.env.LOG === '1') {
    console.error(error.cause);
  }
  process.exit(1);
};
