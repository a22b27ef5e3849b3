import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createFolder } from '../run/testRun';
import { createData, embedded, type SandboxData } from '../run/databases';
import { compileProgram } from '../run/compileProgram';
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

/** Starts a sandbox that can write only files of up to `kilobytes`, as on a full disk. @returns its output */
const startOnFullDisk = async (kilobytes: number, folder: string): Promise<string> => {
  const file = await compileProgram('sandbox');
  const { stdout, stderr } = spawnSync('bash', ['-c', `ulimit -f ${kilobytes}; exec node "$0"`, file], {
    env: { ...process.env, ...testSettings, DATABASE_URL: embedded, DATA_DIR: folder },
    encoding: 'utf8',
  });
  return stdout + stderr;
};

it('a start on a full disk says so, and a later start creates the database', async () => {
  const folder = await createFolder('data');
  expect(await startOnFullDisk(1_000, folder)).toContain('Is the disk full?');
  const left = readdirSync(folder).filter((name) => name !== 'db');
  expect([left, readdirSync(join(folder, 'db'))]).toEqual([[], []]);
  // The process was killed during an earlier creation.
  mkdirSync(join(folder, 'db.unfinished'));
  writeFileSync(join(folder, 'db.unfinished/PG_VERSION'), '');
  writeFileSync(join(folder, 'db.lock'), '');
  const later = await startSandbox({}, { DATABASE_URL: embedded, DATA_DIR: folder });
  await later.stop();
  expect(readdirSync(folder).toSorted()).toEqual(['db', 'keys']);
});

it('a start with an incomplete database or incomplete keys says what to remove', async () => {
  const folder = await createFolder('data');
  mkdirSync(join(folder, 'db'));
  writeFileSync(join(folder, 'db/PG_VERSION'), '17');
  const start = () => startSandbox({}, { DATABASE_URL: embedded, DATA_DIR: folder });
  await expect(start()).rejects.toThrow('move this folder away');
  await sandbox.stop();
  truncateSync(join(data.DATA_DIR, 'keys/session.json'), 100);
  await expect(startSandbox({}, data)).rejects.toThrow('Remove this file');
  rmSync(join(data.DATA_DIR, 'keys/session.json'));
  sandbox = await startSandbox({}, data);
});

/** Returns the output of a sandbox that fails to start, in lines. */
const refusal = async (environment: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const failure = await startSandbox(environment, { DATABASE_URL: embedded, DATA_DIR: 'memory' }).then(
    () => new Error('The sandbox has started.'),
    (error: unknown) => error as Error,
  );
  const [summary, ...lines] = failure.message.trimEnd().split('\n');
  expect(summary).toBe('The sandbox ended with 1:');
  return lines;
};

it.each([
  ['NODE_ENV', 'prod'],
  ['LOG_LEVEL', 'all'],
  ['PORT', 'eighty'],
  ['DATA_DIR', 'package.json'],
  ['DATA_DIR', 'package.json/data'],
])('rejects %s=%j in one line that names the setting', async (name, value) => {
  expect(await refusal({ [name]: value })).toEqual([expect.stringContaining(name)]);
});

it('rejects keys with an incomplete certificate, and releases the data folder', async () => {
  const { DATA_DIR } = await createData(embedded);
  const file = join(DATA_DIR, 'keys/session.json');
  const keys = JSON.parse(readFileSync(join(data.DATA_DIR, 'keys/session.json'), 'utf8')) as {
    readonly certificate: string;
  };
  mkdirSync(join(DATA_DIR, 'keys'));
  writeFileSync(file, JSON.stringify({ ...keys, certificate: keys.certificate.slice(0, 200) }));
  expect(await refusal({ DATA_DIR })).toEqual([
    expect.stringContaining(`The keys in ${file} (DATA_DIR) are incomplete. Remove this file`),
  ]);
  expect(readdirSync(DATA_DIR).toSorted()).toEqual(['db', 'keys']);
});

it('removes the partial file if the keys cannot be written', async () => {
  const { DATA_DIR } = await createData(embedded);
  mkdirSync(join(DATA_DIR, 'keys'));
  symlinkSync('/dev/full', join(DATA_DIR, 'keys/session.json.unfinished'));
  expect(await refusal({ DATA_DIR })).toEqual([expect.stringMatching(/DATA_DIR.*the disk is full/)]);
  expect(readdirSync(join(DATA_DIR, 'keys'))).toEqual([]);
});
