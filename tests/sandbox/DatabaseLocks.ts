import pg from 'pg';

/**
 * Holds locks in the database of a sandbox, so that its requests stop where a test needs them. Only for PostgreSQL servers:
 * the embedded database has one connection, and therefore no races.
 */
export class DatabaseLocks {
  private constructor(
    private readonly holder: pg.Client,
    private readonly observer: pg.Client,
  ) {}

  static async open(databaseUrl: string): Promise<DatabaseLocks> {
    const [holder, observer] = [1, 2].map(() => new pg.Client({ connectionString: databaseUrl }));
    if (!holder || !observer) throw new Error('There are no clients.');
    await Promise.all([holder.connect(), observer.connect()]);
    return new DatabaseLocks(holder, observer);
  }

  /** Begins a transaction with a statement that locks something. */
  async hold(statement: string, values: readonly unknown[] = []): Promise<void> {
    await this.holder.query('begin');
    await this.holder.query(statement, [...values]);
  }

  /** Resolves when this many statements of the sandbox wait for a lock, or when `hasEnded` returns true. */
  async untilWaiting(count: number, hasEnded = (): boolean => false): Promise<void> {
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while (!hasEnded() && ((await this.observer.query(waiting)).rowCount ?? 0) < count);
  }

  /** Commits the transaction. @param change a last statement of the transaction */
  async release(change?: string, values: readonly unknown[] = []): Promise<void> {
    if (change !== undefined) await this.holder.query(change, [...values]);
    await this.holder.query('commit');
  }

  async close(): Promise<void> {
    await Promise.all([this.holder.end(), this.observer.end()]);
  }
}
