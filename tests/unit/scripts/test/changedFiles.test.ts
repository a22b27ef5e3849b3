import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from '#scripts/test/changedFiles';

let folder: string;

const git = (...args: string[]): void => {
  const author = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@farstead.test',
    '-c',
    'commit.gpgsign=false',
  ];
  execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'ignore' });
};

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

const commit = (name: string): void => {
  write(name, 'first');
  git('add', name);
  git('commit', '--no-verify', '--message', name);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'starport-changed-'));
  git('init', '--initial-branch', 'main');
  commit('old name.ts');
  commit('edited.ts');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('lists edited, deleted and untracked files on the main branch', () => {
  write('edited.ts', 'second');
  write('new.ts', 'first');
  rmSync(join(folder, 'old name.ts'));

  expect(changedFiles(undefined, folder)).toEqual(['edited.ts', 'new.ts', 'old name.ts']);
});

it('lists a branch’s changes, excluding newer changes on the main branch', () => {
  git('checkout', '-b', 'branch');
  commit('committed.ts');
  write('new.ts', 'first');
  git('checkout', 'main');
  commit('others.ts');
  git('checkout', 'branch');

  expect(changedFiles(undefined, folder)).toEqual(['committed.ts', 'new.ts']);
});

it('lists the changes since a given commit', () => {
  commit('newest.ts');

  expect(changedFiles('HEAD~2', folder)).toEqual(['edited.ts', 'newest.ts']);
});

it('rejects an unknown commit with a readable message', () => {
  expect(() => changedFiles('nowhere', folder)).toThrow('There is no commit "nowhere".');
});
