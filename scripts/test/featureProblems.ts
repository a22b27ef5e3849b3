import { posix } from 'node:path';
import type { Features } from './features';
import {
  listedPaths,
  listedTests,
  createOwnerLookup,
  pathsOf,
  patternOf,
  removeExtension,
} from './featuresOf';
import { isExhaustive, isTest } from './testKinds';

/** Matches files that must belong to a feature. */
const owned = /^(src|server|sandbox|content|public)\//;

/** Matches tests that features must list by name. */
const listed = /^tests\/(e2e|sandbox|server)\//;

/** Test that features do not list by name. They list its pages instead. */
const everyPage = 'tests/e2e/everyPage.spec.ts';

/**
 * Returns one sentence for each missing or outdated entry in the table of features.
 *
 * @param files all files of the repository
 * @param pagePaths English paths tested by `everyPage.spec.ts`
 */
export const featureProblems = (
  features: Features,
  files: readonly string[],
  pagePaths: readonly string[],
): readonly string[] => {
  const ownersOf = createOwnerLookup(features);
  const entries = Object.entries(features);
  const exists = (path: string) => files.some((file) => patternOf(path).test(file));
  const tests = files.filter(
    (file) => listed.test(file) && isTest(file) && !isExhaustive(file) && file !== everyPage,
  );
  const existingTests = tests.map(removeExtension);
  const testsOfFeatures = entries.flatMap(([, feature]) => listedTests(feature));

  const ownerless = new Set(
    files
      .filter((file) => owned.test(file) && ownersOf(file).length === 0)
      .map((file) => posix.dirname(file)),
  );
  return [
    ...[...ownerless].map((folder) => `No feature owns the files in ${folder}.`),
    ...entries.flatMap(([name, feature]) => [
      ...((feature.endToEnd ?? feature.pages) ? [] : [`The feature "${name}" has no end-to-end test.`]),
      ...(pathsOf(name, feature).some(exists) ? [] : [`The feature "${name}" owns no file.`]),
      ...listedPaths(feature)
        .filter((path) => !exists(path))
        .map((path) => `The feature "${name}" lists ${path}, which does not exist.`),
      ...listedTests(feature)
        .filter((test) => !existingTests.includes(test))
        .map((test) => `The feature "${name}" lists ${test}.ts, which does not exist.`),
      ...(feature.pages ?? [])
        .filter((page) => !pagePaths.some((path) => path === page || path.startsWith(`${page}/`)))
        .map(
          (page) => `The feature "${name}" lists the page ${page}, which everyPage.spec.ts does not test.`,
        ),
    ]),
    ...tests
      .filter((test) => !testsOfFeatures.includes(removeExtension(test)))
      .map((test) => `No feature lists ${test}.`),
  ];
};
