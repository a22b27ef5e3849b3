import { locales } from '../language/Locale';
import { splitPath } from './matchPath';
import { routes, type Route } from './routes';

/** What brought somebody here, as campaigns say it in their links; nothing of it is about a person. */
const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
] as const;

/** What stands before a secret in a path, and what takes its place. */
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

/** The calls that the pages' keys, and redemption codes, are asked about by. */
const inCalls = /^(\/api\/(?:register\/activate|auth\/me\/reset-credentials|inventory\/keys)\/)[^/]+/;

const resetRequest = '/api/auth/me/reset-credentials/request';

const secretPlaceIn = (pathname: string): SecretPlace | undefined =>
  inPages.find(({ before }) => pathname.startsWith(before) && pathname.length > before.length);

/** Whether a page's path holds a key that lets somebody into an account; also when it is followed by what is no page's. */
export const holdsSecret = (path: string): boolean => secretPlaceIn(splitPath(path)[0]) !== undefined;

/**
 * A path of the site or of the API as others may know it: without keys and what follows them, and without query and hash
 * (CC-06).
 */
export const withoutSecrets = (path: string): string => {
  const [pathname] = splitPath(path);
  const place = secretPlaceIn(pathname);
  if (place) return place.before + place.name;
  return pathname === resetRequest ? pathname : pathname.replace(inCalls, '$1key');
};

/** What a campaign says of itself in a query, as a query; empty when it says nothing. */
export const campaignIn = (query: URLSearchParams): string =>
  new URLSearchParams(
    campaignParameters.flatMap((name) =>
      query
        .getAll(name)
        .slice(0, 1)
        .map((value) => [name, value]),
    ),
  ).toString();

/** The path of a visit as others may know it, with what a campaign says of itself. */
export const addressOfVisit = (path: string): string => {
  const [, rest] = splitPath(path);
  const campaign = campaignIn(new URLSearchParams(rest.replace(/#.*/s, '')));
  return withoutSecrets(path) + (campaign && `?${campaign}`);
};
