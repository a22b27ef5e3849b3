import Fastify from 'fastify';
import { addHealthCheck } from '#server/http/health';

const statusOf = async (check: () => Promise<void>): Promise<number> => {
  const app = Fastify();
  addHealthCheck(app, '1.0.0', check, 20);
  const { statusCode } = await app.inject('/health');
  await app.close();
  return statusCode;
};

it('reports services that fail or do not respond', async () => {
  expect(await statusOf(() => Promise.resolve())).toBe(200);
  expect(await statusOf(() => Promise.reject(new Error('disk full')))).toBe(503);
  expect(await statusOf(() => new Promise(() => undefined))).toBe(503);
});
