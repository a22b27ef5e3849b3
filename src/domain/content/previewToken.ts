import { hasCredentials } from '../shared/hasCredentials';

const maxTokenLength = 500;

/**
 * Whether the token is for a preview of this repository (CT-03). The token is a URL, but the site never fetches it.
 * @param endpoint absolute URL of the content service
 */
export const isPreviewToken = (token: string, endpoint: URL): boolean => {
  if (token.length > maxTokenLength || !URL.canParse(token)) return false;
  const url = new URL(token);
  const { protocol, host, pathname } = url;
  return (
    protocol === endpoint.protocol &&
    [endpoint.host, withoutDelivery(endpoint.host)].includes(host) &&
    !hasCredentials(url) &&
    /\/previews\/[\w:.~-]+$/.test(pathname)
  );
};

/** Removes `cdn`, because the CDN host serves documents, but the repository's main host serves previews. */
const withoutDelivery = (host: string): string => host.replace(/^([\w-]+)\.cdn\./, '$1.');
