import compatData from '@mdn/browser-compat-data';
import type {
  BrowserName,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types';
import browserslist from 'browserslist';

interface Browser {
  readonly name: BrowserName;
  readonly version: number;
}

/** Names in MDN's data. Browserslist has only the latest Android versions, which equal those for desktops. */
const browserNames: Readonly<Record<string, readonly BrowserName[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
};

const browsersOf = (queries: readonly string[] | undefined): readonly Browser[] =>
  browserslist(queries).flatMap((browser) => {
    const [id = '', version = ''] = browser.split(' ');
    return (browserNames[id] ?? []).map((name) => ({ name, version: parseFloat(version) }));
  });

const numberOf = (version: string | false): number =>
  version === false ? Infinity : parseFloat(version.replace('≤', ''));

/** Partial support counts. Support with a prefix or a flag does not. */
const includes = (support: SimpleSupportStatement, version: number): boolean =>
  !support.prefix &&
  !support.alternative_name &&
  !support.flags &&
  numberOf(support.version_added) <= version &&
  version < numberOf(support.version_removed ?? false);

const compatOf = (feature: string): CompatStatement | undefined => {
  let found: Identifier | undefined = compatData as unknown as Identifier;
  for (const key of feature.split('.')) found = found && Object.hasOwn(found, key) ? found[key] : undefined;
  return found?.__compat;
};

/** Tells which features the supported browsers lack. A feature is a path in MDN's browser compatibility data. */
export class BrowserSupport {
  private readonly browsers: readonly Browser[];
  private readonly results = new Map<string, readonly string[]>();

  /** @param queries for Browserslist; those in package.json by default */
  constructor(queries?: readonly string[]) {
    this.browsers = browsersOf(queries);
  }

  /**
   * Returns the names of browsers with a supported version that lacks the feature. Returns none if there is no data,
   * and for the parts of a missing feature, for example the values of a property.
   */
  lacking(feature: string): readonly string[] {
    const result = this.results.get(feature) ?? this.find(feature);
    this.results.set(feature, result);
    return result;
  }

  private find(feature: string): readonly string[] {
    const whole = feature.slice(0, feature.lastIndexOf('.'));
    if (this.browsersWithout(whole).length > 0) return [];
    const names = this.browsersWithout(feature).map(({ name }) => compatData.browsers[name].name);
    return [...new Set(names)];
  }

  private browsersWithout(feature: string): readonly Browser[] {
    const compat = compatOf(feature);
    if (!compat) return [];
    return this.browsers.filter(
      ({ name, version }) =>
        ![compat.support[name] ?? []].flat().some((support) => includes(support, version)),
    );
  }
}
