/** A part of the product: its files, and the browser and client tests for it (names without extensions). */
export interface Feature {
  /**
   * Folders and files to add to the folders named after the feature (`src/ui/coupons`, `sandbox/coupons`, …).
   * `*` matches any part of a single path segment.
   */
  readonly paths?: readonly string[];
  /** Names of the files in `content/<locale>/texts`. */
  readonly texts?: readonly string[];
  /** Document types. Each has a folder in `content/<locale>` and a model in `src/domain/content/models`. */
  readonly documents?: readonly string[];
  /** Specs in `tests/e2e`. */
  readonly endToEnd?: readonly string[];
  /** English paths of the feature's public pages. `everyPage.spec.ts` tests these pages and all pages below them. */
  readonly pages?: readonly string[];
  /** Tests in `tests/sandbox`. */
  readonly sandbox?: readonly string[];
  /** Tests in `tests/server`. */
  readonly server?: readonly string[];
}

export type Features = Readonly<Record<string, Feature>>;

/** Specs for files that every page uses: one tests a path through the whole product, the other the common frame. */
export const smokeSpecs = ['journey', 'shell'];

const pageTests = [
  'expensiveAddresses',
  'firstPicture',
  'htmlOf',
  'inlineScripts',
  'inlineStyles',
  'pageCacheLimits',
  'renderRequests',
  'renderedPageCache',
  'lastConfiguration',
  'livePages',
  'loadRenderer',
  'pageStates',
  'pagesAndFiles',
  'secretPages',
  'readShellPages',
  'structuredData',
  'unavailable',
];

const webServerTests = [
  'longTransfers',
  'health',
  'pagesAndFiles',
  'livePages',
  'logs',
  'policyReports',
  'preview',
  'processes',
  'proxy',
  'sandboxMounted',
  'secretPages',
  'securityHeaders',
  'settings',
  'requestIds',
  'requireFreePort',
  'stalledClients',
];

/**
 * Tests to run when a file changes. A file belongs to the feature with the deepest matching path:
 * `src/ui/commerce/shop` belongs to `commerce/shop` and not to `commerce`.
 */
