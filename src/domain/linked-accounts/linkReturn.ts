/** How a visitor comes back from an outside page. */
export type LinkReturn =
  | { readonly kind: 'discord-code'; readonly code: string; readonly state: string }
  | { readonly kind: 'discord-error'; readonly error: string }
  | { readonly kind: 'store-assertion'; readonly assertion: string }
  | { readonly kind: 'store-canceled' };

/** Discord's own are short; anybody can write a link with an essay. */
const longestError = 120;

/** A text of the query to be shown: without control characters, and without marks that change its direction. */
const shownText = (text: string): string =>
  text
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, longestError);

/** LK-01, LK-02: what the query of the page says; nothing for an ordinary visit. */
export const linkReturnIn = (query: URLSearchParams): LinkReturn | undefined => {
  const error = query.get('error');
  if (error !== null) return { kind: 'discord-error', error: shownText(error) };
  const mode = query.get('openid.mode');
  if (mode === 'cancel') return { kind: 'store-canceled' };
  if (mode !== null) return { kind: 'store-assertion', assertion: openidIn(query) };
  const code = query.get('code');
  return code === null ? undefined : { kind: 'discord-code', code, state: query.get('state') ?? '' };
};

const openidIn = (query: URLSearchParams): string =>
  new URLSearchParams([...query].filter(([name]) => name.startsWith('openid.'))).toString();
