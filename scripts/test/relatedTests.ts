import { features, smokeSpecs } from './features';
import { featuresOf, listedTests, removeExtension } from './featuresOf';
import { ImportGraph } from './ImportGraph';
import { repositoryFiles } from './repositoryFiles';
import { isExhaustive, isTest, type Selection } from './testKinds';

const endToEnd = 'tests/e2e/';

/** Tests that a change in a folder can affect. */
interface TestScope {
  readonly folder: string;
  /** Folders of the feature tests that can be affected. */
  readonly featureTests: readonly string[];
  /** Path prefixes of tests that can always be affected. */
  readonly alwaysTests?: readonly string[];
}

/** The first entry that matches a file is used. */
const testScopes: readonly TestScope[] = [
  { folder: 'src/domain/', featureTests: ['tests/unit/', 'tests/ports/', 'tests/sandbox/', endToEnd] },
  { folder: 'src/samples/', featureTests: ['tests/unit/', 'tests/ports/', 'tests/sandbox/', endToEnd] },
  {
    folder: 'src/infrastructure/http/',
    featureTests: ['tests/unit/', 'tests/ports/', 'contracts/consumer/', endToEnd],
    alwaysTests: ['tests/unit/infrastructure/http/'],
  },
  { folder: 'src/infrastructure/', featureTests: ['tests/unit/', 'tests/ports/', 'tests/server/', endToEnd] },
  { folder: 'src/', featureTests: ['tests/unit/', endToEnd] },
  { folder: 'sandbox/', featureTests: ['tests/sandbox/', 'tests/ports/', endToEnd] },
  { folder: 'server/', featureTests: ['tests/server/', endToEnd] },
  // Generated from other files in the same change.
  { folder: 'content/generated/', featureTests: [] },
  { folder: 'content/models/', featureTests: [] },
  { folder: 'content/slices/', featureTests: [] },
  {
    folder: 'content/back-end/',
    featureTests: ['tests/sandbox/', endToEnd],
    alwaysTests: [
      'tests/unit/infrastructure/content/backEndTexts',
      'tests/unit/infrastructure/content/glossary',
    ],
  },
  {
    folder: 'content/',
    featureTests: ['tests/unit/', endToEnd],
    alwaysTests: [
      'tests/unit/infrastructure/content/contentFiles',
      'tests/unit/infrastructure/content/cookiePolicy',
      'tests/unit/infrastructure/content/glossary',
    ],
  },
  { folder: 'public/', featureTests: [endToEnd] },
];

const testScopeOf = (file: string): TestScope | undefined =>
  testScopes.find(({ folder }) => file.startsWith(folder));

const startsWithOne = (test: string, beginnings: readonly string[] = []): boolean =>
  beginnings.some((beginning) => test.startsWith(beginning));

/** Returns the source path that corresponds to a test. */
const mirroredSource = (test: string): string =>
  test
    .replace(/^tests\/unit\//, 'src/')
    .replace(/^tests\/ports\//, 'src/application/')
    .replace(/^contracts\/consumer\//, 'src/infrastructure/http/')
    .replace(/(\.pact)?\.test\.tsx?$/, '.ts');

/** Tests that are never selected through imports, because they take minutes. */
const slowFolders = [endToEnd, 'contracts/mutations/'];

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
    featuresOfTest: new Map(tests.map((test) => [test, featuresOf(mirroredSource(test))])),
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
      (test) => featuresOfTest.get(test)?.includes(name) || listed.includes(removeExtension(test)),
    );
  };

  const ofFeatures = (file: string): readonly string[] =>
    featuresOf(file)
      .flatMap(ofFeature)
      .filter((test) => startsWithOne(test, testScopeOf(file)?.featureTests));

  const always = (file: string): readonly string[] =>
    tests.filter((test) => startsWithOne(test, testScopeOf(file)?.alwaysTests));

  const importing = (file: string): readonly string[] => {
    const others = slowFolders.filter((folder) => !file.startsWith(folder));
    const found = [...graph.dependents(file)].filter(
      (dependent) => tests.includes(dependent) && !startsWithOne(dependent, others),
    );
    return file.startsWith(endToEnd) && found.length > manySpecs ? smokeTests : found;
  };

  const pagesOf = (file: string): readonly string[] =>
    testScopeOf(file)?.featureTests.includes(endToEnd)
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
