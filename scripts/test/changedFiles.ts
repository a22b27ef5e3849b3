import { execFileSync } from 'node:child_process';

/** Thrown if the argument is not a commit. The message is one sentence. */
export class UnknownCommitError extends Error {}

type Git = (...args: string[]) => readonly string[];

/** Runs git in a folder and splits its output into lines. @throws Error if git fails */
const gitIn =
  (folder: string): Git =>
  (...args) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split(/[\0\n]/)
      .filter(Boolean);

const isCommit = (git: Git, revision: string): boolean => {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).length > 0;
  } catch {
    return false;
  }
};

/** Commit where this branch diverged from the main branch. On the main branch: last pushed or committed revision. */
const branchPoint = (git: Git): string => {
  const main = ['origin/main', 'main'].find((name) => isCommit(git, name));
  const [base = 'HEAD'] = main === undefined ? [] : git('merge-base', main, 'HEAD');
  return base;
};

/**
 * Lists the files that differ from a commit, including deleted and untracked files.
 *
 * @param since a commit; defaults to the point where this branch diverged from the main branch
 * @throws {UnknownCommitError} if `since` is not a commit
 */
export const changedFiles = (since?: string, folder = '.'): readonly string[] => {
  const git = gitIn(folder);
  if (since !== undefined && !isCommit(git, since))
    throw new UnknownCommitError(`There is no commit "${since}".`);
  const changed = git('diff', '--name-only', '--no-renames', '-z', since ?? branchPoint(git));
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed, ...untracked])].sort();
};
