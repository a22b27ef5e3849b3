import { features, smokeSpecs } from './features';
import { featuresOf, listedTests, removeExtension } from './featuresOf';
import { ImportGraph } from './ImportGraph';
import { repositoryFiles } from './repositoryFiles';
import { isExhaustive, isTest, type Selection } from './testKinds';

const endToEnd = 'tests/e2e/';

/** Tests that may break when a file in a folder changes. */
interface TestScope {
  readonly folder: string;
  /** Folders with tests that may break if they belong to the same feature as the file. */
  readonly featureTests: readonly string[];
  /** Path prefixes of tests that may break whatever the feature. */
  readonly alwaysTests?: readonly string[];
}

/** For each file, the first matching entry applies. */
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
  // Generated from other files, which select the tests if they change.
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

/** Returns the path of the source file that a test corresponds to. */
const mirroredSource = (test: string): string =>
  test
    .replace(/^tests\/unit\//, 'src/')
    .replace(/^tests\/ports\//, 'src/application/')
    .replace(/^contracts\/consumer\//, 'src/infrastructure/http/')
    .replace(/(\.pact)?\.test\.tsx?$/, '.ts');

/** Folders with tests that are never selected through imports, because these tests take minutes. */
const slowFolders = [endToEnd, 'tests/engines/', 'contracts/mutations/'];

/** If more specs than this import a file, only the smoke tests run, because the specs would take minutes. */
const manySpecs = 10;
const smokeTests = smokeSpecs.map((name) => `${endToEnd}${name}.spec.ts`);

export interface RelatedTests extends Selection {
  /** Files without related tests. */
  readonly untested: readonly string[];
}

interface Repository {
  readonly tests: readonly string[];
  /** Features by test, derived from the folder of the test. */
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
 * Finds tests that show within minutes whether a change works. For each changed file, selects
 *
 * - the tests of the features that own the file: tests in the features' folders and listed tests, limited to the
 *   kinds that a file in this layer can affect;
 * - the Jest tests that import the file, directly or through modules that are not hubs.
 *
 * `jest --findRelatedTests` follows every import. For a rule in `src/domain/coupons`, it selects 332 test files,
 * because 190 of them import the composition. Tests with no other dependency on the file run only in `npm test`.
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
