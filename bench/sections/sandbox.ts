import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { measureLoad, type LoadFigures } from '../support/load';
import type { SectionResult } from '../support/SectionResult';
import { startProcess } from '../support/startProcess';

const credentials = {
  email: 'subscriber@farstead.test',
  password: 'Farstead-2026!',
  otp: '',
  device: '6d1c9f5e-2f57-4a0f-8f3d-6b1f0c9a7e21',
  source: 'WWW',
};

const signInRequest = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(credentials),
} as const;

const accessToken = async (origin: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/auth/login`, signInRequest);
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Error(`the sandbox refused the sign-in: ${JSON.stringify(body)}`);
  return (body as { accessToken: string }).accessToken;
};

const connections = 50;

/** Measures the API calls of account pages. */
const accountCalls = async (origin: string, token: string) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const read = (path: string) => measureLoad({ url: origin + path, connections, headers });
  const { sub } = decodeJwt(token);
  return {
    '`GET /api/users/me/game-time`': await read('/api/users/me/game-time'),
    '`GET /api/users/{id}` (profile)': await read(`/api/users/${sub}`),
    '`GET /api/orders/byuser/{id}`': await read(`/api/orders/byuser/${sub}`),
    '`GET /api/orders/subscriptions/me/subscriptions`': await read(
      '/api/orders/subscriptions/me/subscriptions',
    ),
    '`POST /api/mailing/` (preferences)': await measureLoad({
      url: `${origin}/api/mailing/`,
      connections,
      headers,
      method: 'POST',
      body: JSON.stringify({ email: credentials.email }),
    }),
  };
};

const row = (what: string, { perSecond, p50, p99, failed }: LoadFigures): string[] => [
  what,
  String(perSecond),
  `${p50} ms`,
  `${p99} ms`,
  String(failed),
];

/** Measures the sandbox under load: sign-in with password hashing, and the API calls of account pages. */
export const measureSandbox = async (): Promise<SectionResult> => {
  const data = await mkdtemp(join(tmpdir(), 'starport-bench-'));
  const sandbox = await startProcess('sandbox/main.ts', { DATA_DIR: data });
  try {
    const { origin } = sandbox;
    const calls = await accountCalls(origin, await accessToken(origin));
    const signIns = await measureLoad({ url: `${origin}/api/auth/login`, connections: 10, ...signInRequest });
    const database = process.env.DATABASE_URL ? 'PostgreSQL server' : 'embedded database';
    return {
      title: `Sandbox under load, ${database}`,
      figures: { database, signIns, ...calls },
      columns: ['Call', 'Per second', 'p50', 'p99', 'Failed'],
      rows: [
        row('sign-in, 10 connections', signIns),
        ...Object.entries(calls).map(([what, figures]) =>
          row(`${what}, ${connections} connections`, figures),
        ),
      ],
    };
  } finally {
    await sandbox.stop();
    await rm(data, { recursive: true, force: true });
  }
};
