import { locales } from '../language/Locale';
import { splitPath } from './pagePaths';
import { routes, type Route } from './routes';

/** Campaign parameters of a link. They contain no personal data. */
const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
] as const;

interface SecretPath {
  readonly prefix: string;
  readonly name: string;
}

const table: readonly Route[] = routes;

const secretPaths: readonly SecretPath[] = table.flatMap(({ secret, paths }) =>
  secret === undefined
    ? []
    : locales.map((locale) => ({ prefix: paths[locale].replace(/:.*/, ''), name: secret })),
);

const secretCallPattern =
  /^(\/api\/(?:register\/activate|auth\/me\/reset-credentials|inventory\/keys|downloads)\/)[^/%\\;]+(\/(?:info|confirm))?$/;

const resetRequest = '/api/auth/me/reset-credentials/request';

const findSecretPath = (pathname: string): SecretPath | undefined =>
  secretPaths.find(({ prefix }) => pathname.startsWith(prefix) && pathname.length > prefix.length);

const secretPathWords = [
  ...new Set(secretPaths.map(({ prefix }) => prefix.split('/').at(-2) ?? '')),
  'reset-credentials',
  'inventory/keys',
  'api/downloads',
  'newsletter/confirm',
  'mailing/unsubscribe',
];

const secretPathPattern = new RegExp(`(${secretPathWords.join('|')})[^a-z0-9.-]+[^/]`, 's');

const maxDecodings = 5;

/** Converts to lowercase, decodes all escapes (even repeated ones, such as `%2561`) and simplifies slashes. */
const normalizePath = (pathname: string): string => {
  let plain = pathname;
  for (let round = 0; round < maxDecodings; round++) {
    plain = plain.replace(/%(?:25)*([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    );
  }
  return plain.toLowerCase().replace(/[\\/]+/g, '/');
};

/** Returns the word before a key, even if the URL is not in canonical form (`/Activate//key`, `/%61ctivate/key`). */
const matchSecretPathWord = (pathname: string): string | undefined =>
  secretPathPattern.exec(normalizePath(pathname))?.[1];

/** Whether a path contains a key that gives access to an account, with or without further segments. */
export const containsSecret = (path: string): boolean => {
  const [pathname] = splitPath(path);
  return findSecretPath(pathname) !== undefined || matchSecretPathWord(pathname) !== undefined;
};

/**
 * Returns a path of the site or the API that is safe to share with third parties (CC-06). Removes the query, the hash
 * and any text after a key, and replaces the key with a placeholder.
 */
export const redactSecrets = (path: string): string => {
  const [pathname] = splitPath(path);
  const place = findSecretPath(pathname);
  if (place) return place.prefix + place.name;
  if (pathname === resetRequest) return pathname;
  if (secretCallPattern.test(pathname)) return pathname.replace(secretCallPattern, '$1key$2');
  const word = matchSecretPathWord(pathname);
  return word === undefined ? pathname : `/${word}/key`;
};

export const campaignQuery = (query: URLSearchParams): string =>
  new URLSearchParams(
    campaignParameters.flatMap((name) =>
      query
        .getAll(name)
        .slice(0, 1)
        .map((value) => [name, value]),
    ),
  ).toString();

/** Returns the path that is safe to share with third parties, with the campaign parameters of the visit. */
export const shareablePath = (path: string): string => {
  const [, rest] = splitPath(path);
  const campaign = campaignQuery(new URLSearchParams(rest.replace(/#.*/s, '')));
  return redactSecrets(path) + (campaign && `?${campaign}`);
};
