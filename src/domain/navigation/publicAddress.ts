import { matchPath, pathOf, splitPath } from './matchPath';

/** Parameters of paths that let whoever holds them into an account. */
const secrets = ['key', 'activationKey'];

/** What brought somebody here, as campaigns say it in their links; nothing of it is about a person. */
const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
] as const;

/** The path of a page as others may know it: without keys, and without query and hash (CC-06). */
export const withoutSecrets = (path: string): string => {
  const [pathname] = splitPath(path);
  const { route, locale, params } = matchPath(pathname);
  if (!secrets.some((name) => name in params)) return pathname;
  return pathOf(
    route.id,
    locale,
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, secrets.includes(name) ? name : value]),
    ),
  );
};

/** The same, with what a campaign says of itself. */
export const addressOfVisit = (path: string): string => {
  const [, rest] = splitPath(path);
  const query = new URLSearchParams(rest.replace(/#.*/s, ''));
  const campaign = new URLSearchParams(
    campaignParameters.flatMap((name) =>
      query
        .getAll(name)
        .slice(0, 1)
        .map((value) => [name, value]),
    ),
  ).toString();
  return withoutSecrets(path) + (campaign && `?${campaign}`);
};
