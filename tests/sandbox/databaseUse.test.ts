import Fastify from 'fastify';
import type { Dialect, Driver } from 'kysely';
import { recordDatabaseUse, trackDatabaseUse } from '#sandbox/platform/databaseUse';
import { handleError } from '#sandbox/platform/errors';

const connect = async (): Promise<void> => {
  const driver = { acquireConnection: () => Promise.resolve({}) } as unknown as Driver;
  const dialect = { createDriver: () => driver } as unknown as Dialect;
  await recordDatabaseUse(dialect).createDriver().acquireConnection();
};

const unreachable = (): never => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
};

it('AP-01 says when to try again only if the call has not reached the database', async () => {
  const app = Fastify();
  app.setErrorHandler(handleError);
  app.addHook('onRequest', trackDatabaseUse);
  app.post('/untouched', unreachable);
  app.post('/stored', async () => {
    await connect();
    unreachable();
  });
  const send = async (url: string) => {
    const { statusCode, headers } = await app.inject({ method: 'POST', url, payload: { a: 1 } });
    return [statusCode, headers['retry-after']];
  };
  expect(await send('/untouched')).toEqual([503, '5']);
  expect(await send('/stored')).toEqual([503, undefined]);
  expect(await send('/untouched')).toEqual([503, '5']);
  await app.close();
});
