import type { RouteId } from '#domain/navigation/routes';
import type { LoadPage, PageModule } from './Pages';

type PageFiles = {
  readonly [Id in RouteId]?: () => Promise<{ readonly pages: Readonly<Record<Id, PageModule>> }>;
};

const files: PageFiles = {
  accountDownload: () => import(/* webpackChunkName: "page-accountDownload" */ '../downloads/downloadPages'),
  accountDownloadServer: () =>
    import(/* webpackChunkName: "page-accountDownloadServer" */ '../downloads/downloadPages'),
  accountRecruit: () =>
    import(/* webpackChunkName: "page-accountRecruit" */ '../recruitment/recruitmentPage'),
  activate: () => import(/* webpackChunkName: "page-activate" */ '../registration/activationPage'),
  backer: () => import(/* webpackChunkName: "page-backer" */ '../rewards/backerPage'),
  betaKeys: () => import(/* webpackChunkName: "page-betaKeys" */ '../beta-keys/betaKeysPage'),
  blueprints: () => import(/* webpackChunkName: "page-blueprints" */ '../blueprints/blueprintsPage'),
  buy: () => import(/* webpackChunkName: "page-buy" */ '../commerce/shop/buyPage'),
  buyConfirm: () => import(/* webpackChunkName: "page-buyConfirm" */ '../commerce/confirm/confirmPage'),
  buyThankYou: () => import(/* webpackChunkName: "page-buyThankYou" */ '../commerce/thank-you/thankYouPage'),
  buyThankYouLanding: () =>
    import(/* webpackChunkName: "page-buyThankYouLanding" */ '../commerce/thank-you/thankYouPage'),
  cancellation: () => import(/* webpackChunkName: "page-cancellation" */ '../declarations/cancellationPage'),
  conceptArt: () => import(/* webpackChunkName: "page-conceptArt" */ '../media/mediaPages'),
  confirmEmail: () => import(/* webpackChunkName: "page-confirmEmail" */ '../profile/confirmEmailPage'),
  contact: () => import(/* webpackChunkName: "page-contact" */ '../press/pressPages'),
  contentCreators: () => import(/* webpackChunkName: "page-contentCreators" */ '../community/CreatorsView'),
  contest: () => import(/* webpackChunkName: "page-contest" */ '../contest/contestPages'),
  contestThankYou: () => import(/* webpackChunkName: "page-contestThankYou" */ '../contest/contestPages'),
  dacs: () => import(/* webpackChunkName: "page-dacs" */ '../coupons/dacsPage'),
  declarationStatus: () =>
    import(/* webpackChunkName: "page-declarationStatus" */ '../declarations/declarationStatusPage'),
  documents: () => import(/* webpackChunkName: "page-documents" */ '../media/mediaPages'),
  downloadServer: () => import(/* webpackChunkName: "page-downloadServer" */ '../downloads/downloadPages'),
  externalLink: () =>
    import(/* webpackChunkName: "page-externalLink" */ '../navigation/leaving/externalLinkPage'),
  externalSite: () =>
    import(/* webpackChunkName: "page-externalSite" */ '../navigation/leaving/externalLinkPage'),
  forgotPassword: () =>
    import(/* webpackChunkName: "page-forgotPassword" */ '../registration/forgotPasswordPage'),
  help: () => import(/* webpackChunkName: "page-help" */ '../help/helpPage'),
  gameTime: () => import(/* webpackChunkName: "page-gameTime" */ '../products/gameTimePage'),
  home: () => import(/* webpackChunkName: "page-home" */ '../home/homePage'),
  imageUpload: () => import(/* webpackChunkName: "page-imageUpload" */ '../uploads/uploadsPage'),
  keepAccount: () => import(/* webpackChunkName: "page-keepAccount" */ '../my-data/keepAccountPage'),
  landing: () => import(/* webpackChunkName: "page-landing" */ '../discover/sectionPages'),
  landingSignup: () => import(/* webpackChunkName: "page-landingSignup" */ '../registration/signupPage'),
  launcherCommunity: () =>
    import(/* webpackChunkName: "page-launcherCommunity" */ '../launcher/launcherPages'),
  launcherNews: () => import(/* webpackChunkName: "page-launcherNews" */ '../launcher/launcherPages'),
  launcherNewsItem: () => import(/* webpackChunkName: "page-launcherNewsItem" */ '../launcher/launcherPages'),
  launcherPatch: () => import(/* webpackChunkName: "page-launcherPatch" */ '../launcher/launcherPages'),
  launcherPatches: () => import(/* webpackChunkName: "page-launcherPatches" */ '../launcher/launcherPages'),
  legal: () => import(/* webpackChunkName: "page-legal" */ '../legal/legalPage'),
  linked: () => import(/* webpackChunkName: "page-linked" */ '../linked-accounts/linkedAccountsPage'),
  login: () => import(/* webpackChunkName: "page-login" */ '../session/loginPage'),
  media: () => import(/* webpackChunkName: "page-media" */ '../media/mediaPages'),
  myData: () => import(/* webpackChunkName: "page-myData" */ '../my-data/myDataPage'),
  news: () => import(/* webpackChunkName: "page-news" */ '../news/newsPages'),
  newsArchives: () => import(/* webpackChunkName: "page-newsArchives" */ '../news/newsPages'),
  newsCategory: () => import(/* webpackChunkName: "page-newsCategory" */ '../news/newsPages'),
  newsCategoryPage: () => import(/* webpackChunkName: "page-newsCategoryPage" */ '../news/newsPages'),
  newsItem: () => import(/* webpackChunkName: "page-newsItem" */ '../news/articlePage'),
  newsPage: () => import(/* webpackChunkName: "page-newsPage" */ '../news/newsPages'),
  overview: () => import(/* webpackChunkName: "page-overview" */ '../overview/overviewPage'),
  partners: () => import(/* webpackChunkName: "page-partners" */ '../community/PartnersView'),
  payments: () => import(/* webpackChunkName: "page-payments" */ '../billing/paymentsPage'),
  pillarBuilders: () => import(/* webpackChunkName: "page-pillarBuilders" */ '../pillars/pillarPages'),
  pillarBuilding: () => import(/* webpackChunkName: "page-pillarBuilding" */ '../pillars/pillarPages'),
  pillarFighters: () => import(/* webpackChunkName: "page-pillarFighters" */ '../pillars/pillarPages'),
  pillarLeaders: () => import(/* webpackChunkName: "page-pillarLeaders" */ '../pillars/pillarPages'),
  pillarMerchants: () => import(/* webpackChunkName: "page-pillarMerchants" */ '../pillars/pillarPages'),
  points: () => import(/* webpackChunkName: "page-points" */ '../points/pointsPage'),
  preferences: () => import(/* webpackChunkName: "page-preferences" */ '../mailing/emailPreferencesPage'),
  pressRelease: () => import(/* webpackChunkName: "page-pressRelease" */ '../press/pressPages'),
  products: () => import(/* webpackChunkName: "page-products" */ '../products/productsPage'),
  productsSuccess: () =>
    import(/* webpackChunkName: "page-productsSuccess" */ '../products/productsSuccessPage'),
  profile: () => import(/* webpackChunkName: "page-profile" */ '../profile/profilePage'),
  receipt: () => import(/* webpackChunkName: "page-receipt" */ '../billing/receiptPage'),
  recruitAFriend: () =>
    import(/* webpackChunkName: "page-recruitAFriend" */ '../community/RecruitFriendView'),
  resendConfirmation: () =>
    import(/* webpackChunkName: "page-resendConfirmation" */ '../registration/resendConfirmationPage'),
  resetPassword: () =>
    import(/* webpackChunkName: "page-resetPassword" */ '../registration/resetPasswordPage'),
  screenshots: () => import(/* webpackChunkName: "page-screenshots" */ '../media/mediaPages'),
  security: () => import(/* webpackChunkName: "page-security" */ '../security/securityPage'),
  serverStatus: () => import(/* webpackChunkName: "page-serverStatus" */ '../server-status/serverStatusPage'),
  signup: () => import(/* webpackChunkName: "page-signup" */ '../registration/signupPage'),
  signupWithKey: () => import(/* webpackChunkName: "page-signupWithKey" */ '../registration/signupPage'),
  siteMap: () => import(/* webpackChunkName: "page-siteMap" */ '../navigation/sitemap/siteMapPage'),
  sliceSimulator: () =>
    import(/* webpackChunkName: "page-sliceSimulator" */ '../discover/simulator/simulatorPage'),
  stopReset: () => import(/* webpackChunkName: "page-stopReset" */ '../registration/stopResetPage'),
  tutorial: () => import(/* webpackChunkName: "page-tutorial" */ '../tutorials/tutorialPage'),
  tutorials: () => import(/* webpackChunkName: "page-tutorials" */ '../tutorials/tutorialsPage'),
  undoEmail: () => import(/* webpackChunkName: "page-undoEmail" */ '../profile/undoEmailPage'),
  update: () => import(/* webpackChunkName: "page-update" */ '../discover/sectionPages'),
  videos: () => import(/* webpackChunkName: "page-videos" */ '../media/mediaPages'),
  wallpapers: () => import(/* webpackChunkName: "page-wallpapers" */ '../media/mediaPages'),
  withdrawal: () => import(/* webpackChunkName: "page-withdrawal" */ '../declarations/withdrawalPage'),
};

const pageOf =
  (
    id: RouteId,
    load: () => Promise<{ readonly pages: { readonly [Id in RouteId]?: PageModule } }>,
  ): LoadPage =>
  async () => {
    const { [id]: page } = (await load()).pages;
    if (!page) throw new Error(`The file of the page ${id} does not export it`);
    return page;
  };

/** The view of each route, in a chunk of its own. */
export const sitePages: Partial<Record<RouteId, LoadPage>> = Object.fromEntries(
  Object.entries(files).map(([id, load]) => [id, pageOf(id as RouteId, load)]),
);
