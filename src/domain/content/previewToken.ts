const maxTokenLength = 500;

/**
 * Whether the token is for a preview of this repository (CT-03). Tokens are never fetched.
 * @param endpoint absolute URL of the content service
 */
export const isPreviewToken = (token: string, endpoint: URL): boolean => {
  if (token.length > maxTokenLength || !URL.canParse(token)) return false;
  const { protocol, host, pathname, username, password } = new URL(token);
  return (
    protocol === endpoint.protocol &&
    [endpoint.host, withoutDelivery(endpoint.host)].includes(host) &&
    username === '' &&
    password === '' &&
    /\/previews\/[\w:.~-]+$/.test(pathname)
  );
};

/** Documents are served by the `cdn` host, previews by the repository's own host. */
const withoutDelivery = (host: string): string => host.replace(/^([\w-]+)\.cdn\./, '$1.');
