import { defaultLocale, homePath, locales, type Locale } from '../language/Locale';

type OneFor<Items extends readonly unknown[]> = { readonly [Position in keyof Items]: string };

/** A text in every language, ordered like `locales`. */
export type Translated = OneFor<typeof locales>;

/**
 * Paths of every page in every language, without the language prefix (SH-01, D-05 to D-07). Parameters are written
 * as `:name`.
 */
export const paths = {
  home: ['/', '', ''],
  index: ['/index', '/index', '/index'],
  login: ['/login', '/connexion', '/anmelden'],
  signup: ['/signup', '/inscription', '/registrieren'],
  landingSignup: ['/lp/signup', '/lp/inscription', '/lp/registrieren'],
  signupWithKey: ['/signup/:activationKey', '/inscription/:activationKey', '/registrieren/:activationKey'],
  forgotPassword: ['/forgot-password', '/mot-de-passe-oublie', '/passwort-vergessen'],
  resetPassword: ['/forgot-password/:key', '/mot-de-passe-oublie/:key', '/passwort-vergessen/:key'],
  resendConfirmation: ['/resend-confirmation', '/renvoyer-confirmation', '/bestaetigung-erneut-senden'],
  activate: ['/activate/:activationKey', '/activer/:activationKey', '/aktivieren/:activationKey'],
  undoEmail: ['/undo-email/:key', '/annuler-changement-adresse/:key', '/e-mail-aenderung-rueckgaengig/:key'],
  keepAccount: ['/keep-account/:key', '/conserver-compte/:key', '/konto-behalten/:key'],
  stopReset: ['/stop-reset/:key', '/arreter-reinitialisation/:key', '/zuruecksetzung-stoppen/:key'],
  account: ['/account', '/compte', '/konto'],
  overview: ['/account/overview', '/compte/apercu', '/konto/uebersicht'],
  products: ['/account/products', '/compte/produits', '/konto/produkte'],
  productsSuccess: ['/account/products/success', '/compte/produits/succes', '/konto/produkte/erfolg'],
  gameTime: ['/account/game-time', '/compte/temps-de-jeu', '/konto/spielzeit'],
  profile: ['/account/profile', '/compte/profil', '/konto/profil'],
  confirmEmail: ['/account/profile/:key', '/compte/profil/:key', '/konto/profil/:key'],
  preferences: ['/account/preferences', '/compte/preferences', '/konto/einstellungen'],
  security: ['/account/security', '/compte/securite', '/konto/sicherheit'],
  linked: ['/account/linked', '/compte/comptes-lies', '/konto/verknuepfungen'],
  backer: ['/account/backer', '/compte/contributeur', '/konto/unterstuetzer'],
  points: ['/account/points', '/compte/points', '/konto/punkte'],
  dacs: ['/account/dacs', '/compte/coupons', '/konto/coupons'],
  payments: ['/account/payments', '/compte/paiements', '/konto/zahlungen'],
  receipt: ['/account/payments/:orderId', '/compte/paiements/:orderId', '/konto/zahlungen/:orderId'],
  myData: ['/account/my-data', '/compte/mes-donnees', '/konto/meine-daten'],
  accountDownload: ['/account/download', '/compte/telechargement', '/konto/download'],
  accountDownloadServer: [
    '/account/download-server',
    '/compte/telechargement-serveur',
    '/konto/server-download',
  ],
  betaKeys: ['/account/beta-keys', '/compte/cles-beta', '/konto/beta-schluessel'],
  imageUpload: ['/account/image-upload', '/compte/envoi-images', '/konto/bilder-hochladen'],
  accountRecruit: ['/account/recruit-a-friend', '/compte/parrainage', '/konto/freunde-werben'],
  blueprints: ['/blueprints', '/plans', '/bauplaene'],
  downloadServer: ['/download-server', '/telechargement-serveur', '/server-download'],
  buy: ['/buy', '/acheter', '/kaufen'],
  buyConfirm: ['/buy/confirm', '/acheter/confirmation', '/kaufen/bestaetigen'],
  buyConfirmAlias: ['/buy-confirm', '/acheter-confirmation', '/kaufen-bestaetigen'],
  buyThankYou: ['/buy/thankyou', '/acheter/merci', '/kaufen/danke'],
  buyThankYouLanding: [
    '/buy/thankyou/:lp/:experiment/:variant',
    '/acheter/merci/:lp/:experiment/:variant',
    '/kaufen/danke/:lp/:experiment/:variant',
  ],
  contact: ['/contact', '/contact', '/kontakt'],
  pressRelease: ['/contact/:uid', '/contact/:uid', '/kontakt/:uid'],
  legal: ['/legal/:slug', '/mentions-legales/:slug', '/rechtliches/:slug'],
  contentCreators: ['/content-creators', '/createurs-de-contenu', '/content-creators'],
  tutorials: ['/tutorials', '/tutoriels', '/anleitungen'],
  tutorial: ['/tutorials/:slug', '/tutoriels/:slug', '/anleitungen/:slug'],
  partners: ['/partners', '/partenaires', '/partner'],
  recruitAFriend: ['/recruit-a-friend', '/parrainer-un-ami', '/freunde-werben'],
  externalLink: ['/external-link', '/lien-externe', '/externer-link'],
  externalSite: ['/external-link/:site', '/lien-externe/:site', '/externer-link/:site'],
  media: ['/media', '/medias', '/medien'],
  screenshots: ['/media/screenshots', '/medias/captures', '/medien/screenshots'],
  videos: ['/media/videos', '/medias/videos', '/medien/videos'],
  wallpapers: ['/media/wallpapers', '/medias/fonds-d-ecran', '/medien/hintergrundbilder'],
  conceptArt: ['/media/concept-art', '/medias/concept-art', '/medien/konzeptkunst'],
  documents: ['/media/documents', '/medias/documents', '/medien/dokumente'],
  launcher: ['/launcher', '/launcher', '/launcher'],
  launcherNews: ['/launcher/news', '/launcher/actualites', '/launcher/neuigkeiten'],
  launcherNewsItem: ['/launcher/news/:uid', '/launcher/actualites/:uid', '/launcher/neuigkeiten/:uid'],
  launcherPatches: ['/launcher/patch', '/launcher/notes-de-version', '/launcher/patchnotes'],
  launcherPatch: ['/launcher/patch/:uid', '/launcher/notes-de-version/:uid', '/launcher/patchnotes/:uid'],
  launcherCommunity: ['/launcher/community', '/launcher/communaute', '/launcher/community'],
  news: ['/news', '/actualites', '/neuigkeiten'],
  newsPage: ['/news/page/:page', '/actualites/page/:page', '/neuigkeiten/seite/:page'],
  newsArchives: ['/news/archives', '/actualites/archives', '/neuigkeiten/archiv'],
  newsCategory: [
    '/news/archives/:category',
    '/actualites/archives/:category',
    '/neuigkeiten/archiv/:category',
  ],
  newsCategoryPage: [
    '/news/archives/:category/:page',
    '/actualites/archives/:category/:page',
    '/neuigkeiten/archiv/:category/:page',
  ],
  newsItem: ['/news/:uid', '/actualites/:uid', '/neuigkeiten/:uid'],
  update: ['/updates/:uid', '/mises-a-jour/:uid', '/aktualisierungen/:uid'],
  landing: ['/landing/:uid', '/decouvrir/:uid', '/entdecken/:uid'],
  serverStatus: ['/server-status', '/etat-des-serveurs', '/serverstatus'],
  contest: ['/lottery', '/tirage', '/verlosung'],
  contestThankYou: ['/lottery/thankyou', '/tirage/merci', '/verlosung/danke'],
  pillarBuilders: ['/pillar/builders', '/pilier/batisseurs', '/saeule/erbauer'],
  pillarMerchants: ['/pillar/merchants', '/pilier/marchands', '/saeule/haendler'],
  pillarFighters: ['/pillar/fighters', '/pilier/combattants', '/saeule/kaempfer'],
  pillarLeaders: ['/pillar/leaders', '/pilier/meneurs', '/saeule/anfuehrer'],
  pillarBuilding: ['/pillar/building', '/pilier/construction', '/saeule/bauen'],
  withdrawal: ['/withdraw-from-contract', '/renoncer-au-contrat', '/vertrag-widerrufen'],
  cancellation: ['/cancel-contracts', '/resilier-votre-contrat', '/vertraege-kuendigen'],
  help: ['/help', '/aide', '/hilfe'],
  declarationStatus: ['/declaration-status', '/suivi-de-declaration', '/stand-der-erklaerung'],
  siteMap: ['/sitemap', '/plan-du-site', '/seitenuebersicht'],
  sliceSimulator: ['/slice-simulator', '/slice-simulator', '/slice-simulator'],
  kit: ['/kit', '/kit', '/kit'],
} as const satisfies Readonly<Record<string, Translated>>;

