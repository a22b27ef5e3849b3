import Fastify, { type LightMyRequestResponse } from 'fastify';
import { addHealthChecks } from '#server/http/health';

const get = async (path: string, check: () => Promise<void>): Promise<LightMyRequestResponse> => {
  const app = Fastify();
  addHealthChecks(app, '1.0.0', check, 20);
  const answer = await app.inject(path);
  await app.close();
  return answer;
};

it('/ready returns 200 while the services respond', async () => {
  const { statusCode, headers } = await get('/ready', () => Promise.resolve());
  expect([statusCode, headers['retry-after']]).toEqual([200, undefined]);
});

it.each([
  ['fail', () => Promise.reject(new Error('disk full'))],
  ['do not respond', () => new Promise<void>(() => undefined)],
])('only /ready returns 503 while the services %s', async (_, check) => {
  const { statusCode, headers } = await get('/ready', check);
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect((await get('/health', check)).statusCode).toBe(200);
});
