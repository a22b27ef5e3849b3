import pg from 'pg';
import { SettingError } from '#server/startup/SettingError';
import { isUnavailable, isUnreachable } from './serverDialect';

/** Whether the password contains a character, such as `/`, that must be encoded because it would end the host. */
const hasUnencodedPassword = (url: string): boolean => /^\w+:\/\/[^@/?#]*[/?#].*@/.test(url);

/**
 * Parses DATABASE_URL like the driver.
 * @throws SettingError if the URL is invalid; its message omits the URL, which contains a password
 */
const databaseClient = (databaseUrl: string): pg.Client => {
  const invalid = new SettingError(
    'DATABASE_URL must be a URL such as postgresql://user:password@localhost:5432/starport. Encode special characters of the password: %40 is @.',
  );
  if (!/^(?:postgres(?:ql)?:|socket:|\/)/.test(databaseUrl) || hasUnencodedPassword(databaseUrl))
    throw invalid;
  try {
    return new pg.Client({ connectionString: databaseUrl });
  } catch (cause) {
    const { path } = cause as NodeJS.ErrnoException;
    if (path === undefined) throw invalid;
    throw new SettingError(
      `The file ${path}, which DATABASE_URL names, cannot be read. Correct DATABASE_URL.`,
      {
        cause,
      },
    );
  }
};

/** The PostgreSQL server of DATABASE_URL. */
export class DatabaseServer {
  private readonly client: pg.Client;

  constructor(readonly url: string) {
    this.client = databaseClient(url);
  }

  /** Explains why the database cannot be opened, without the password. Returns other errors unchanged. */
  explain(error: unknown): unknown {
    const message = this.messageFor(error as Error & { readonly code?: string });
    return message === undefined ? error : new SettingError(message, { cause: error });
  }

  private messageFor(error: Error & { readonly code?: string }): string | undefined {
    const { host, port, user = '', database = '' } = this.client;
    const server = `The PostgreSQL server ${host}:${port}`;
    if (/no encryption|SSL off/.test(error.message)) {
      return `${server} may require an encrypted connection. Try sslmode=require in DATABASE_URL.`;
    }
    switch (error.code) {
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        return `The host "${host}" of DATABASE_URL is unknown. Correct DATABASE_URL.`;
      case '28P01':
      case '28000':
        return `${server} rejects the user "${user}". Correct the user and password in DATABASE_URL.`;
      case '3D000':
        return `${server} has no database "${database}". Create it, or correct DATABASE_URL.`;
      case '42501':
        return `The user "${user}" may not create tables in the database "${database}". Grant that, or correct DATABASE_URL.`;
      default:
        if (error.message.startsWith('SASL')) {
          return `${server} needs a password for the user "${user}". Add it to DATABASE_URL.`;
        }
        if (/\bSSL\b|certificate/i.test(error.message)) {
          return `The connection to ${host}:${port} cannot be encrypted: ${error.message}. Correct sslmode in DATABASE_URL.`;
        }
        if (error.code === 'ENOENT' || isUnreachable(error) || isUnavailable(error)) {
          return `No PostgreSQL server is available at ${host}:${port}. Start it, or correct DATABASE_URL.`;
        }
        return undefined;
    }
  }
}
