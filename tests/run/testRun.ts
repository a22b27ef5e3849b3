import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Jest's set-up and tear-down share this process; its workers inherit the environment. */
const shared = globalThis as typeof globalThis & { testRunCleanUp?: ChildProcess };

/** The variables that `os.tmpdir` reads, on any system. */
const temporaryFolderVariables = ['TMPDIR', 'TEMP', 'TMP'];

const runVariable = 'TEST_RUN_ID';

const runId = (): string => {
  const id = process.env[runVariable];
  if (id === undefined) throw new Error('No test run has begun: call beginTestRun first.');
  return id;
};

const prefixOf = (id: string): string => `starport_test_${id}_`;

/**
 * Begins a run of tests: from now on `os.tmpdir()` is a folder of the run, also in its workers and child processes.
 * A separate process removes that folder and the run's databases when this process ends in whatever way: Jest runs
 * no tear-down after Ctrl+C.
 */
export const beginTestRun = (): void => {
  const id = randomBytes(4).toString('hex');
  const folder = join(tmpdir(), `starport-test-${id}`);
  mkdirSync(folder);
  // The programs that are compiled into it import packages.
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'), 'junction');
  process.env[runVariable] = id;
  for (const variable of temporaryFolderVariables) process.env[variable] = folder;
  const cleanUp = spawn(process.execPath, ['tests/run/cleanUp.cjs', folder, prefixOf(id)], {
    // Ctrl+C goes to all processes of a terminal's group: this one has its own.
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  // It never keeps this process alive.
  for (const handle of [cleanUp, cleanUp.stdin]) (handle as Socket).unref();
  shared.testRunCleanUp = cleanUp;
};

/** Ends the run, and resolves when nothing of it is left. */
export const endTestRun = async (): Promise<void> => {
  const { testRunCleanUp: cleanUp } = shared;
  if (!cleanUp) return;
  cleanUp.ref();
  const exit = once(cleanUp, 'exit');
  cleanUp.stdin?.end();
  await exit;
};

/** @returns the folder of the run, which its end removes */
export const runFolder = (): string => {
  runId();
  return tmpdir();
};

/** @returns a new folder, which the end of the run removes */
export const createFolder = (name: string): Promise<string> => mkdtemp(join(runFolder(), `${name}-`));

/** @returns a new name for a database, which the end of the run drops */
export const databaseName = (): string => prefixOf(runId()) + randomBytes(6).toString('hex');
