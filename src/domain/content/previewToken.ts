const longestToken = 500;

/**
 * Whether a preview token is one of the content repository at `endpoint` (CT-03): the address of a preview there, as
 * the repository itself makes them. A token only ever names what to read at the endpoint, it is never fetched.
 *
 * @param endpoint the content service's API, absolute
 */
export const isPreviewToken = (token: string, endpoint: URL): boolean => {
  if (token.length > longestToken || !URL.canParse(token)) return false;
  const { protocol, host, pathname, username, password } = new URL(token);
  return (
    protocol === endpoint.protocol &&
    [endpoint.host, withoutDelivery(endpoint.host)].includes(host) &&
    username === '' &&
    password === '' &&
    /\/previews\/[\w:.~-]+$/.test(pathname)
  );
};

/** A repository's documents come from its `cdn` host, its previews from the repository's own. */
const withoutDelivery = (host: string): string => host.replace(/^([\w-]+)\.cdn\./, '$1.');
