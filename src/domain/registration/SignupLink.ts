import type { Locale } from '../language/Locale';
import { parsePrintedCode } from '../products/RedemptionCode';
import { routeAt, pathOf, splitPath, type PageMatch } from '../navigation/pagePaths';
import { campaignQuery } from '../navigation/shareablePath';

export interface SignupLink {
  /** Code for the form; empty if the link has a game-time code. */
  readonly gameCode: string;
  /** 16-character code that the player redeems on the products page after activating the account. */
  readonly gameTimeCode?: string;
  readonly recruiterCode: string;
  /** Store ticket proving that the player owns the game. */
  readonly steamSessionTicket?: string;
  readonly steamAppId?: string;
  readonly source?: string;
  /** Campaign parameters as a query string. */
  readonly campaign?: string;
  /** Key from an email to a buyer without an account. */
  readonly activationKey?: string;
}

export const emptySignupLink: SignupLink = { gameCode: '', recruiterCode: '' };

const ticketParameter = 'steam_session_ticket';

/** Maximum lengths in characters; longer values are ignored. */
const maxLengths = { steamSessionTicket: 4096, steamAppId: 32, source: 64, campaign: 1024 } as const;

export const parseSignupLink = (
  query: URLSearchParams,
  { activationKey }: Readonly<Record<string, string>>,
): SignupLink => {
  const code = query.get('code') ?? '';
  const gameTimeCode = parsePrintedCode(code);
  const given = {
    steamSessionTicket: query.get(ticketParameter),
    steamAppId: query.get('steam_app_id'),
    source: query.get('source'),
    campaign: campaignQuery(query),
  };
  return {
    gameCode: gameTimeCode === undefined ? code : '',
    ...(gameTimeCode !== undefined && { gameTimeCode }),
    recruiterCode: query.get('recruiter') ?? '',
    ...Object.fromEntries(
      Object.entries(given).filter(
        ([name, value]) => value && value.length <= maxLengths[name as keyof typeof maxLengths],
      ),
    ),
    ...(activationKey && { activationKey }),
  };
};

/** @param code omitted for a path without a code */
export const productsPathWith = (code: string | undefined, locale: Locale): string => {
  const path = pathOf('products', locale);
  return code ? `${path}?${new URLSearchParams({ code }).toString()}` : path;
};

/** Returns the code from a link to the products page that a guest has followed. */
export const productsPathCode = (path: string): string | undefined => {
  const [pathname, rest] = splitPath(path);
  if (routeAt(pathname).route.id !== 'products') return undefined;
  return new URLSearchParams(rest.replace(/#.*/s, '')).get('code') ?? undefined;
};

const registrationPages: readonly string[] = ['signup', 'landingSignup', 'signupWithKey'];

/**
 * Returns the redirect for a registration page (RG-03). If a signed-in player follows a link with a key, the page
 * redirects later, with a notice about the account that the link creates.
 * @param query query with its question mark, and the hash; may be empty
 * @returns undefined if the page is not redirected
 */
export const signupRedirect = (
  { route, locale }: PageMatch,
  query: string,
  isSignedIn: boolean,
): string | undefined => {
  if (!registrationPages.includes(route.id)) return undefined;
  const parameters = new URLSearchParams(query.replace(/#.*/s, ''));
  if (isSignedIn) return route.id === 'signupWithKey' ? undefined : signedInRedirect(locale, parameters);
  const isTranslated = locale !== 'en-us';
  const hasTicket = Boolean(parameters.get(ticketParameter));
  return route.id === 'signup' && isTranslated && hasTicket
    ? pathOf('landingSignup', locale) + query
    : undefined;
};

const signedInRedirect = (locale: Locale, query: URLSearchParams): string => {
  const code = query.get('code');
  const recruiter = query.get('recruiter');
  if (code) return productsPathWith(code, locale);
  if (recruiter)
    return `${pathOf('accountRecruit', locale)}?${new URLSearchParams({ recruiter }).toString()}`;
  return pathOf('home', locale);
};
