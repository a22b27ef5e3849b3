import { features, type Feature, type Features } from './features';

/** Where a feature has folders of its name. */
const layers = [
  'src/domain',
  'src/application',
  'src/infrastructure',
  'src/infrastructure/http',
  'src/infrastructure/fake',
  'src/ui',
  'sandbox',
];

const camelCase = (type: string): string =>
  type.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The paths that a feature lists. */
export const listedPaths = ({ paths = [], texts = [], documents = [] }: Feature): readonly string[] => [
  ...paths,
  ...texts.map((name) => `content/*/texts/${name}.json`),
  ...documents.map((type) => `content/*/${type}`),
];

/** All paths of a feature: those that it lists, and those that follow from its name and from its documents. */
export const pathsOf = (name: string, feature: Feature): readonly string[] => [
  ...layers.map((layer) => `${layer}/${name}`),
  ...(feature.documents ?? []).map((type) => `src/domain/content/models/${camelCase(type)}.ts`),
  ...listedPaths(feature),
];

/** Matches the path and everything below it; `*` is any part of one name. */
export const patternOf = (path: string): RegExp => {
  const escaped = path.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
  return new RegExp(`^${escaped}(/|$)`);
};

/** The features that own a file, by name: of the paths that match it, the deepest decide. */
export const ownersIn = (features: Features): ((file: string) => readonly string[]) => {
  const claims = Object.entries(features).flatMap(([name, feature]) =>
    pathsOf(name, feature).map((path) => ({
      name,
      pattern: patternOf(path),
      depth: path.split('/').length,
    })),
  );
  return (file) => {
    const matching = claims.filter(({ pattern }) => pattern.test(file));
    const deepest = Math.max(0, ...matching.map(({ depth }) => depth));
    return [...new Set(matching.filter(({ depth }) => depth === deepest).map(({ name }) => name))];
  };
};

export const featuresOf = ownersIn(features);

export const withoutEnding = (file: string): string => file.replace(/\.tsx?$/, '');

/** The tests that a feature lists, without the ending of their files; those of its pages are left out. */
export const listedTests = ({ endToEnd = [], sandbox = [], server = [] }: Feature): readonly string[] => [
  ...endToEnd.map((name) => `tests/e2e/${name}.spec`),
  ...sandbox.map((name) => `tests/sandbox/${name}.test`),
  ...server.map((name) => `tests/server/${name}.test`),
];
