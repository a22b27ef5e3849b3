import type { Locale } from '../language/Locale';

/** The area of the site a page belongs to; rules about whole areas ask for it, never for a path. */
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
  /** `guest` pages are for people who are not signed in yet (SH-03). */
  readonly access: 'public' | 'guest' | 'player';
  readonly paths: Readonly<Record<Locale, string>>;
  /** Key of the page's title in the content's shell texts (SH-06). */
  readonly title: string;
  /** The route this path is another name of. */
  readonly redirectsTo?: string;
  /**
   * The parameter, always the last, that lets whoever holds it into an account. A path with one is nobody else's business
   * (decision 31): see `publicAddress.ts`.
   */
  readonly secret?: string;
  /** What it shows depends on what this browser holds, the plan that was chosen for one: only the browser can render it. */
  readonly isPersonal?: boolean;
}

type Access = RouteDefinition['access'];

const inThree = (english: string, french: string, german: string): Record<Locale, string> => ({
  'en-us': english,
  'fr-fr': `/fr${french}`,
  'de-de': `/de${german}`,
});

const page = <const Id extends string, const Target extends string = never>(
  id: Id,
  section: Section,
  access: Access,
  paths: Record<Locale, string>,
  more: { redirectsTo?: Target; secret?: string; isPersonal?: boolean } = {},
): RouteDefinition & { readonly id: Id; readonly redirectsTo?: Target } => ({
  id,
  section,
  access,
  paths,
  title: `title.${id}`,
  ...more,
});

/**
 * Every page of the site, once: its path in each language, title, access and area (SH-01, D-05 to D-07).
 * Parameters are written `:name`. More particular paths stand before those they would match.
 */
