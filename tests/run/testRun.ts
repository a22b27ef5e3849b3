import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Jest's set-up and tear-down share this process; its workers inherit the environment. */
const shared = globalThis as typeof globalThis & { testRunCleanUp?: ChildProcess };

/** The variables that `os.tmpdir` reads, on any system. */
const temporaryFolderVariables = ['TMPDIR', 'TEMP', 'TMP'];

const prefixVariable = 'TEST_DATABASE_PREFIX';

/**
 * Begins a run of tests: from now on `os.tmpdir()` is a folder of the run, also in its workers and child processes.
 * A separate process removes that folder and the run's databases when this process ends in whatever way: Jest runs
 * no tear-down after Ctrl+C.
 */
export const beginTestRun = (): void => {
  const folder = mkdtempSync(join(tmpdir(), 'starport-test-'));
  const prefix = `starport_test_${randomBytes(4).toString('hex')}_`;
  for (const variable of temporaryFolderVariables) process.env[variable] = folder;
  process.env[prefixVariable] = prefix;
  const cleanUp = spawn(process.execPath, ['tests/run/cleanUp.cjs', folder, prefix], {
    // Ctrl+C goes to all processes of a terminal's group: this one has its own.
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  // It never keeps this process alive.
  cleanUp.unref();
  (cleanUp.stdin as unknown as { unref(): void }).unref();
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

/** @returns a new name for a database, which the end of the run drops */
export const databaseName = (): string => {
  const prefix = process.env[prefixVariable];
  if (prefix === undefined) throw new Error('No test run has begun: call beginTestRun first.');
  return prefix + randomBytes(6).toString('hex');
};
