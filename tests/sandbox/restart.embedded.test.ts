import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder } from '../run/testRun';
import { embedded, type SandboxData } from '../run/databases';
import { startProgram, testSettings } from '../run/startProgram';
import { Client } from './client';
import { startSandbox, type StartedSandbox } from './startSandbox';

let data: SandboxData;
let sandbox: StartedSandbox;

beforeAll(async () => {
  // The folder is empty, so the sandbox creates its database and keys.
  data = { DATABASE_URL: embedded, DATA_DIR: await createFolder('data') };
  sandbox = await startSandbox({}, data);
});

afterAll(() => sandbox.stop());

it('a second process cannot open the data folder while the first process is running', async () => {
  await expect(startSandbox({}, data)).rejects.toThrow('The data folder is in use by process');
});

it('keys, certificate and players survive a restart', async () => {
  const first = new Client(sandbox.url);
  const certificate = (await first.get('/api/auth/certificate')).body;
  const player = await first.createPlayer();
  await sandbox.stop();
  sandbox = await startSandbox({}, data);
  const second = new Client(sandbox.url);
  expect((await second.get('/api/auth/certificate')).body).toBe(certificate);
  expect((await second.get('/api/users/me/game-time', player.accessToken)).status).toBe(200);
});

it('a database from another revision is set aside, and a new one is created', async () => {
  const player = await new Client(sandbox.url).createPlayer();
  await sandbox.stop();
  const folder = join(data.DATA_DIR, 'db');
  const change = ['tests/run/changeEmbeddedDatabase.mjs', folder, 'comment on table players is null'];
  execFileSync(process.execPath, change);
  const program = await startProgram('sandbox', { ...process.env, ...testSettings, ...data });
  expect(await program.outputWith('new one is created')).toContain('tables of another revision');
  const { status } = await new Client(program.origin).get('/api/users/me/game-time', player.accessToken);
  expect(status).toBe(401);
  await program.stop();
  expect(readdirSync(data.DATA_DIR).filter((name) => /^db-\d+$/.test(name))).toHaveLength(1);
});
