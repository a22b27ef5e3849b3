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
    import(/* webpackChunkName: "page-accountRecruit" */ '../recruitment/RecruitmentView'),
  activate: () => import(/* webpackChunkName: "page-activate" */ '../registration/ActivationView'),
  backer: () => import(/* webpackChunkName: "page-backer" */ '../rewards/BackerView'),
  betaKeys: () => import(/* webpackChunkName: "page-betaKeys" */ '../beta-keys/BetaKeysView'),
  blueprints: () => import(/* webpackChunkName: "page-blueprints" */ '../blueprints/BlueprintsView'),
  buy: () => import(/* webpackChunkName: "page-buy" */ '../commerce/shop/BuyView'),
  buyConfirm: () => import(/* webpackChunkName: "page-buyConfirm" */ '../commerce/confirm/ConfirmView'),
  buyThankYou: () => import(/* webpackChunkName: "page-buyThankYou" */ '../commerce/thank-you/ThankYouView'),
  buyThankYouLanding: () =>
    import(/* webpackChunkName: "page-buyThankYouLanding" */ '../commerce/thank-you/ThankYouView'),
  cancellation: () => import(/* webpackChunkName: "page-cancellation" */ '../declarations/CancellationView'),
  conceptArt: () => import(/* webpackChunkName: "page-conceptArt" */ '../media/mediaPages'),
  confirmEmail: () => import(/* webpackChunkName: "page-confirmEmail" */ '../profile/ConfirmEmailView'),
  contact: () => import(/* webpackChunkName: "page-contact" */ '../press/pressPages'),
  contentCreators: () => import(/* webpackChunkName: "page-contentCreators" */ '../community/CreatorsView'),
  contest: () => import(/* webpackChunkName: "page-contest" */ '../contest/contestPages'),
  contestThankYou: () => import(/* webpackChunkName: "page-contestThankYou" */ '../contest/contestPages'),
  dacs: () => import(/* webpackChunkName: "page-dacs" */ '../coupons/DacsView'),
  declarationStatus: () =>
    import(/* webpackChunkName: "page-declarationStatus" */ '../declarations/DeclarationStatusView'),
  documents: () => import(/* webpackChunkName: "page-documents" */ '../media/mediaPages'),
  downloadServer: () => import(/* webpackChunkName: "page-downloadServer" */ '../downloads/downloadPages'),
  externalLink: () =>
    import(/* webpackChunkName: "page-externalLink" */ '../navigation/leaving/ExternalLinkView'),
  externalSite: () =>
    import(/* webpackChunkName: "page-externalSite" */ '../navigation/leaving/ExternalLinkView'),
  forgotPassword: () =>
    import(/* webpackChunkName: "page-forgotPassword" */ '../registration/ForgotPasswordView'),
  help: () => import(/* webpackChunkName: "page-help" */ '../help/HelpView'),
  gameTime: () => import(/* webpackChunkName: "page-gameTime" */ '../products/GameTimeView'),
  home: () => import(/* webpackChunkName: "page-home" */ '../home/homePage'),
  imageUpload: () => import(/* webpackChunkName: "page-imageUpload" */ '../uploads/UploadsView'),
  keepAccount: () => import(/* webpackChunkName: "page-keepAccount" */ '../my-data/KeepAccountView'),
  landing: () => import(/* webpackChunkName: "page-landing" */ '../discover/sectionPages'),
  landingSignup: () => import(/* webpackChunkName: "page-landingSignup" */ '../registration/signupPage'),
  launcherCommunity: () =>
    import(/* webpackChunkName: "page-launcherCommunity" */ '../launcher/launcherPages'),
  launcherNews: () => import(/* webpackChunkName: "page-launcherNews" */ '../launcher/launcherPages'),
  launcherNewsItem: () => import(/* webpackChunkName: "page-launcherNewsItem" */ '../launcher/launcherPages'),
  launcherPatch: () => import(/* webpackChunkName: "page-launcherPatch" */ '../launcher/launcherPages'),
  launcherPatches: () => import(/* webpackChunkName: "page-launcherPatches" */ '../launcher/launcherPages'),
  legal: () => import(/* webpackChunkName: "page-legal" */ '../legal/LegalView'),
  linked: () => import(/* webpackChunkName: "page-linked" */ '../linked-accounts/LinkedAccountsView'),
  login: () => import(/* webpackChunkName: "page-login" */ '../session/loginPage'),
  media: () => import(/* webpackChunkName: "page-media" */ '../media/mediaPages'),
  myData: () => import(/* webpackChunkName: "page-myData" */ '../my-data/MyDataView'),
  news: () => import(/* webpackChunkName: "page-news" */ '../news/newsPages'),
  newsArchives: () => import(/* webpackChunkName: "page-newsArchives" */ '../news/newsPages'),
  newsCategory: () => import(/* webpackChunkName: "page-newsCategory" */ '../news/newsPages'),
  newsCategoryPage: () => import(/* webpackChunkName: "page-newsCategoryPage" */ '../news/newsPages'),
  newsItem: () => import(/* webpackChunkName: "page-newsItem" */ '../news/ArticleView'),
  newsPage: () => import(/* webpackChunkName: "page-newsPage" */ '../news/newsPages'),
  overview: () => import(/* webpackChunkName: "page-overview" */ '../overview/OverviewView'),
  partners: () => import(/* webpackChunkName: "page-partners" */ '../community/PartnersView'),
  payments: () => import(/* webpackChunkName: "page-payments" */ '../billing/PaymentsView'),
  pillarBuilders: () => import(/* webpackChunkName: "page-pillarBuilders" */ '../pillars/pillarPages'),
  pillarBuilding: () => import(/* webpackChunkName: "page-pillarBuilding" */ '../pillars/pillarPages'),
  pillarFighters: () => import(/* webpackChunkName: "page-pillarFighters" */ '../pillars/pillarPages'),
  pillarLeaders: () => import(/* webpackChunkName: "page-pillarLeaders" */ '../pillars/pillarPages'),
  pillarMerchants: () => import(/* webpackChunkName: "page-pillarMerchants" */ '../pillars/pillarPages'),
  points: () => import(/* webpackChunkName: "page-points" */ '../points/PointsView'),
  preferences: () => import(/* webpackChunkName: "page-preferences" */ '../mailing/EmailPreferencesView'),
  pressRelease: () => import(/* webpackChunkName: "page-pressRelease" */ '../press/pressPages'),
  products: () => import(/* webpackChunkName: "page-products" */ '../products/ProductsView'),
  productsSuccess: () =>
    import(/* webpackChunkName: "page-productsSuccess" */ '../products/ProductsSuccessView'),
  profile: () => import(/* webpackChunkName: "page-profile" */ '../profile/ProfileView'),
  receipt: () => import(/* webpackChunkName: "page-receipt" */ '../billing/ReceiptView'),
  recruitAFriend: () =>
    import(/* webpackChunkName: "page-recruitAFriend" */ '../community/RecruitFriendView'),
  resendConfirmation: () =>
    import(/* webpackChunkName: "page-resendConfirmation" */ '../registration/ResendConfirmationView'),
  resetPassword: () =>
    import(/* webpackChunkName: "page-resetPassword" */ '../registration/ResetPasswordView'),
  screenshots: () => import(/* webpackChunkName: "page-screenshots" */ '../media/mediaPages'),
  security: () => import(/* webpackChunkName: "page-security" */ '../security/SecurityView'),
  serverStatus: () => import(/* webpackChunkName: "page-serverStatus" */ '../server-status/ServerStatusView'),
  signup: () => import(/* webpackChunkName: "page-signup" */ '../registration/signupPage'),
  signupWithKey: () => import(/* webpackChunkName: "page-signupWithKey" */ '../registration/signupPage'),
  siteMap: () => import(/* webpackChunkName: "page-siteMap" */ '../navigation/sitemap/SiteMapView'),
  sliceSimulator: () =>
    import(/* webpackChunkName: "page-sliceSimulator" */ '../discover/simulator/SimulatorView'),
  stopReset: () => import(/* webpackChunkName: "page-stopReset" */ '../registration/StopResetView'),
  tutorial: () => import(/* webpackChunkName: "page-tutorial" */ '../tutorials/TutorialView'),
  tutorials: () => import(/* webpackChunkName: "page-tutorials" */ '../tutorials/TutorialsView'),
  undoEmail: () => import(/* webpackChunkName: "page-undoEmail" */ '../profile/UndoEmailView'),
  update: () => import(/* webpackChunkName: "page-update" */ '../discover/sectionPages'),
  videos: () => import(/* webpackChunkName: "page-videos" */ '../media/mediaPages'),
  wallpapers: () => import(/* webpackChunkName: "page-wallpapers" */ '../media/mediaPages'),
  withdrawal: () => import(/* webpackChunkName: "page-withdrawal" */ '../declarations/WithdrawalView'),
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
