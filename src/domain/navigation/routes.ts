import type { Feature } from '../configuration/features';
import type { Locale } from '../language/Locale';
import { paths, prefixedPaths } from './paths';

/** Area of the site. Rules that apply to several pages refer to areas instead of paths. */
export type Section =
  | 'home'
  | 'session'
  | 'registration'
  | 'account'
  | 'download'
  | 'buy'
  | 'press'
  | 'legal'
  | 'community'
  | 'help'
  | 'media'
  | 'launcher'
  | 'news'
  | 'server-status'
  | 'contest'
  | 'leaving'
  | 'kit';

export interface RouteDefinition {
  readonly id: string;
  readonly section: Section;
  /** `guest` pages are for unauthenticated visitors (SH-03). */
  readonly access: 'public' | 'guest' | 'player';
  readonly paths: Readonly<Record<Locale, string>>;
  readonly redirectsTo?: string;
  /**
   * Name of the path parameter that gives access to an account. Paths with such a parameter are never shared: see
   * `shareablePath.ts`.
   */
  readonly secret?: string;
  /** Whether the page shows data from this browser, such as the chosen plan, so that only the browser can render it. */
  readonly isPersonal?: boolean;
  /** Whether the web server accepts the page's form from browsers without JavaScript. */
  readonly takesForm?: boolean;
  /** Whether the page shows prices, so that the web server renders it once per country of its visitors. */
  readonly isPriced?: boolean;
  /** Whether each path is looked up in the content separately, because there may be thousands of paths. */
  readonly isLookedUp?: boolean;
  /** The page exists only if the back end has this feature, or at least one of these features. */
  readonly feature?: Feature | readonly Feature[];
}

type Access = RouteDefinition['access'];

const page = <const Id extends keyof typeof paths, const Target extends string = never>(
  id: Id,
  section: Section,
  access: Access,
  more: {
    redirectsTo?: Target;
    secret?: string;
    isPersonal?: boolean;
    takesForm?: boolean;
    isPriced?: boolean;
    isLookedUp?: boolean;
    feature?: Feature | readonly Feature[];
  } = {},
): RouteDefinition & { readonly id: Id; readonly redirectsTo?: Target } => ({
  id,
  section,
  access,
  paths: prefixedPaths(paths[id]),
  ...more,
});

/**
 * All pages of the site, with their access and area (SH-01, D-05 to D-07). Their paths are in `paths.ts`.
 * More specific paths come first.
 */
