import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/browser';
import { createCleanCopy } from '../support/createCleanCopy';
import type { SectionResult } from '../support/SectionResult';

/** Milliseconds. */
const timeoutMs = 180_000;

const isAnswering = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits for the whole process group: npm ends before the site it has started. A signal fails once the group ended. */
const endGroup = async (group: number): Promise<void> => {
  const signal = (name: NodeJS.Signals | 0): boolean => {
    try {
      return process.kill(-group, name);
    } catch {
      return false;
    }
  };
  signal('SIGTERM');
  while (signal(0)) await wait(50);
};

/** Returns the time in seconds from running the start command until the first page is served. */
const startIn = async (folder: string): Promise<number> => {
  const port = await freePort();
  const started = performance.now();
  // A separate process group, so that npm, its shell and the site end together.
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(folder, '.data') },
    stdio: 'ignore',
    detached: true,
  });
  try {
    while (!(await isAnswering(`http://127.0.0.1:${port}/`))) {
      if (performance.now() - started > timeoutMs)
        throw new Error('npm start did not answer in three minutes');
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
      await wait(50);
    }
    return (performance.now() - started) / 1000;
  } finally {
    if (child.pid !== undefined) await endGroup(child.pid);
  }
};

/** Measures the time from `npm start` to the first response, with installed dependencies. */
export const measureStart = async (): Promise<SectionResult> => {
  const folder = await createCleanCopy();
  try {
    const unbuilt = await startIn(folder);
    await rm(join(folder, '.data'), { recursive: true, force: true });
    const built = await startIn(folder);
    const again = await startIn(folder);
    return {
      title: '`npm start` to the first response, dependencies installed, embedded database',
      figures: { unbuiltSeconds: unbuilt, builtSeconds: built, builtWithDataSeconds: again },
      columns: ['State', 'Time'],
      rows: [
        ['no build, no data', `${unbuilt.toFixed(1)} s`],
        ['build, no data', `${built.toFixed(1)} s`],
        ['build, data of an earlier start', `${again.toFixed(1)} s`],
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
