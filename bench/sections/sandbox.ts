import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { underLoad, type LoadFigures } from '../support/load';
import type { Measured } from '../support/Measured';
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

const row = (what: string, { perSecond, p50, p99, failed }: LoadFigures): string[] => [
  what,
  String(perSecond),
  `${p50} ms`,
  `${p99} ms`,
  String(failed),
];

/** The sandbox under load: password hashing at sign-in, and an authorised read. */
export const measureSandbox = async (): Promise<Measured> => {
  const data = await mkdtemp(join(tmpdir(), 'starport-bench-'));
  const sandbox = await startProcess('sandbox/main.ts', { DATA_DIR: data });
  try {
    const { origin } = sandbox;
    const authorization = `Bearer ${await accessToken(origin)}`;
    const gameTime = await underLoad({
      url: `${origin}/api/users/me/game-time`,
      connections: 50,
      headers: { authorization },
    });
    const signIns = await underLoad({ url: `${origin}/api/auth/login`, connections: 10, ...signInRequest });
    const database = process.env.DATABASE_URL ? 'PostgreSQL server' : 'embedded database';
    return {
      title: `Sandbox under load, ${database}`,
      figures: { database, signIns, gameTime },
      columns: ['Call', 'Per second', 'p50', 'p99', 'Failed'],
      rows: [
        row('sign-in, 10 connections', signIns),
        row('`GET /api/users/me/game-time`, 50 connections', gameTime),
      ],
    };
  } finally {
    await sandbox.stop();
    await rm(data, { recursive: true, force: true });
  }
};
