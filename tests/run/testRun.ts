import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Jest's global setup and teardown share this process; workers inherit its environment. */
const shared = globalThis as typeof globalThis & { testRunCleanUp?: ChildProcess };

/** Variables that `os.tmpdir` reads on the various systems. */
const temporaryFolderVariables = ['TMPDIR', 'TEMP', 'TMP'];

const runVariable = 'TEST_RUN_ID';

const runId = (): string => {
  const id = process.env[runVariable];
  if (id === undefined) throw new Error('No test run has begun: call beginTestRun first.');
  return id;
};

const prefixOf = (id: string): string => `starport_test_${id}_`;

/**
 * Begins a test run: `os.tmpdir()` then returns the run's folder, in workers and child processes as well.
 * A separate process removes that folder and the run's databases when this process ends for any reason.
 * Jest runs no teardown after Ctrl+C.
 */
export const beginTestRun = (): void => {
  const id = randomBytes(4).toString('hex');
  const folder = join(tmpdir(), `starport-test-${id}`);
  mkdirSync(folder);
  // Programs compiled into this folder import packages.
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'), 'junction');
  process.env[runVariable] = id;
  for (const variable of temporaryFolderVariables) process.env[variable] = folder;
  const cleanUp = spawn(process.execPath, ['tests/run/cleanUp.cjs', folder, prefixOf(id)], {
    // Ctrl+C is sent to all processes of the terminal's process group, so use a separate group.
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  // Do not keep this process alive.
  for (const handle of [cleanUp, cleanUp.stdin]) (handle as Socket).unref();
  shared.testRunCleanUp = cleanUp;
};

/** Ends the run. Resolves when everything has been removed. */
export const endTestRun = async (): Promise<void> => {
  const { testRunCleanUp: cleanUp } = shared;
  if (!cleanUp) return;
  cleanUp.ref();
  const exit = once(cleanUp, 'exit');
  cleanUp.stdin?.end();
  await exit;
};

/** @returns folder of the run; deleted at its end */
export const runFolder = (): string => {
  runId();
  return tmpdir();
};

/** @returns a new folder that is deleted at the end of the run */
export const createFolder = (name: string): Promise<string> => mkdtemp(join(runFolder(), `${name}-`));

/** @returns a new database name; the database is dropped at the end of the run */
export const databaseName = (): string => prefixOf(runId()) + randomBytes(6).toString('hex');
