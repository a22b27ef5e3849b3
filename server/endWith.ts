import { SettingError } from './SettingError';

const explanation = (error: unknown): unknown => {
  if (error instanceof SettingError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}\nSomething listens there already. Choose another port with the variable PORT.`;
  }
  return error;
};

/** Ends a process that could not start, and prints the reason. */
export const endWith = (error: unknown): never => {
  console.error(explanation(error));
  process.exit(1);
};
