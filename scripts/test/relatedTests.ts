import { features, smokeSpecs } from './features';
import { featuresOf, listedTests, withoutEnding } from './featuresOf';
import { ImportGraph } from './ImportGraph';
import { repositoryFiles } from './repositoryFiles';
import { isExhaustive, isTest, type Selection } from './testKinds';

const endToEnd = 'tests/e2e/';

/** Which folders of tests a change of a folder can break; the first line that matches decides. */
const reach: readonly (readonly [folder: string, tests: readonly string[]])[] = [
  ['src/domain/', ['tests/unit/', 'tests/ports/', 'tests/sandbox/', endToEnd]],
  ['src/samples/', ['tests/unit/', 'tests/ports/', 'tests/sandbox/', endToEnd]],
  ['src/infrastructure/http/', ['tests/unit/', 'tests/ports/', 'contracts/consumer/', endToEnd]],
  ['src/infrastructure/', ['tests/unit/', 'tests/ports/', 'tests/server/', endToEnd]],
  ['src/', ['tests/unit/', endToEnd]],
  ['sandbox/', ['tests/sandbox/', 'tests/ports/', endToEnd]],
  ['server/', ['tests/server/', endToEnd]],
  // Made from other files of the same change.
  ['content/generated/', []],
  ['content/models/', []],
  ['content/slices/', []],
  ['content/back-end/', ['tests/sandbox/', endToEnd]],
  ['content/', ['tests/unit/', endToEnd]],
  ['public/', [endToEnd]],
];

const foldersReached = (file: string): readonly string[] =>
  reach.find(([folder]) => file.startsWith(folder))?.[1] ?? [];

/** The source file that a test has its folder from. */
const mirrored = (test: string): string =>
  test
    .replace(/^tests\/unit\//, 'src/')
    .replace(/^tests\/ports\//, 'src/application/')
    .replace(/^contracts\/consumer\//, 'src/infrastructure/http/')
    .replace(/(\.pact)?\.test\.tsx?$/, '.ts');

/** Imports do not lead to these tests: they take minutes. */
const slowFolders = [endToEnd, 'contracts/lies/'];

/** More specs than this that import a file take minutes as well: these run instead. */
const manySpecs = 10;
const smokeTests = smokeSpecs.map((name) => `${endToEnd}${name}.spec.ts`);

export interface RelatedTests extends Selection {
  /** The files that no test is related to. */
  readonly untested: readonly string[];
}

interface Repository {
  readonly tests: readonly string[];
  readonly graph: ImportGraph;
}

export const readRepository = (): Repository => {
  const files = repositoryFiles('.');
  return {
    tests: files.filter((file) => isTest(file) && !isExhaustive(file)),
    graph: new ImportGraph('.', files),
  };
};

/**
 * Finds the tests that show within minutes whether a change works. For each file these are
 *
 * - the tests of the features that own it: those in their folders and those that they list, of the kinds that a file of
 *   its layer can break;
 * - the Jest tests that import it, directly or through modules that few others import.
 *
 * `jest --findRelatedTests` follows every import: to a rule of `src/domain/coupons` it relates 332 files of tests, since
 * 190 import the composition. Tests that depend on a file only that way are left to `npm test`.
 */
export const relatedTests = (
  changed: readonly string[],
  { tests, graph }: Repository = readRepository(),
): RelatedTests => {
  const inFolders = tests.map((test) => ({ test, names: featuresOf(mirrored(test)) }));

  const ofFeature = (name: string): readonly string[] => {
    const listed = listedTests(features[name] ?? {});
    return inFolders
      .filter(({ test, names }) => names.includes(name) || listed.includes(withoutEnding(test)))
      .map(({ test }) => test);
  };

  const ofFeatures = (file: string): readonly string[] =>
    featuresOf(file)
      .flatMap(ofFeature)
      .filter((test) => foldersReached(file).some((folder) => test.startsWith(folder)));

  const importing = (file: string): readonly string[] => {
    const others = slowFolders.filter((folder) => !file.startsWith(folder));
    const found = [...graph.dependents(file)].filter(
      (dependent) => tests.includes(dependent) && !others.some((folder) => dependent.startsWith(folder)),
    );
    return file.startsWith(endToEnd) && found.length > manySpecs ? smokeTests : found;
  };

  const pagesOf = (file: string): readonly string[] =>
    foldersReached(file).includes(endToEnd)
      ? featuresOf(file).flatMap((name) => features[name]?.pages ?? [])
      : [];

  const related = changed.map((file) => ({
    file,
    tests: [...ofFeatures(file), ...importing(file)],
    pages: pagesOf(file),
  }));
  return {
    tests: [...new Set(related.flatMap((each) => each.tests))].sort(),
    pages: [...new Set(related.flatMap(({ pages }) => pages))].sort(),
    untested: related.filter((each) => each.tests.length + each.pages.length === 0).map(({ file }) => file),
  };
};