export const routes = [
  page('home', 'home', 'public', { isPriced: true }),
  page('index', 'home', 'public', { redirectsTo: 'home' }),

  page('login', 'session', 'guest'),
  page('signup', 'registration', 'public'),
  page('landingSignup', 'registration', 'public'),
  page('signupWithKey', 'registration', 'public', { secret: 'activationKey' }),
  page('forgotPassword', 'registration', 'public'),
  page('resetPassword', 'registration', 'public', { secret: 'key' }),
  page('resendConfirmation', 'registration', 'public'),
  page('activate', 'registration', 'public', { secret: 'activationKey' }),
  page('undoEmail', 'registration', 'public', { secret: 'key', feature: 'email-undo' }),
  page('keepAccount', 'registration', 'public', { secret: 'key', feature: 'account-deletion' }),
  page('stopReset', 'registration', 'public', { secret: 'key', feature: 'reset-wait' }),

  page('account', 'home', 'public', { redirectsTo: 'overview' }),
  page('overview', 'account', 'player'),
  page('products', 'account', 'player'),
  page('productsSuccess', 'account', 'player'),
  page('gameTime', 'account', 'player'),
  page('profile', 'account', 'player'),
  page('confirmEmail', 'account', 'player', { secret: 'key' }),
  page('preferences', 'account', 'player'),
  page('security', 'account', 'player'),
  page('linked', 'account', 'player'),
  page('backer', 'account', 'player'),
  page('points', 'account', 'player'),
  page('dacs', 'account', 'player'),
  page('payments', 'account', 'player'),
  page('receipt', 'account', 'player'),
  page('myData', 'account', 'player', { feature: ['data-export', 'account-deletion'] }),
  page('accountDownload', 'account', 'player'),
  page('accountDownloadServer', 'account', 'player'),
  page('betaKeys', 'account', 'player'),
  page('imageUpload', 'account', 'player'),
  page('accountRecruit', 'account', 'player'),
  page('blueprints', 'account', 'player'),
  page('downloadServer', 'download', 'public'),

  page('buy', 'buy', 'public', { isPriced: true }),
  page('buyConfirm', 'buy', 'public', { isPersonal: true }),
  page('buyConfirmAlias', 'buy', 'public', { redirectsTo: 'buyConfirm' }),
  page('buyThankYou', 'buy', 'public', { isPersonal: true }),
  page('buyThankYouLanding', 'buy', 'public', { isPersonal: true }),

  page('contact', 'press', 'public', { takesForm: true }),
  page('pressRelease', 'press', 'public', { isLookedUp: true }),
  page('legal', 'legal', 'public'),
  page('withdrawal', 'legal', 'public', { feature: 'withdrawal', takesForm: true }),
  page('cancellation', 'legal', 'public', { feature: 'withdrawal', takesForm: true }),
  page('declarationStatus', 'legal', 'public', { feature: 'withdrawal', takesForm: true }),

  page('contentCreators', 'community', 'public'),
  page('tutorials', 'community', 'public'),
  page('tutorial', 'community', 'public'),
  page('partners', 'community', 'public'),
  page('recruitAFriend', 'community', 'public'),
  page('externalLink', 'leaving', 'public'),
  page('externalSite', 'leaving', 'public'),

  page('media', 'media', 'public'),
  page('screenshots', 'media', 'public'),
  page('videos', 'media', 'public'),
  page('wallpapers', 'media', 'public'),
  page('conceptArt', 'media', 'public'),
  page('documents', 'media', 'public'),

  page('launcher', 'launcher', 'public', { redirectsTo: 'launcherNews' }),
  page('launcherNews', 'launcher', 'public'),
  page('launcherNewsItem', 'launcher', 'public', { isLookedUp: true }),
  page('launcherPatches', 'launcher', 'public'),
  page('launcherPatch', 'launcher', 'public', { isLookedUp: true }),
  page('launcherCommunity', 'launcher', 'public'),

  page('news', 'news', 'public'),
  page('newsPage', 'news', 'public', { isLookedUp: true }),
  page('newsArchives', 'news', 'public'),
  page('newsCategory', 'news', 'public', { isLookedUp: true }),
  page('newsCategoryPage', 'news', 'public', { isLookedUp: true }),
  page('newsItem', 'news', 'public', { isLookedUp: true }),
  page('update', 'news', 'public'),
  page('landing', 'news', 'public'),
  page('serverStatus', 'server-status', 'public'),

  page('contest', 'contest', 'public'),
  page('contestThankYou', 'contest', 'public', { isPersonal: true }),
  page('pillarBuilders', 'community', 'public'),
  page('pillarMerchants', 'community', 'public'),
  page('pillarFighters', 'community', 'public'),
  page('pillarLeaders', 'community', 'public'),
  page('pillarBuilding', 'community', 'public'),
  page('help', 'help', 'public', { takesForm: true }),
  page('siteMap', 'home', 'public'),
  page('sliceSimulator', 'kit', 'public', { isPersonal: true }),
  page('kit', 'kit', 'public'),
] as const;

/** Whether a page depends on the visitor, so that the web server responds with the empty shell. */
export const isVisitorSpecific = ({ access, secret, isPersonal }: Route): boolean =>
  access === 'player' || secret !== undefined || isPersonal === true;

export type RouteId = (typeof routes)[number]['id'];

const table: readonly Route[] = routes;

/** Returns the paths of all pages whose form can be submitted without JavaScript. */
export const formPaths = (): readonly string[] =>
  table.filter(({ takesForm }) => takesForm).flatMap(({ paths: inLocales }) => Object.values(inLocales));

/** Returns the features of which the page requires at least one; undefined if it requires none. */
export const featuresOf = (id: RouteId): readonly Feature[] | undefined => {
  const feature = table.find((route) => route.id === id)?.feature;
  return typeof feature === 'string' ? [feature] : feature;
};

export type Route = Omit<RouteDefinition, 'id' | 'redirectsTo'> & {
  readonly id: RouteId;
  readonly redirectsTo?: RouteId;
};
