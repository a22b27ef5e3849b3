import { SettingError } from './SettingError';

/** Values of settings may have several lines. */
const inOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

/** Prints why a program could not start, and exits. Prints the cause of an invalid setting only with `LOG=1`. */
export const exitWithError = (error: unknown): never => {
  console.error(error instanceof SettingError ? inOneLine(error.message) : error);
  if (error instanceof SettingError && error.cause !== undefined && process.env.LOG === '1') {
    console.error(error.cause);
  }
  process.exit(1);
};
