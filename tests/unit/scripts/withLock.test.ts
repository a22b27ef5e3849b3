import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  promises,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lockFolder } from '#sandbox/platform/folderLock';
import { withLock } from '#scripts/withLock';

const folder = mkdtempSync(join(tmpdir(), 'starport-lock-'));
const lock = join(folder, 'locks/build.lock');

let messages: jest.SpyInstance;

beforeEach(() => (messages = jest.spyOn(console, 'log').mockImplementation()));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the id of a process that has ended. */
const endedProcess = async (): Promise<number | undefined> => {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid;
};

it('runs tasks one after another, even when one fails', async () => {
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await new Promise((done) => setImmediate(done));
    events.push(`${name} ends`);
    if (name === 'first') throw new Error('no space left');
  };
  await Promise.allSettled([withLock(lock, 'build', work('first')), withLock(lock, 'build', work('second'))]);
  expect(events).toEqual(
    events[0] === 'first begins'
      ? ['first begins', 'first ends', 'second begins', 'second ends']
      : ['second begins', 'second ends', 'first begins', 'first ends'],
  );
  expect(existsSync(lock)).toBe(false);
});

it('takes over the lock of a process that was killed', async () => {
  writeFileSync(lock, String(await endedProcess()));
  expect(await withLock(lock, 'build', () => Promise.resolve('built'))).toBe('built');
});

it('takes over a lock older than the last boot, even if its process id is in use', async () => {
  writeFileSync(lock, String(process.pid));
  utimesSync(lock, 1, 1);
  expect(await withLock(lock, 'build', () => Promise.resolve('built'))).toBe('built');
});

it('reports that it waits for another user’s process', async () => {
  writeFileSync(lock, '4711');
  const errors = ['EPERM', 'ESRCH'];
  jest.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error(), { code: errors.shift() });
  });
  await withLock(lock, 'build', () => Promise.resolve());
  expect(messages).toHaveBeenCalledWith(
    `Waiting for the build of process 4711. If that is something else, remove ${lock}.`,
  );
});

it('replaces a folder lock left by a killed process, even if it has this process’s id', async () => {
  for (const owner of [await endedProcess(), process.pid]) {
    writeFileSync(lock, String(owner));
    const release = await lockFolder(lock);
    expect(existsSync(lock)).toBe(true);
    await release();
    expect(existsSync(lock)).toBe(false);
  }
});

it.each(['', '0', '-1', 'undefined'])('replaces a lock that names no process: "%s"', async (content) => {
  writeFileSync(lock, content);
  const release = await lockFolder(lock);
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
  await release();
});

it('leaves no files if the lock cannot be written', async () => {
  jest.spyOn(promises, 'writeFile').mockImplementationOnce(async (file) => {
    writeFileSync(String(file), '');
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  await expect(lockFolder(lock)).rejects.toThrow('no space left');
  expect(readdirSync(dirname(lock))).toEqual([]);
});
