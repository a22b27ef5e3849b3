import { SettingError } from './SettingError';

const describeError = (error: unknown): unknown => {
  if (error instanceof SettingError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}\nSomething listens there already. Choose another port with the variable PORT.`;
  }
  return error;
};

/** Prints why a process could not start, and exits. */
export const exitWithError = (error: unknown): never => {
  console.error(describeError(error));
  process.exit(1);
};
