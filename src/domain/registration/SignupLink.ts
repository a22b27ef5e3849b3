import type { Locale } from '../language/Locale';
import { pathOf, type PathMatch } from '../navigation/matchPath';
import { campaignIn } from '../navigation/publicAddress';

export interface SignupLink {
  readonly gameCode: string;
  readonly recruiterCode: string;
  /** Of a player who owns the game in the store. */
  readonly steamSessionTicket?: string;
  readonly steamAppId?: string;
  readonly source?: string;
  /** The campaign's parameters, as a query string. */
  readonly campaign?: string;
  /** Of an email to somebody who bought something without an account. */
  readonly activationKey?: string;
}

export const plainLink: SignupLink = { gameCode: '', recruiterCode: '' };

const ticketParameter = 'steam_session_ticket';

/** Longest values in characters; longer ones are ignored. */
const longest = { steamSessionTicket: 4096, steamAppId: 32, source: 64, campaign: 1024 } as const;

export const signupLinkOf = (
  query: URLSearchParams,
  { activationKey }: Readonly<Record<string, string>>,
): SignupLink => {
  const given = {
    steamSessionTicket: query.get(ticketParameter),
    steamAppId: query.get('steam_app_id'),
    source: query.get('source'),
    campaign: campaignIn(query),
  };
  return {
    gameCode: query.get('code') ?? '',
    recruiterCode: query.get('recruiter') ?? '',
    ...Object.fromEntries(
      Object.entries(given).filter(
        ([name, value]) => value && value.length <= longest[name as keyof typeof longest],
      ),
    ),
    ...(activationKey && { activationKey }),
  };
};

const registrationPages: readonly string[] = ['signup', 'landingSignup', 'signupWithKey'];

/** RG-03. @param query with question mark and hash; may be empty @returns undefined when the sign-up page is shown */
export const signupRedirect = (
  { route, locale }: PathMatch,
  query: string,
  isSignedIn: boolean,
): string | undefined => {
  if (!registrationPages.includes(route.id)) return undefined;
  const parameters = new URLSearchParams(query.replace(/#.*/s, ''));
  if (isSignedIn) return pageForPlayers(locale, parameters);
  const isTranslated = locale !== 'en-us';
  const hasTicket = Boolean(parameters.get(ticketParameter));
  return route.id === 'signup' && isTranslated && hasTicket
    ? pathOf('landingSignup', locale) + query
    : undefined;
};

const pageForPlayers = (locale: Locale, query: URLSearchParams): string => {
  const code = query.get('code');
  const recruiter = query.get('recruiter');
  if (code) return `${pathOf('products', locale)}?${new URLSearchParams({ code }).toString()}`;
  if (recruiter)
    return `${pathOf('accountRecruit', locale)}?${new URLSearchParams({ recruiter }).toString()}`;
  return pathOf('home', locale);
};