/** Legal pages in navigation order, with the last segments of their paths (D-06). */
export const legalSlugs = {
  'terms-and-conditions': [
    'terms-and-conditions',
    'conditions-generales',
    'allgemeine-geschaeftsbedingungen',
  ],
  'code-of-conduct': ['code-of-conduct', 'code-de-conduite', 'verhaltensregeln'],
  eula: ['eula', 'contrat-de-licence', 'lizenzvertrag'],
  'privacy-policy': ['privacy-policy', 'politique-de-confidentialite', 'datenschutz'],
  'cookie-policy': ['cookie-policy', 'politique-de-cookies', 'cookie-richtlinie'],
  'eula-myDU': ['eula-myDU', 'contrat-de-licence-myDU', 'lizenzvertrag-myDU'],
  'privacy-policy-myDU': ['privacy-policy-myDU', 'politique-de-confidentialite-myDU', 'datenschutz-myDU'],
  accessibility: ['accessibility', 'accessibilite', 'barrierefreiheit'],
  imprint: ['imprint', 'editeur-du-site', 'impressum'],
} as const satisfies Readonly<Record<string, Translated>>;

export const translate = (texts: Translated, locale: Locale): string =>
  texts[locales.indexOf(locale)] ?? texts[0];

/** Returns the paths of a page as used in URLs, with the language prefix. English has no prefix. */
export const prefixedPaths = (texts: Translated): Readonly<Record<Locale, string>> =>
  Object.fromEntries(locales.map((locale) => [locale, prefix(locale) + translate(texts, locale)])) as Record<
    Locale,
    string
  >;

const prefix = (locale: Locale): string => (locale === defaultLocale ? '' : homePath(locale));
