import { safeNavigationUrl } from '../navigation/safeNavigationUrl';

interface AuthorizationRequest {
  /** URL from the remote configuration, with the client id in its query. */
  readonly address: string;
  readonly origin: string;
  readonly redirectPath: string;
  readonly state: string;
}

/**
 * Builds the URL of the Discord page that issues an authorization code (RFC 6749 §4.1.1).
 * @returns undefined if the configured URL is not safe to open
 */
export const discordAuthorizationUrl = ({
  address,
  origin,
  redirectPath,
  state,
}: AuthorizationRequest): URL | undefined => {
  const page = safeNavigationUrl(address, origin);
  page?.searchParams.set('response_type', 'code');
  page?.searchParams.set('scope', 'identify');
  page?.searchParams.set('redirect_uri', origin + redirectPath);
  page?.searchParams.set('state', state);
  return page;
};
