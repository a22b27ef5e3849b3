import { AsyncLocalStorage } from 'node:async_hooks';
import type { onRequestHookHandler } from 'fastify';
import type { Dialect } from 'kysely';
import { changeDrivers } from './changeDrivers';

const currentRequest = new AsyncLocalStorage<{ hasUsedDatabase: boolean }>();

export const trackDatabaseUse: onRequestHookHandler = (_request, _reply, done) =>
  currentRequest.run({ hasUsedDatabase: false }, done);

/** Whether the current request has not reached the database, so that it can't have changed anything. */
export const isWithoutEffect = (): boolean => currentRequest.getStore()?.hasUsedDatabase === false;

/** Records that a request has reached the database. */
export const recordDatabaseUse = (dialect: Dialect): Dialect =>
  changeDrivers(dialect, (driver) => {
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async () => {
      const connection = await acquire();
      const request = currentRequest.getStore();
      if (request) request.hasUsedDatabase = true;
      return connection;
    };
  });
