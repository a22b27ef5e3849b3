import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './root';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Takes the lock, or reports whether the process that holds it has ended. */
const take = async (lock: string): Promise<'taken' | 'held' | 'abandoned'> => {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return 'taken';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
    return owner > 0 && !isAlive(owner) ? 'abandoned' : 'held';
  }
};

/** Runs `work` in one process at a time: parallel builds would corrupt the output folder and the cache. */
export const oneAtATime = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const lock = resolve(root, '.cache', `${name}.lock`);
  await mkdir(resolve(root, '.cache'), { recursive: true });
  for (let state = await take(lock); state !== 'taken'; state = await take(lock)) {
    if (state === 'abandoned') await rm(lock, { force: true });
    else await wait(250);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
};