export const routes = [
  page('home', 'home', 'public', { 'en-us': '/', 'fr-fr': '/fr', 'de-de': '/de' }),
  page('index', 'home', 'public', inThree('/index', '/index', '/index'), { redirectsTo: 'home' }),

  page('login', 'session', 'guest', inThree('/login', '/connexion', '/anmelden')),
  page('signup', 'registration', 'public', inThree('/signup', '/inscription', '/registrieren')),
  page(
    'landingSignup',
    'registration',
    'public',
    inThree('/lp/signup', '/lp/inscription', '/lp/registrieren'),
  ),
  page(
    'signupWithKey',
    'registration',
    'public',
    inThree('/signup/:activationKey', '/inscription/:activationKey', '/registrieren/:activationKey'),
    { secret: 'activationKey' },
  ),
  page(
    'forgotPassword',
    'registration',
    'public',
    inThree('/forgot-password', '/mot-de-passe-oublie', '/passwort-vergessen'),
  ),
  page(
    'resetPassword',
    'registration',
    'public',
    inThree('/forgot-password/:key', '/mot-de-passe-oublie/:key', '/passwort-vergessen/:key'),
    { secret: 'key' },
  ),
  page(
    'resendConfirmation',
    'registration',
    'public',
    inThree('/resend-confirmation', '/renvoyer-confirmation', '/bestaetigung-erneut-senden'),
  ),
  page(
    'activate',
    'registration',
    'public',
    inThree('/activate/:activationKey', '/activer/:activationKey', '/aktivieren/:activationKey'),
    { secret: 'activationKey' },
  ),

  page('products', 'account', 'player', inThree('/account/products', '/compte/produits', '/konto/produkte')),
  page(
    'productsSuccess',
    'account',
    'player',
    inThree('/account/products/success', '/compte/produits/succes', '/konto/produkte/erfolg'),
  ),
  page('profile', 'account', 'player', inThree('/account/profile', '/compte/profil', '/konto/profil')),
  page(
    'confirmEmail',
    'account',
    'player',
    inThree('/account/profile/:key', '/compte/profil/:key', '/konto/profil/:key'),
    { secret: 'key' },
  ),
  page(
    'preferences',
    'account',
    'player',
    inThree('/account/preferences', '/compte/preferences', '/konto/einstellungen'),
  ),
  page(
    'security',
    'account',
    'player',
    inThree('/account/security', '/compte/securite', '/konto/sicherheit'),
  ),
  page(
    'linked',
    'account',
    'player',
    inThree('/account/linked', '/compte/comptes-lies', '/konto/verknuepfungen'),
  ),
  page(
    'backer',
    'account',
    'player',
    inThree('/account/backer', '/compte/contributeur', '/konto/unterstuetzer'),
  ),
  page('points', 'account', 'player', inThree('/account/points', '/compte/points', '/konto/punkte')),
  page('dacs', 'account', 'player', inThree('/account/dacs', '/compte/coupons', '/konto/coupons')),
  page(
    'payments',
    'account',
    'player',
    inThree('/account/payments', '/compte/paiements', '/konto/zahlungen'),
  ),
  page(
    'accountDownload',
    'account',
    'player',
    inThree('/account/download', '/compte/telechargement', '/konto/download'),
  ),
  page(
    'accountDownloadServer',
    'account',
    'player',
    inThree('/account/download-server', '/compte/telechargement-serveur', '/konto/server-download'),
  ),
  page(
    'betaKeys',
    'account',
    'player',
    inThree('/account/beta-keys', '/compte/cles-beta', '/konto/beta-schluessel'),
  ),
  page(
    'imageUpload',
    'account',
    'player',
    inThree('/account/image-upload', '/compte/envoi-images', '/konto/bilder-hochladen'),
  ),
  page(
    'accountRecruit',
    'account',
    'player',
    inThree('/account/recruit-a-friend', '/compte/parrainage', '/konto/freunde-werben'),
  ),
  page('blueprints', 'account', 'player', inThree('/blueprints', '/plans', '/bauplaene')),
  page(
    'downloadServer',
    'download',
    'public',
    inThree('/download-server', '/telechargement-serveur', '/server-download'),
  ),

  page('buy', 'buy', 'public', inThree('/buy', '/acheter', '/kaufen')),
  page(
    'buyConfirm',
    'buy',
    'public',
    inThree('/buy/confirm', '/acheter/confirmation', '/kaufen/bestaetigen'),
    { isPersonal: true },
  ),
  page(
    'buyConfirmAlias',
    'buy',
    'public',
    inThree('/buy-confirm', '/acheter-confirmation', '/kaufen-bestaetigen'),
    {
      redirectsTo: 'buyConfirm',
    },
  ),
  page('buyThankYou', 'buy', 'public', inThree('/buy/thankyou', '/acheter/merci', '/kaufen/danke'), {
    isPersonal: true,
  }),
  page(
    'buyThankYouLanding',
    'buy',
    'public',
    inThree(
      '/buy/thankyou/:lp/:experiment/:variant',
      '/acheter/merci/:lp/:experiment/:variant',
      '/kaufen/danke/:lp/:experiment/:variant',
    ),
    { isPersonal: true },
  ),

  page('contact', 'press', 'public', inThree('/contact', '/contact', '/kontakt')),
  page('pressRelease', 'press', 'public', inThree('/contact/:uid', '/contact/:uid', '/kontakt/:uid')),
  page('legal', 'legal', 'public', inThree('/legal/:slug', '/mentions-legales/:slug', '/rechtliches/:slug')),

  page(
    'contentCreators',
    'community',
    'public',
    inThree('/content-creators', '/createurs-de-contenu', '/content-creators'),
  ),
  page('tutorials', 'community', 'public', inThree('/tutorials', '/tutoriels', '/anleitungen')),
  page(
    'tutorial',
    'community',
    'public',
    inThree('/tutorials/:slug', '/tutoriels/:slug', '/anleitungen/:slug'),
  ),
  page('partners', 'community', 'public', inThree('/partners', '/partenaires', '/partner')),
  page(
    'recruitAFriend',
    'community',
    'public',
    inThree('/recruit-a-friend', '/parrainer-un-ami', '/freunde-werben'),
  ),
  page('externalLink', 'leaving', 'public', inThree('/external-link', '/lien-externe', '/externer-link')),
  page(
    'externalSite',
    'leaving',
    'public',
    inThree('/external-link/:site', '/lien-externe/:site', '/externer-link/:site'),
  ),

  page('media', 'media', 'public', inThree('/media', '/medias', '/medien')),
  page(
    'screenshots',
    'media',
    'public',
    inThree('/media/screenshots', '/medias/captures', '/medien/screenshots'),
  ),
  page('videos', 'media', 'public', inThree('/media/videos', '/medias/videos', '/medien/videos')),
  page(
    'wallpapers',
    'media',
    'public',
    inThree('/media/wallpapers', '/medias/fonds-d-ecran', '/medien/hintergrundbilder'),
  ),
  page(
    'conceptArt',
    'media',
    'public',
    inThree('/media/concept-art', '/medias/concept-art', '/medien/konzeptkunst'),
  ),
  page('documents', 'media', 'public', inThree('/media/documents', '/medias/documents', '/medien/dokumente')),

  page(
    'launcherNews',
    'launcher',
    'public',
    inThree('/launcher/news', '/launcher/actualites', '/launcher/neuigkeiten'),
  ),
  page(
    'launcherNewsItem',
    'launcher',
    'public',
    inThree('/launcher/news/:uid', '/launcher/actualites/:uid', '/launcher/neuigkeiten/:uid'),
  ),
  page(
    'launcherPatches',
    'launcher',
    'public',
    inThree('/launcher/patch', '/launcher/notes-de-version', '/launcher/patchnotes'),
  ),
  page(
    'launcherPatch',
    'launcher',
    'public',
    inThree('/launcher/patch/:uid', '/launcher/notes-de-version/:uid', '/launcher/patchnotes/:uid'),
  ),
  page(
    'launcherCommunity',
    'launcher',
    'public',
    inThree('/launcher/community', '/launcher/communaute', '/launcher/community'),
  ),

  page('news', 'news', 'public', inThree('/news', '/actualites', '/neuigkeiten')),
  page(
    'newsArchives',
    'news',
    'public',
    inThree('/news/archives', '/actualites/archives', '/neuigkeiten/archiv'),
  ),
  page('newsItem', 'news', 'public', inThree('/news/:uid', '/actualites/:uid', '/neuigkeiten/:uid')),
  page('update', 'news', 'public', inThree('/updates/:uid', '/mises-a-jour/:uid', '/aktualisierungen/:uid')),
  page('landing', 'news', 'public', inThree('/landing/:uid', '/decouvrir/:uid', '/entdecken/:uid')),
  page(
    'serverStatus',
    'server-status',
    'public',
    inThree('/server-status', '/etat-des-serveurs', '/serverstatus'),
  ),

  page('contest', 'contest', 'public', inThree('/lottery', '/tirage', '/verlosung')),
  page(
    'contestThankYou',
    'contest',
    'public',
    inThree('/lottery/thankyou', '/tirage/merci', '/verlosung/danke'),
  ),
  page(
    'pillarBuilders',
    'community',
    'public',
    inThree('/pillar/builders', '/pilier/batisseurs', '/saeule/erbauer'),
  ),
  page(
    'pillarMerchants',
    'community',
    'public',
    inThree('/pillar/merchants', '/pilier/marchands', '/saeule/haendler'),
  ),
  page(
    'pillarFighters',
    'community',
    'public',
    inThree('/pillar/fighters', '/pilier/combattants', '/saeule/kaempfer'),
  ),
  page(
    'pillarLeaders',
    'community',
    'public',
    inThree('/pillar/leaders', '/pilier/meneurs', '/saeule/anfuehrer'),
  ),
  page(
    'pillarBuilding',
    'community',
    'public',
    inThree('/pillar/building', '/pilier/construction', '/saeule/bauen'),
  ),
  page('siteMap', 'home', 'public', inThree('/sitemap', '/plan-du-site', '/seitenuebersicht')),
  page('kit', 'kit', 'public', inThree('/kit', '/kit', '/kit')),
] as const;

/** Whether nothing of a page can be said before it is known who is there: the host answers all of them the empty shell. */
export const isForOne = ({ access, secret, isPersonal }: Route): boolean =>
  access === 'player' || secret !== undefined || isPersonal === true;

export type RouteId = (typeof routes)[number]['id'];

export type Route = Omit<RouteDefinition, 'id' | 'redirectsTo'> & {
  readonly id: RouteId;
  readonly redirectsTo?: RouteId;
};