export const features: Features = {
  account: { texts: ['account'], endToEnd: ['account'] },
  analytics: { endToEnd: ['analytics.requests'], paths: ['src/infrastructure/errors'] },
  'beta-keys': {
    texts: ['betaKeys'],
    endToEnd: ['betaKeys'],
    sandbox: ['betaKeys'],
    paths: ['src/samples/betaKeys.ts', 'src/infrastructure/fake/backend/betaKeys.ts'],
  },
  billing: {
    texts: ['billing', 'billingReceipt', 'renewal'],
    endToEnd: ['billing', 'timeZones'],
    sandbox: ['billing', 'scriptFonts'],
    paths: [
      'src/samples/payers.ts',
      'src/samples/seller.ts',
      'src/infrastructure/fake/backend/billing.ts',
      'src/infrastructure/pdf',
    ],
  },
  blueprints: {
    texts: ['blueprints'],
    endToEnd: ['blueprints'],
    sandbox: ['blueprints'],
    paths: ['src/samples/blueprint*.ts', 'src/infrastructure/fake/backend/blueprints.ts'],
  },
  commerce: {
    endToEnd: ['commerce.shop', 'commerce.checkout', 'commerce.thankYou'],
    sandbox: ['checkout', 'payment', 'crash.embedded'],
    server: ['renderedShop'],
    paths: [
      'src/samples/catalog.ts',
      'src/infrastructure/fake/backend/catalog.ts',
      'src/infrastructure/fake/backend/sales.ts',
    ],
  },
  'commerce/shop': {
    texts: ['shop', 'shopWaitingList'],
    documents: ['buy_page'],
    endToEnd: ['commerce.shop'],
    pages: ['/buy'],
    server: ['renderedShop', 'visitorCountry'],
    paths: [
      'src/infrastructure/server/ServerPrerenderedSale.ts',
      'src/infrastructure/server/createCachedLoadOffers.ts',
    ],
  },
  'commerce/confirm': { texts: ['confirm'], endToEnd: ['commerce.checkout', 'commerce.afterPayment'] },
  'commerce/payment': {
    endToEnd: ['commerce.checkout', 'commerce.afterPayment', 'commerce.mockPayment'],
    sandbox: ['payment'],
    paths: ['src/infrastructure/payment', 'sandbox/payment'],
  },
  'commerce/thank-you': {
    texts: ['thankYou'],
    documents: ['thank_you_page'],
    endToEnd: ['commerce.thankYou'],
  },
  community: {
    texts: ['communityRecruit'],
    documents: ['creators_page', 'partners_page', 'recruit_page'],
    endToEnd: ['community'],
    pages: ['/content-creators', '/partners', '/recruit-a-friend'],
    paths: ['src/domain/content/slices/partners.ts', 'public/images/partners'],
  },
  configuration: { endToEnd: ['shell'], server: ['sandboxMounted'] },
  consent: {
    texts: ['consent'],
    endToEnd: ['consent', 'consent.embeds', 'analytics.requests'],
    server: ['cookieRenewal'],
    paths: [
      'src/ui/content/Embed*',
      'src/infrastructure/browser/renewCookie.ts',
      'src/hydration/serializeCookie.ts',
      'server/http/cookieRenewal.ts',
    ],
  },
  content: {
    texts: ['contentPreview'],
    documents: ['error_catalogue'],
    endToEnd: ['home', 'content.preview', 'crawl'],
    server: ['preview', 'contentFailures'],
    paths: [
      'src/domain/content/slices',
      'content/*.json',
      'content/*.md',
      'content/generated',
      'content/models',
      'content/slices',
    ],
  },
  contest: {
    texts: ['contest'],
    documents: ['contest_page', 'contest_thanks_page'],
    endToEnd: ['contest'],
    pages: ['/lottery'],
    sandbox: ['contest'],
  },
  coupons: {
    texts: ['coupons'],
    endToEnd: ['coupons'],
    sandbox: ['coupons', 'couponsKilled'],
    paths: ['src/samples/dacs.ts', 'src/infrastructure/fake/backend/coupons.ts'],
  },
  declarations: {
    texts: ['declarations', 'withdrawals'],
    endToEnd: ['declarations'],
    pages: ['/withdraw-from-contract', '/cancel-contracts', '/declaration-status'],
    sandbox: ['declarations'],
    server: ['formsWithoutScript'],
    paths: [
      'src/infrastructure/fake/backend/declarations.ts',
      'src/infrastructure/server/SubmittedFormTokens.ts',
      'server/forms',
    ],
  },
  devices: {
    texts: ['devices', 'devicesPasskeys', 'devicesStepUp'],
    endToEnd: ['devices'],
    sandbox: ['passkeys', 'sessions', 'deviceOf', 'freshProof'],
    paths: ['src/infrastructure/fake/backend/passkeys.ts', 'sandbox/devices'],
  },
  discover: {
    texts: ['discover'],
    documents: ['discover_page', 'update_page'],
    pages: ['/landing', '/updates'],
  },
  downloads: {
    texts: ['downloads', 'ageRating'],
    documents: ['download_page'],
    endToEnd: ['downloads'],
    pages: ['/download-server'],
    paths: ['content/downloads', 'content/key-mapping'],
  },
  products: {
    texts: ['products', 'productsGameTime', 'productsMyDU'],
    endToEnd: ['products', 'products.gameTime', 'products.redeem'],
    sandbox: ['account'],
    paths: ['src/infrastructure/fake/backend/extendGameTime.ts'],
  },
  forms: { endToEnd: ['mailing.newsletter', 'networkConditions'] },
  home: {
    texts: ['home'],
    documents: ['landing_page'],
    endToEnd: ['home'],
    paths: ['src/domain/content/slices/home.ts', 'public/films'],
  },
  kit: {
    texts: ['kit'],
    endToEnd: ['accessibility', 'layoutShift', 'legal', 'translated'],
    paths: ['public/*.*'],
  },
  'kit/overlays': { endToEnd: ['accessibility', 'navigation'] },
  language: { endToEnd: ['language', 'home.languages'] },
  launcher: {
    texts: ['launcher'],
    documents: ['launcher_community', 'launcher_news', 'launcher_release'],
    endToEnd: ['launcher'],
    pages: ['/launcher'],
  },
  legal: { texts: ['legal'], documents: ['legal_page'], endToEnd: ['legal'], pages: ['/legal'] },
  loading: { endToEnd: ['networkConditions', 'billing'] },
  'linked-accounts': {
    texts: ['linkedAccounts'],
    endToEnd: ['linkedAccounts'],
    sandbox: ['linkedAccounts'],
    paths: [
      'src/samples/externalAccounts.ts',
      'src/infrastructure/fake/backend/externalAccounts.ts',
      'sandbox/outside',
    ],
  },
  mailing: {
    texts: ['mailingNewsletter', 'mailingPreferences'],
    endToEnd: ['mailing.newsletter', 'mailing.preferences', 'serverStatus', 'commerce.shop'],
    sandbox: ['newsletter', 'preferences', 'statusNotices', 'unsubscribe'],
    paths: ['src/samples/mailing.ts'],
  },
  media: {
    texts: ['media'],
    documents: ['media_page'],
    endToEnd: ['media'],
    pages: ['/media'],
    paths: ['src/samples/mediaFiles.json', 'content/documents', 'public/assets/media'],
  },
  'my-data': {
    texts: ['myData', 'myDataExport'],
    endToEnd: ['myData'],
    sandbox: ['myData', 'dataPolicies'],
    paths: ['sandbox/expiringSubscribers.ts'],
  },
  navigation: {
    texts: ['navigation', 'navigationFooter'],
    documents: ['alert', 'footer', 'navigation'],
    endToEnd: ['navigation', 'navigation.footer', 'navigation.returnPath'],
  },
  'navigation/leaving': {
    texts: ['leaving'],
    documents: ['outside_sites'],
    endToEnd: ['navigation.leaving'],
    pages: ['/external-link'],
  },
  'navigation/not-found': { endToEnd: ['home.languages'] },
  'navigation/sitemap': {
    texts: ['sitemap'],
    endToEnd: ['navigation.sitemap', 'crawl'],
    pages: ['/sitemap'],
  },
  news: {
    texts: ['news', 'newsFeed'],
    documents: ['news_article'],
    endToEnd: ['news'],
    pages: ['/news'],
    server: ['crawlerFiles', 'structuredData'],
    paths: ['src/domain/content/slices/article.ts'],
  },
  overview: { texts: ['overview'], endToEnd: ['overview'] },
  pillars: {
    texts: ['pillars'],
    documents: ['pillar_page'],
    pages: ['/pillar'],
    paths: ['src/domain/content/slices/pillar.ts'],
  },
  points: { documents: ['points_page'], endToEnd: ['account'] },
  press: {
    texts: ['press'],
    documents: ['contact_page'],
    endToEnd: ['press'],
    pages: ['/contact'],
    sandbox: ['press'],
    paths: ['content/press-kit'],
  },
  profile: {
    texts: ['profile'],
    endToEnd: ['profile'],
    sandbox: ['profile'],
    paths: ['src/samples/avatars.ts', 'public/images/pilots'],
  },
  recruitment: {
    texts: ['recruitment'],
    endToEnd: ['recruitment'],
    sandbox: ['recruitment'],
    paths: ['src/infrastructure/fake/backend/recruiting.ts'],
  },
  registration: {
    texts: ['registration', 'registrationLinks', 'registrationRecovery'],
    endToEnd: ['registration.signup', 'registration.activation', 'registration.recovery', 'emailLinks'],
    sandbox: ['registration', 'recovery', 'takeover', 'crash.embedded'],
    paths: ['src/infrastructure/fake/backend/emails.ts'],
  },
  rewards: {
    texts: ['rewardsBacker', 'rewards'],
    endToEnd: ['account'],
    sandbox: ['account'],
    paths: ['src/samples/rewards.ts'],
  },
  search: { texts: ['search'], endToEnd: ['help', 'tutorials'] },
  security: {
    texts: ['security', 'securityPage', 'securityPassword'],
    endToEnd: ['security'],
    sandbox: [
      'freshProof',
      'passwordChange',
      'passwords',
      'recovery',
      'takeover',
      'recoveryCodes',
      'securityEmail',
      'twoFactor',
    ],
    paths: ['src/infrastructure/browser/strength'],
  },
  'server-status': {
    texts: ['serverStatus', 'statusLine'],
    documents: ['server_status_page', 'server_type'],
    endToEnd: ['serverStatus'],
    pages: ['/server-status'],
    sandbox: ['serverStatus', 'statusNotices'],
    server: ['renderedStatus', 'maintenanceCalendar'],
    paths: [
      'src/samples/services.ts',
      'src/infrastructure/server/ServerPrerenderedStatus.ts',
      'src/infrastructure/server/CachedGameServices.ts',
      'src/infrastructure/hydration/serializedHistory.ts',
    ],
  },
  session: {
    texts: ['session'],
    endToEnd: ['session.login', 'session', 'session.tabs'],
    sandbox: [
      'accessTokens',
      'openSession',
      'overtakenCalls.server',
      'refresh',
      'signIn',
      'signInWork',
      'sessions',
    ],
    paths: ['src/infrastructure/fake/backend/sessions.ts', 'src/infrastructure/fake/backend/fakeTokens.ts'],
  },
  'session/reminders': { texts: ['reminders'], endToEnd: ['session.reminders'] },
  help: {
    texts: ['help'],
    documents: ['help_page'],
    endToEnd: ['help'],
    pages: ['/help'],
    sandbox: ['help'],
  },
  tutorials: {
    texts: ['tutorials'],
    documents: ['tutorial', 'tutorial_category', 'tutorials_page'],
    endToEnd: ['tutorials'],
    pages: ['/tutorials'],
    paths: ['src/infrastructure/search'],
  },
  uploads: {
    texts: ['uploads'],
    endToEnd: ['uploads'],
    sandbox: ['uploads', 'downloads'],
    paths: ['src/infrastructure/fake/backend/pictures.ts'],
  },

  application: {
    texts: ['app'],
    endToEnd: smokeSpecs,
    paths: [
      'src/index.html',
      'src/application/shared',
      'src/application/useCase.ts',
      'src/composition',
      'src/domain/shared',
      'src/infrastructure/*.ts',
      'src/infrastructure/http/*.ts',
      'src/ui/*.ts*',
      'src/ui/app',
      'public/images',
    ],
  },
  browser: { endToEnd: ['returning', ...smokeSpecs] },
  calls: {
    endToEnd: ['networkConditions', ...smokeSpecs],
    sandbox: ['repeatedRequests'],
    paths: ['src/infrastructure/http/shared'],
  },
  demo: {
    texts: ['demo'],
    endToEnd: ['demo'],
    paths: [
      'src/composition/demo',
      'src/composition/demo.ts',
      'src/infrastructure/fake/shared',
      'src/infrastructure/fake/backend',
    ],
  },
  hydration: {
    endToEnd: ['serverRendering', 'returning', 'changedPages'],
    server: ['inlineScripts'],
    paths: ['src/hydration', 'src/main*.tsx', 'src/infrastructure/server'],
  },
  sandbox: {
    endToEnd: ['apiDocument', ...smokeSpecs],
    sandbox: [
      'account',
      'cleanTexts',
      'controls',
      'databaseFailures',
      'databaseUse',
      'emails',
      'fuzz',
      'networkOf',
      'outbox',
      'races.server',
      'rateLimits',
      'reporting',
      'requestTexts',
      'signIn',
      'recovery',
      'crash.embedded',
      'restart.embedded',
    ],
    paths: [
      'content/back-end',
      'sandbox/*.ts',
      'sandbox/*.md',
      'sandbox/control',
      'sandbox/platform',
      'sandbox/reporting',
      'sandbox/states',
      'src/samples/accounts.ts',
    ],
  },
  'web server': {
    endToEnd: ['release', 'safeAreas', 'serverRendering', 'shell'],
    server: webServerTests,
    paths: [
      'server/*.ts',
      'server/http',
      'server/logging',
      'server/policy',
      'server/settings',
      'server/startup',
    ],
  },
  'web server: dictionaries': {
    endToEnd: ['returning'],
    server: ['dictionaries', 'writeDeltas'],
    paths: ['server/dictionaries'],
  },
  'web server: crawlers': {
    endToEnd: ['crawl'],
    server: ['crawlerFiles', 'maintenanceCalendar', 'manifest'],
    paths: ['server/cards', 'server/crawlers'],
  },
  'web server: pages': { endToEnd: ['serverRendering'], server: pageTests, paths: ['server/pages'] },
};
