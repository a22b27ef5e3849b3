import type { RouteId } from '#domain/navigation/routes';
import type { LoadPage } from './Pages';

export const sitePages: Partial<Record<RouteId, LoadPage>> = {
  accountDownload: () =>
    import(/* webpackChunkName: "page-accountDownload" */ '../downloads/downloadPages').then(
      ({ clientDownloadPage }) => clientDownloadPage,
    ),
  accountDownloadServer: () =>
    import(/* webpackChunkName: "page-accountDownloadServer" */ '../downloads/downloadPages').then(
      ({ serverDownloadPage }) => serverDownloadPage,
    ),
  accountRecruit: () =>
    import(/* webpackChunkName: "page-accountRecruit" */ '../recruitment/recruitmentPage').then(
      ({ recruitmentPage }) => recruitmentPage,
    ),
  activate: () =>
    import(/* webpackChunkName: "page-activate" */ '../registration/activationPage').then(
      ({ activationPage }) => activationPage,
    ),
  backer: () =>
    import(/* webpackChunkName: "page-backer" */ '../rewards/backerPage').then(
      ({ backerPage }) => backerPage,
    ),
  blueprints: () =>
    import(/* webpackChunkName: "page-blueprints" */ '../blueprints/blueprintsPage').then(
      ({ blueprintsPage }) => blueprintsPage,
    ),
  betaKeys: () =>
    import(/* webpackChunkName: "page-betaKeys" */ '../beta-keys/betaKeysPage').then(
      ({ betaKeysPage }) => betaKeysPage,
    ),
  buy: () =>
    import(/* webpackChunkName: "page-buy" */ '../commerce/shop/buyPage').then(({ buyPage }) => buyPage),
  buyConfirm: () =>
    import(/* webpackChunkName: "page-buyConfirm" */ '../commerce/confirm/confirmPage').then(
      ({ confirmPage }) => confirmPage,
    ),
  buyThankYou: () =>
    import(/* webpackChunkName: "page-buyThankYou" */ '../commerce/thank-you/thankYouPage').then(
      ({ thankYouPage }) => thankYouPage,
    ),
  buyThankYouLanding: () =>
    import(/* webpackChunkName: "page-buyThankYouLanding" */ '../commerce/thank-you/thankYouPage').then(
      ({ thankYouPage }) => thankYouPage,
    ),
  pressRelease: () =>
    import(/* webpackChunkName: "page-pressRelease" */ '../press/pressPages').then(
      ({ pressReleasePage }) => pressReleasePage,
    ),
  contentCreators: () =>
    import(/* webpackChunkName: "page-contentCreators" */ '../community/creatorsPage').then(
      ({ creatorsPage }) => creatorsPage,
    ),
  contact: () =>
    import(/* webpackChunkName: "page-contact" */ '../press/pressPages').then(
      ({ contactPage }) => contactPage,
    ),
  confirmEmail: () =>
    import(/* webpackChunkName: "page-confirmEmail" */ '../profile/confirmEmailPage').then(
      ({ confirmEmailPage }) => confirmEmailPage,
    ),
  cancellation: () =>
    import(/* webpackChunkName: "page-cancellation" */ '../declarations/cancellationPage').then(
      ({ cancellationPage }) => cancellationPage,
    ),
  downloadServer: () =>
    import(/* webpackChunkName: "page-downloadServer" */ '../downloads/downloadPages').then(
      ({ publicServerDownloadPage }) => publicServerDownloadPage,
    ),
  contest: () =>
    import(/* webpackChunkName: "page-contest" */ '../contest/contestPages').then(
      ({ contestPage }) => contestPage,
    ),
  contestThankYou: () =>
    import(/* webpackChunkName: "page-contestThankYou" */ '../contest/contestPages').then(
      ({ contestThanksPage }) => contestThanksPage,
    ),
  dacs: () =>
    import(/* webpackChunkName: "page-dacs" */ '../coupons/dacsPage').then(({ dacsPage }) => dacsPage),
  externalLink: () =>
    import(/* webpackChunkName: "page-resolveExternal" */ '../navigation/leaving/externalLinkPage').then(
      ({ externalLinkPage }) => externalLinkPage,
    ),
  externalSite: () =>
    import(/* webpackChunkName: "page-externalSite" */ '../navigation/leaving/externalLinkPage').then(
      ({ externalLinkPage }) => externalLinkPage,
    ),
  forgotPassword: () =>
    import(/* webpackChunkName: "page-forgotPassword" */ '../registration/forgotPasswordPage').then(
      ({ forgotPasswordPage }) => forgotPasswordPage,
    ),
  home: () => import(/* webpackChunkName: "page-home" */ '../home/homePage').then(({ homePage }) => homePage),
  imageUpload: () =>
    import(/* webpackChunkName: "page-imageUpload" */ '../uploads/uploadsPage').then(
      ({ uploadsPage }) => uploadsPage,
    ),
  keepAccount: () =>
    import(/* webpackChunkName: "page-keepAccount" */ '../my-data/keepAccountPage').then(
      ({ keepAccountPage }) => keepAccountPage,
    ),
  launcherCommunity: () =>
    import(/* webpackChunkName: "page-launcherCommunity" */ '../launcher/launcherPages').then(
      ({ launcherCommunityPage }) => launcherCommunityPage,
    ),
  launcherNews: () =>
    import(/* webpackChunkName: "page-launcherNews" */ '../launcher/launcherPages').then(
      ({ launcherNewsPage }) => launcherNewsPage,
    ),
  launcherNewsItem: () =>
    import(/* webpackChunkName: "page-launcherNewsItem" */ '../launcher/launcherPages').then(
      ({ storyPage }) => storyPage,
    ),
  launcherPatch: () =>
    import(/* webpackChunkName: "page-launcherPatch" */ '../launcher/launcherPages').then(
      ({ launcherReleasePage }) => launcherReleasePage,
    ),
  launcherPatches: () =>
    import(/* webpackChunkName: "page-launcherPatches" */ '../launcher/launcherPages').then(
      ({ newestReleasePage }) => newestReleasePage,
    ),
  legal: () =>
    import(/* webpackChunkName: "page-legal" */ '../legal/legalPage').then(({ legalPage }) => legalPage),
  linked: () =>
    import(/* webpackChunkName: "page-linked" */ '../linked-accounts/linkedAccountsPage').then(
      ({ linkedAccountsPage }) => linkedAccountsPage,
    ),
  login: () =>
    import(/* webpackChunkName: "page-login" */ '../session/loginPage').then(({ loginPage }) => loginPage),
  media: () =>
    import(/* webpackChunkName: "page-media" */ '../media/mediaPages').then(
      ({ mediaOverviewPage }) => mediaOverviewPage,
    ),
  screenshots: () =>
    import(/* webpackChunkName: "page-screenshots" */ '../media/mediaPages').then(
      ({ screenshotsPage }) => screenshotsPage,
    ),
  videos: () =>
    import(/* webpackChunkName: "page-videos" */ '../media/mediaPages').then(({ videosPage }) => videosPage),
  wallpapers: () =>
    import(/* webpackChunkName: "page-wallpapers" */ '../media/mediaPages').then(
      ({ wallpapersPage }) => wallpapersPage,
    ),
  conceptArt: () =>
    import(/* webpackChunkName: "page-conceptArt" */ '../media/mediaPages').then(
      ({ conceptArtPage }) => conceptArtPage,
    ),
  documents: () =>
    import(/* webpackChunkName: "page-documents" */ '../media/mediaPages').then(
      ({ documentsPage }) => documentsPage,
    ),
  myData: () =>
    import(/* webpackChunkName: "page-myData" */ '../my-data/myDataPage').then(
      ({ myDataPage }) => myDataPage,
    ),
  news: () =>
    import(/* webpackChunkName: "page-news" */ '../news/newsPages').then(({ newsPage }) => newsPage),
  newsPage: () =>
    import(/* webpackChunkName: "page-newsPage" */ '../news/newsPages').then(({ newsPage }) => newsPage),
  newsArchives: () =>
    import(/* webpackChunkName: "page-newsArchives" */ '../news/newsPages').then(
      ({ archivePage }) => archivePage,
    ),
  newsCategory: () =>
    import(/* webpackChunkName: "page-newsCategory" */ '../news/newsPages').then(
      ({ archivePage }) => archivePage,
    ),
  newsCategoryPage: () =>
    import(/* webpackChunkName: "page-newsCategoryPage" */ '../news/newsPages').then(
      ({ archivePage }) => archivePage,
    ),
  newsItem: () =>
    import(/* webpackChunkName: "page-newsItem" */ '../news/articlePage').then(
      ({ articlePage }) => articlePage,
    ),
  partners: () =>
    import(/* webpackChunkName: "page-partners" */ '../community/partnersPage').then(
      ({ partnersPage }) => partnersPage,
    ),
  pillarBuilders: () =>
    import(/* webpackChunkName: "page-pillarBuilders" */ '../pillars/pillarPages').then(
      ({ buildersPage }) => buildersPage,
    ),
  pillarBuilding: () =>
    import(/* webpackChunkName: "page-pillarBuilding" */ '../pillars/pillarPages').then(
      ({ buildingPage }) => buildingPage,
    ),
  pillarMerchants: () =>
    import(/* webpackChunkName: "page-pillarMerchants" */ '../pillars/pillarPages').then(
      ({ merchantsPage }) => merchantsPage,
    ),
  pillarFighters: () =>
    import(/* webpackChunkName: "page-pillarFighters" */ '../pillars/pillarPages').then(
      ({ fightersPage }) => fightersPage,
    ),
  pillarLeaders: () =>
    import(/* webpackChunkName: "page-pillarLeaders" */ '../pillars/pillarPages').then(
      ({ leadersPage }) => leadersPage,
    ),
  points: () =>
    import(/* webpackChunkName: "page-points" */ '../points/pointsPage').then(({ pointsPage }) => pointsPage),
  payments: () =>
    import(/* webpackChunkName: "page-payments" */ '../billing/paymentsPage').then(
      ({ paymentsPage }) => paymentsPage,
    ),
  receipt: () =>
    import(/* webpackChunkName: "page-receipt" */ '../billing/receiptPage').then(
      ({ receiptPage }) => receiptPage,
    ),
  preferences: () =>
    import(/* webpackChunkName: "page-preferences" */ '../mailing/emailPreferencesPage').then(
      ({ emailPreferencesPage }) => emailPreferencesPage,
    ),
  products: () =>
    import(/* webpackChunkName: "page-products" */ '../products/productsPage').then(
      ({ productsPage }) => productsPage,
    ),
  productsSuccess: () =>
    import(/* webpackChunkName: "page-productsSuccess" */ '../products/productsSuccessPage').then(
      ({ productsSuccessPage }) => productsSuccessPage,
    ),
  profile: () =>
    import(/* webpackChunkName: "page-profile" */ '../profile/profilePage').then(
      ({ profilePage }) => profilePage,
    ),
  recruitAFriend: () =>
    import(/* webpackChunkName: "page-recruitAFriend" */ '../community/recruitFriendPage').then(
      ({ recruitFriendPage }) => recruitFriendPage,
    ),
  resendConfirmation: () =>
    import(/* webpackChunkName: "page-resendConfirmation" */ '../registration/resendConfirmationPage').then(
      ({ resendConfirmationPage }) => resendConfirmationPage,
    ),
  resetPassword: () =>
    import(/* webpackChunkName: "page-resetPassword" */ '../registration/resetPasswordPage').then(
      ({ resetPasswordPage }) => resetPasswordPage,
    ),
  security: () =>
    import(/* webpackChunkName: "page-security" */ '../security/securityPage').then(
      ({ securityPage }) => securityPage,
    ),
  serverStatus: () =>
    import(/* webpackChunkName: "page-serverStatus" */ '../server-status/serverStatusPage').then(
      ({ serverStatusPage }) => serverStatusPage,
    ),
  signup: () =>
    import(/* webpackChunkName: "page-signup" */ '../registration/signupPage').then(
      ({ signupPage }) => signupPage,
    ),
  signupWithKey: () =>
    import(/* webpackChunkName: "page-signupWithKey" */ '../registration/signupPage').then(
      ({ signupPage }) => signupPage,
    ),
  landing: () =>
    import(/* webpackChunkName: "page-landing" */ '../discover/sectionPages').then(
      ({ landingPage }) => landingPage,
    ),
  landingSignup: () =>
    import(/* webpackChunkName: "page-landingSignup" */ '../registration/signupPage').then(
      ({ landingSignupPage }) => landingSignupPage,
    ),
  sliceSimulator: () =>
    import(/* webpackChunkName: "page-sliceSimulator" */ '../discover/simulator/simulatorPage').then(
      ({ simulatorPage }) => simulatorPage,
    ),
  siteMap: () =>
    import(/* webpackChunkName: "page-siteMap" */ '../navigation/sitemap/siteMapPage').then(
      ({ siteMapPage }) => siteMapPage,
    ),
  tutorial: () =>
    import(/* webpackChunkName: "page-tutorial" */ '../tutorials/tutorialPage').then(
      ({ tutorialPage }) => tutorialPage,
    ),
  tutorials: () =>
    import(/* webpackChunkName: "page-tutorials" */ '../tutorials/tutorialsPage').then(
      ({ tutorialsPage }) => tutorialsPage,
    ),
  undoEmail: () =>
    import(/* webpackChunkName: "page-undoEmail" */ '../profile/undoEmailPage').then(
      ({ undoEmailPage }) => undoEmailPage,
    ),
  update: () =>
    import(/* webpackChunkName: "page-update" */ '../discover/sectionPages').then(
      ({ updatePage }) => updatePage,
    ),
  withdrawal: () =>
    import(/* webpackChunkName: "page-withdrawal" */ '../declarations/withdrawalPage').then(
      ({ withdrawalPage }) => withdrawalPage,
    ),
};
