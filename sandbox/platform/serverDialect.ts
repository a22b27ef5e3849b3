import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** Milliseconds after which the database counts as unavailable. */
interface DatabaseLimits {
  /** For a connection, including the wait for one of the pool's. */
  readonly connectMs: number;
  /** For a statement; the server cancels it. Missing for no limit. */
  readonly statementMs?: number;
  /** For a response. More than `statementMs`, for a server that no longer responds at all. */
  readonly queryMs?: number;
}

/** The application cancels a call after ten seconds. */
export const defaultDatabaseLimits: DatabaseLimits = { connectMs: 3_000, statementMs: 6_000, queryMs: 7_000 };

/** Locks of a process that stopped in the middle of a transaction are released after this time in milliseconds. */
const idleInTransactionMs = 30_000;

const queryTimeout = 'Query read timeout';

/** Error codes of PostgreSQL, or their classes: no connection, resources, operator, cancellation, read-only, lock, disk. */
const unavailableCode = /^(?:08|53|57|58)|^(?:25006|25P03|55P03)$/;

const networkCode =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

const unavailableMessage = new RegExp(
  `^(?:${queryTimeout}|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client (?:was closed|has encountered))`,
);

/** Codes and messages of failures before a connection is open: no server, or one that accepts no more connections. */
const unreachable =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|53300|57P03|timeout exceeded when trying to connect|Connection terminated due to connection timeout|timeout expired)/;

/** Whether a query failed because the database does not respond or accept writes at the moment. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, message } = error as Error & { readonly code?: unknown };
  const hasCode = typeof code === 'string' && (unavailableCode.test(code) || networkCode.test(code));
  return hasCode || unavailableMessage.test(message);
};

/** Whether the database has executed nothing, because it accepted no connection. */
export const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code = '', message } = error as Error & { readonly code?: unknown };
  return unreachable.test(String(code)) || unreachable.test(message);
};

/** Connects to a PostgreSQL server. */
export const serverDialect = (databaseUrl: string, limits: DatabaseLimits): PostgresDialect => {
  const { connectMs, statementMs, queryMs } = limits;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: connectMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    ...(statementMs !== undefined && { statement_timeout: statementMs }),
    ...(queryMs !== undefined && { query_timeout: queryMs }),
  });
  // Ignored, because the pool replaces lost connections. Their queries fail.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    const query = async (text: string, values: unknown[]): Promise<unknown> => {
      try {
        return await client.query(text, values);
      } catch (error) {
        // Otherwise, a rollback would wait for the same response.
        if (error instanceof Error && error.message === queryTimeout) void client.end();
        throw error;
      }
    };
    return { query, release: () => client.release() } as PostgresPoolClient;
  };
  return new PostgresDialect({ pool: { connect, end: () => pool.end() } });
};
