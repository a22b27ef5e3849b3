/** Error codes from RFC 6749 §4.1.2.1. */
const authorizationErrors = [
  'access_denied',
  'invalid_request',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
  'unauthorized_client',
  'unsupported_response_type',
] as const;

export type AuthorizationError = (typeof authorizationErrors)[number];

/** The result with which a visitor returns from an external page. */
export type LinkReturn =
  | { readonly kind: 'discord-code'; readonly code: string; readonly state: string }
  /** `error` is absent if the URL's error code is not listed, because anyone can put any text into a link. */
  | { readonly kind: 'discord-error'; readonly error?: AuthorizationError }
  | { readonly kind: 'store-assertion'; readonly assertion: string }
  | { readonly kind: 'store-canceled' };

/** Reads the result from the page's query (LK-01, LK-02); undefined if the query has no result. */
export const parseLinkReturn = (query: URLSearchParams): LinkReturn | undefined => {
  const reported = query.get('error');
  if (reported !== null) {
    const error = authorizationErrors.find((known) => known === reported);
    return { kind: 'discord-error', ...(error && { error }) };
  }
  const mode = query.get('openid.mode');
  if (mode === 'cancel') return { kind: 'store-canceled' };
  if (mode !== null) return { kind: 'store-assertion', assertion: openidIn(query) };
  const code = query.get('code');
  return code === null ? undefined : { kind: 'discord-code', code, state: query.get('state') ?? '' };
};

const openidIn = (query: URLSearchParams): string =>
  new URLSearchParams([...query].filter(([name]) => name.startsWith('openid.'))).toString();
