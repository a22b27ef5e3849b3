import type { Locale } from '../language/Locale';
import { pathOf, type PathMatch } from '../navigation/matchPath';
import { campaignIn } from '../navigation/publicAddress';

/** What the link that led somebody to the registration brings along (RG-03). */
export interface SignupLink {
  readonly gameCode: string;
  readonly recruiterCode: string;
  /** Of somebody who owns the game in the store. */
  readonly steamSessionTicket?: string;
  readonly steamAppId?: string;
  /** `contest` for who comes from the contest. */
  readonly source?: string;
  /** What the campaign says of itself, as a query. */
  readonly campaign?: string;
  /** Of a letter to somebody who has bought something, and has no password yet. */
  readonly activationKey?: string;
}

export const plainLink: SignupLink = { gameCode: '', recruiterCode: '' };

const ticketParameter = 'steam_session_ticket';

/** Longer ones are nobody's: they are left out. */
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

/**
 * Where somebody is sent who comes to a registration page (RG-03): a player to where the code or the recruiter of the
 * link serves, else home; a store owner on the French or German page to the landing page of that language.
 *
 * @param query with its question mark, hash included, as it stands in the address; may be empty
 * @returns nothing when the page is theirs
 */
export const detourOf = (
  { route, locale }: PathMatch,
  query: string,
  isSignedIn: boolean,
): string | undefined => {
  if (!registrationPages.includes(route.id)) return undefined;
  const parameters = new URLSearchParams(query.replace(/#.*/s, ''));
  if (isSignedIn) return playersPage(locale, parameters);
  const isTranslated = locale !== 'en-us';
  const hasTicket = Boolean(parameters.get(ticketParameter));
  return route.id === 'signup' && isTranslated && hasTicket
    ? pathOf('landingSignup', locale) + query
    : undefined;
};

const playersPage = (locale: Locale, query: URLSearchParams): string => {
  const code = query.get('code');
  const recruiter = query.get('recruiter');
  if (code) return `${pathOf('products', locale)}?${new URLSearchParams({ code }).toString()}`;
  if (recruiter)
    return `${pathOf('accountRecruit', locale)}?${new URLSearchParams({ recruiter }).toString()}`;
  return pathOf('home', locale);
};
