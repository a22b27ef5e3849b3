import { features, smokeSpecs } from './features';
import { featuresOf, listedTests, withoutEnding } from './featuresOf';
import { ImportGraph } from './ImportGraph';
import { repositoryFiles } from './repositoryFiles';
import { isExhaustive, isTest, type Selection } from './testKinds';

const endToEnd = 'tests/e2e/';

/** Tests that a change in a folder can affect. */
interface Reach {
  readonly folder: string;
  /** Folders of the feature tests that can be affected. */
  readonly ofFeatures: readonly string[];
  /** Path prefixes of tests that can always be affected. */
  readonly always?: readonly string[];
}

/** The first entry that matches a file is used. */
const reaches: readonly Reach[] = [
  { folder: 'src/domain/', ofFeatures: ['tests/unit/', 'tests/ports/', 'tests/sandbox/', endToEnd] },
  { folder: 'src/samples/', ofFeatures: ['tests/unit/', 'tests/ports/', 'tests/sandbox/', endToEnd] },
  {
    folder: 'src/infrastructure/http/',
    ofFeatures: ['tests/unit/', 'tests/ports/', 'contracts/consumer/', endToEnd],
    always: ['tests/unit/infrastructure/http/'],
  },
  { folder: 'src/infrastructure/', ofFeatures: ['tests/unit/', 'tests/ports/', 'tests/server/', endToEnd] },
  { folder: 'src/', ofFeatures: ['tests/unit/', endToEnd] },
  { folder: 'sandbox/', ofFeatures: ['tests/sandbox/', 'tests/ports/', endToEnd] },
  { folder: 'server/', ofFeatures: ['tests/server/', endToEnd] },
  // Generated from other files in the same change.
  { folder: 'content/generated/', ofFeatures: [] },
  { folder: 'content/models/', ofFeatures: [] },
  { folder: 'content/slices/', ofFeatures: [] },
  {
    folder: 'content/back-end/',
    ofFeatures: ['tests/sandbox/', endToEnd],
    always: ['tests/unit/infrastructure/content/backEndTexts', 'tests/unit/infrastructure/content/glossary'],
  },
  {
    folder: 'content/',
    ofFeatures: ['tests/unit/', endToEnd],
    always: [
      'tests/unit/infrastructure/content/contentFiles',
      'tests/unit/infrastructure/content/cookiePolicy',
      'tests/unit/infrastructure/content/glossary',
    ],
  },
  { folder: 'public/', ofFeatures: [endToEnd] },
];

const reachOf = (file: string): Reach | undefined => reaches.find(({ folder }) => file.startsWith(folder));

const startsWithOne = (test: string, beginnings: readonly string[] = []): boolean =>
  beginnings.some((beginning) => test.startsWith(beginning));

/** Returns the source path that corresponds to a test. */
const mirrored = (test: string): string =>
  test
    .replace(/^tests\/unit\//, 'src/')
    .replace(/^tests\/ports\//, 'src/application/')
    .replace(/^contracts\/consumer\//, 'src/infrastructure/http/')
    .replace(/(\.pact)?\.test\.tsx?$/, '.ts');

/** Tests that are never selected through imports, because they take minutes. */
const slowFolders = [endToEnd, 'contracts/lies/'];

/** If more specs than this import a file, only the smoke tests run, because the specs would take minutes. */
const manySpecs = 10;
const smokeTests = smokeSpecs.map((name) => `${endToEnd}${name}.spec.ts`);

export interface RelatedTests extends Selection {
  /** Files without related tests. */
  readonly untested: readonly string[];
}

interface Repository {
  readonly tests: readonly string[];
  /** Features by test, derived from the test's folder. */
  readonly featuresOfTest: ReadonlyMap<string, readonly string[]>;
  readonly graph: ImportGraph;
}

export const readRepository = (): Repository => {
  const files = repositoryFiles('.');
  const tests = files.filter((file) => isTest(file) && !isExhaustive(file));
  return {
    tests,
    featuresOfTest: new Map(tests.map((test) => [test, featuresOf(mirrored(test))])),
    graph: new ImportGraph('.', files),
  };
};

/**
 * Finds tests that show within minutes whether a change works. For each file these are
 *
 * - the tests of the features that own it: tests in their folders and listed tests, of the kinds that a file in its
 *   layer can affect;
 * - the Jest tests that import it, directly or through modules that are not hubs.
 *
 * `jest --findRelatedTests` follows every import. For a rule in `src/domain/coupons` it selects 332 test files, since
 * 190 import the composition. Only `npm test` runs the tests that depend on a file in no other way.
 */
export const relatedTests = (
  changed: readonly string[],
  { tests, featuresOfTest, graph }: Repository = readRepository(),
): RelatedTests => {
  const ofFeature = (name: string): readonly string[] => {
    const listed = listedTests(features[name] ?? {});
    return tests.filter(
      (test) => featuresOfTest.get(test)?.includes(name) || listed.includes(withoutEnding(test)),
    );
  };

  const ofFeatures = (file: string): readonly string[] =>
    featuresOf(file)
      .flatMap(ofFeature)
      .filter((test) => startsWithOne(test, reachOf(file)?.ofFeatures));

  const always = (file: string): readonly string[] =>
    tests.filter((test) => startsWithOne(test, reachOf(file)?.always));

  const importing = (file: string): readonly string[] => {
    const others = slowFolders.filter((folder) => !file.startsWith(folder));
    const found = [...graph.dependents(file)].filter(
      (dependent) => tests.includes(dependent) && !startsWithOne(dependent, others),
    );
    return file.startsWith(endToEnd) && found.length > manySpecs ? smokeTests : found;
  };

  const pagesOf = (file: string): readonly string[] =>
    reachOf(file)?.ofFeatures.includes(endToEnd)
      ? featuresOf(file).flatMap((name) => features[name]?.pages ?? [])
      : [];

  const related = changed.map((file) => ({
    file,
    tests: [...ofFeatures(file), ...always(file), ...importing(file)],
    pages: pagesOf(file),
  }));
  return {
    tests: [...new Set(related.flatMap((each) => each.tests))].sort(),
    pages: [...new Set(related.flatMap(({ pages }) => pages))].sort(),
    untested: related.filter((each) => each.tests.length + each.pages.length === 0).map(({ file }) => file),
  };
};
