import { features, type Feature, type Features } from './features';

/** Layers whose folders are named after features. */
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

export const listedPaths = ({ paths = [], texts = [], documents = [] }: Feature): readonly string[] => [
  ...paths,
  ...texts.map((name) => `content/*/texts/${name}.json`),
  ...documents.map((type) => `content/*/${type}`),
];

/** Returns all paths of a feature: the listed paths, and those derived from its name and documents. */
export const pathsOf = (name: string, feature: Feature): readonly string[] => [
  ...layers.map((layer) => `${layer}/${name}`),
  ...(feature.documents ?? []).map((type) => `src/domain/content/models/${camelCase(type)}.ts`),
  ...listedPaths(feature),
];

/** Matches a path and everything below it. `*` matches any part of a single name. */
export const patternOf = (path: string): RegExp => {
  const escaped = path.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
  return new RegExp(`^${escaped}(/|$)`);
};

/** Creates a function that returns the features that own a file. The most specific path wins. */
export const createOwnerLookup = (features: Features): ((file: string) => readonly string[]) => {
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

export const featuresOf = createOwnerLookup(features);

export const removeExtension = (file: string): string => file.replace(/\.tsx?$/, '');

/** Returns the tests that a feature lists, without their extensions. Excludes the pages of the feature. */
export const listedTests = ({ endToEnd = [], sandbox = [], server = [] }: Feature): readonly string[] => [
  ...endToEnd.map((name) => `tests/e2e/${name}.spec`),
  ...sandbox.map((name) => `tests/sandbox/${name}.test`),
  ...server.map((name) => `tests/server/${name}.test`),
];
