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

interface SecretPlace {
  readonly before: string;
  readonly name: string;
}

const table: readonly Route[] = routes;

const inPages: readonly SecretPlace[] = table.flatMap(({ secret, paths }) =>
  secret === undefined
    ? []
    : locales.map((locale) => ({ before: paths[locale].replace(/:.*/, ''), name: secret })),
);

const inCalls =
  /^(\/api\/(?:register\/activate|auth\/me\/reset-credentials|inventory\/keys)\/)[^/%\\;]+(\/(?:info|confirm))?$/;

const resetRequest = '/api/auth/me/reset-credentials/request';

const secretPlaceIn = (pathname: string): SecretPlace | undefined =>
  inPages.find(({ before }) => pathname.startsWith(before) && pathname.length > before.length);

const wordsBeforeKeys = [
  ...new Set(inPages.map(({ before }) => before.split('/').at(-2) ?? '')),
  'reset-credentials',
  'inventory/keys',
  'newsletter/confirm',
  'mailing/unsubscribe',
];

const otherSpelling = new RegExp(`(${wordsBeforeKeys.join('|')})[^a-z0-9.-]+[^/]`, 's');

const mostDecodings = 5;

/** Lowercase, with plain slashes and all escapes decoded, including repeated ones (`%2561` is `%61` is `a`). */
const plainly = (pathname: string): string => {
  let plain = pathname;
  for (let round = 0; round < mostDecodings; round++) {
    plain = plain.replace(/%(?:25)*([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    );
  }
  return plain.toLowerCase().replace(/[\\/]+/g, '/');
};

/** The word before a key, if the URL is not spelled as on this site (`/Activate//key`, `/%61ctivate/key`). */
const wordBeforeKey = (pathname: string): string | undefined => otherSpelling.exec(plainly(pathname))?.[1];

/** Whether a path contains a key that gives access to an account, even if more follows the key. */
export const holdsSecret = (path: string): boolean => {
  const [pathname] = splitPath(path);
  return secretPlaceIn(pathname) !== undefined || wordBeforeKey(pathname) !== undefined;
};

/**
 * Path of the site or the API that is safe to share with third parties (CC-06). Keys, anything after them, query
 * and hash are removed.
 */
export const withoutSecrets = (path: string): string => {
  const [pathname] = splitPath(path);
  const place = secretPlaceIn(pathname);
  if (place) return place.before + place.name;
  if (pathname === resetRequest) return pathname;
  if (inCalls.test(pathname)) return pathname.replace(inCalls, '$1key$2');
  const word = wordBeforeKey(pathname);
  return word === undefined ? pathname : `/${word}/key`;
};

export const campaignIn = (query: URLSearchParams): string =>
  new URLSearchParams(
    campaignParameters.flatMap((name) =>
      query
        .getAll(name)
        .slice(0, 1)
        .map((value) => [name, value]),
    ),
  ).toString();

/** Path of a visit that is safe to share with third parties, with its campaign parameters. */
export const addressOfVisit = (path: string): string => {
  const [, rest] = splitPath(path);
  const campaign = campaignIn(new URLSearchParams(rest.replace(/#.*/s, '')));
  return withoutSecrets(path) + (campaign && `?${campaign}`);
};
