import { features, type Feature } from '../../test/features';

const everyPage = 'tests/e2e/everyPage.spec.ts';

const testsOf = ({ endToEnd = [], pages }: Feature): readonly string[] => [
  ...endToEnd.map((name) => `tests/e2e/${name}.spec.ts`),
  ...(pages ? [everyPage] : []),
];

/** Finds the end-to-end tests of features, pages and URLs. */
export class FeatureTests {
  private readonly texts: ReadonlyMap<string, string>;

  /** @param read returns the text of a file */
  constructor(files: readonly string[], read: (file: string) => string) {
    const tests = files.filter((file) => /^tests\/(e2e|server)\/[^/]+\.(spec|test)\.tsx?$/.test(file));
    this.texts = new Map([...tests].sort().map((file) => [file, read(file)]));
  }

  ofFeature(feature: string): readonly string[] {
    return testsOf(features[feature] ?? {});
  }

  /** Returns the tests of a page's feature, or else the tests that mention its URL. */
  ofPage(feature: string, url: string): readonly string[] {
    const { pages = [], ...rest } = features[feature] ?? {};
    const isPublic = pages.some((path) => url === path || url.startsWith(`${path}/`));
    const tests = testsOf(isPublic ? { ...rest, pages } : rest);
    return tests.length > 0 ? tests : this.mentioning(url);
  }

  /** Returns the tests that mention a URL of the web server, or else the tests of the feature. */
  ofServerUrl(feature: string, url: string): readonly string[] {
    const tests = this.mentioning(url.replace('POST ', ''));
    return tests.length > 0 ? tests : this.ofFeature(feature);
  }

  private mentioning(url: string): readonly string[] {
    const [path = ''] = url.split(':');
    const pattern = new RegExp(`(?<![\\w-])${path.replaceAll('.', '\\.')}`);
    return [...this.texts].filter(([, text]) => pattern.test(text)).map(([test]) => test);
  }
}
