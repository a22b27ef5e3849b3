import { existsSync, statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { relatedTests } from './relatedTests';
import { repositoryFiles } from './repositoryFiles';
import type { Stage } from './Stage';
import { isExhaustive, isTest, stagesFor, type Selection } from './testKinds';

/** Thrown if the path contains no tests. The message is one sentence. */
export class UnknownPathError extends Error {}

const filesAt = (path: string): readonly string[] => {
  if (!existsSync(path)) throw new UnknownPathError(`There is no file or folder "${path}".`);
  return statSync(path).isDirectory() ? repositoryFiles('.', path) : [path];
};

const testsIn = (path: string): Selection => {
  const files = filesAt(path);
  const tests = files.filter(isTest);
  if (tests.length > 0) {
    const isIncluded = (test: string) =>
      process.env.TEST_SCOPE === 'all' || !isExhaustive(test) || files.length === 1;
    return { tests: tests.filter(isIncluded), pages: [] };
  }
  const related = relatedTests(files);
  if (related.tests.length + related.pages.length === 0) {
    throw new UnknownPathError(`No test is related to "${path}".`);
  }
  return related;
};

/**
 * Returns the stages that `npm test -- PATH...` runs.
 *
 * @param paths tests, test folders, or source files and folders, which select their related tests
 * @throws {UnknownPathError} if a path contains no tests
 */
export const stagesOfPaths = (paths: readonly string[]): readonly Stage[] => {
  const selections = paths.map((path) => testsIn(relative('.', path).split(sep).join('/')));
  return stagesFor({
    tests: [...new Set(selections.flatMap(({ tests }) => tests))],
    pages: [...new Set(selections.flatMap(({ pages }) => pages))],
  });
};
