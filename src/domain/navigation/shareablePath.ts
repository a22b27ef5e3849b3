import { locales } from '../language/Locale';
import { splitPath } from './matchPath';
import { routes, type Route } from './routes';

/** Campaign parameters of a link; none of them contains personal data. */
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
  /^(\/api\/(?:register\/activate|auth\/me\/reset-credentials|inventory\/keys)\/)[^/%\\;]+(\/(?:info|confirm))?$/;

const resetRequest = '/api/auth/me/reset-credentials/request';

const findSecretPath = (pathname: string): SecretPath | undefined =>
  secretPaths.find(({ prefix }) => pathname.startsWith(prefix) && pathname.length > prefix.length);

const secretPathWords = [
  ...new Set(secretPaths.map(({ prefix }) => prefix.split('/').at(-2) ?? '')),
  'reset-credentials',
  'inventory/keys',
  'newsletter/confirm',
  'mailing/unsubscribe',
];

const secretPathPattern = new RegExp(`(${secretPathWords.join('|')})[^a-z0-9.-]+[^/]`, 's');

const maxDecodings = 5;

/** Lowercase, with plain slashes and all escapes decoded, including repeated ones (`%2561` is `%61` is `a`). */
const normalizePath = (pathname: string): string => {
  let plain = pathname;
  for (let round = 0; round < maxDecodings; round++) {
    plain = plain.replace(/%(?:25)*([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    );
  }
  return plain.toLowerCase().replace(/[\\/]+/g, '/');
};

/** The word before a key, if the URL is not spelled as on this site (`/Activate//key`, `/%61ctivate/key`). */
const matchSecretPathWord = (pathname: string): string | undefined =>
  secretPathPattern.exec(normalizePath(pathname))?.[1];

/** Whether a path contains a key that gives access to an account, even if more follows the key. */
export const containsSecret = (path: string): boolean => {
  const [pathname] = splitPath(path);
  return findSecretPath(pathname) !== undefined || matchSecretPathWord(pathname) !== undefined;
};

/**
 * Path of the site or the API that is safe to share with third parties (CC-06). Keys, anything after them, query
 * and hash are removed.
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

/** Path of a visit that is safe to share with third parties, with its campaign parameters. */
export const shareablePath = (path: string): string => {
  const [, rest] = splitPath(path);
  const campaign = campaignQuery(new URLSearchParams(rest.replace(/#.*/s, '')));
  return redactSecrets(path) + (campaign && `?${campaign}`);
};
