const longestToken = 500;

/**
 * CT-03: it names a preview of this repository. Tokens are never fetched. @param endpoint of the content service,
 * absolute
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

/** Documents come from the `cdn` host, previews from the repository's own. */
const withoutDelivery = (host: string): string => host.replace(/^([\w-]+)\.cdn\./, '$1.');
