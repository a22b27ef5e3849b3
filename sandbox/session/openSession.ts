import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, type DatabaseConnection, type Dialect } from 'kysely';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { changeDrivers } from '../platform/changeDrivers';
import { refusal, type ApiError } from '../platform/errors';

/** Id of the session of the current call. */
const currentSession = new AsyncLocalStorage<string>();

/** Runs the handler of a call. Its transactions fail if the session has ended before they are committed. */
export const inSession = <T>(sessionId: string, handle: () => T): T => currentSession.run(sessionId, handle);

export const sessionEndedError = (): ApiError =>
  refusal(generalRefusals, 'signed-out', 'This session was ended.');

/** @throws ApiError 401, code 112 */
const requireOpenSession = async (connection: DatabaseConnection): Promise<void> => {
  const sessionId = currentSession.getStore();
  if (sessionId === undefined) return;
  const query = 'select id from refresh_families where id = $1 and revoked_at is null';
  const { rows } = await connection.executeQuery(CompiledQuery.raw(query, [sessionId]));
  if (rows.length === 0) throw sessionEndedError();
};

/**
 * Checks the session before each commit. A recovery locks the player. If a call locks the player first, the recovery
 * ends what the call has set up. Otherwise, the call waits for the recovery and then fails.
 */
export const checkSessionAtCommit = (dialect: Dialect): Dialect =>
  changeDrivers(dialect, (driver) => {
    const commit = driver.commitTransaction.bind(driver);
    driver.commitTransaction = async (connection) => {
      await requireOpenSession(connection);
      await commit(connection);
    };
  });
