import { SettingError } from './SettingError';

/** Returns a SettingError that explains why a program cannot listen. Returns other errors unchanged. */
export const listenError = (
  error: unknown,
  { port, host }: { readonly port: number; readonly host: string },
): unknown => {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new SettingError(
        `Another program already listens on port ${port} of ${host}. Stop it, or set PORT to another port.`,
        { cause: error },
      );
    case 'EACCES':
      return new SettingError(
        `This user may not listen on port ${port}. Set PORT to another port, such as 8080.`,
        { cause: error },
      );
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND':
      return new SettingError(
        `HOST must be a name or address of this machine, such as localhost or 0.0.0.0, not "${host}".`,
        { cause: error },
      );
    default:
      return error;
  }
};
