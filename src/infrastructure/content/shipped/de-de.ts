import weeklyMaintenance from '../../../../content/de-de/alert/weekly-maintenance.json';
import buyPage from '../../../../content/de-de/buy_page/buy.json';
import errorCatalogue from '../../../../content/de-de/error_catalogue/error_catalogue.json';
import footer from '../../../../content/de-de/footer/footer.json';
import home from '../../../../content/de-de/landing_page/home.json';
import navigation from '../../../../content/de-de/navigation/navigation.json';
import outsideSites from '../../../../content/de-de/outside_sites/outside_sites.json';
import buy from '../../../../content/de-de/texts/buy.json';
import confirm from '../../../../content/de-de/texts/confirm.json';
import consent from '../../../../content/de-de/texts/consent.json';
import demo from '../../../../content/de-de/texts/demo.json';
import feed from '../../../../content/de-de/texts/feed.json';
import footerTexts from '../../../../content/de-de/texts/footer.json';
import kit from '../../../../content/de-de/texts/kit.json';
import landing from '../../../../content/de-de/texts/landing.json';
import leaving from '../../../../content/de-de/texts/leaving.json';
import legal from '../../../../content/de-de/texts/legal.json';
import login from '../../../../content/de-de/texts/login.json';
import preview from '../../../../content/de-de/texts/preview.json';
import newsletter from '../../../../content/de-de/texts/newsletter.json';
import navigationTexts from '../../../../content/de-de/texts/navigation.json';
import products from '../../../../content/de-de/texts/products.json';
import security from '../../../../content/de-de/texts/security.json';
import recovery from '../../../../content/de-de/texts/recovery.json';
import reminders from '../../../../content/de-de/texts/reminders.json';
import signup from '../../../../content/de-de/texts/signup.json';
import shell from '../../../../content/de-de/texts/shell.json';
import mydu from '../../../../content/de-de/texts/mydu.json';
import thanks from '../../../../content/de-de/texts/thanks.json';
import thankYouPage from '../../../../content/de-de/thank_you_page/thank_you_page.json';
import sitemap from '../../../../content/de-de/texts/sitemap.json';
import waiting from '../../../../content/de-de/texts/waiting.json';

export const documents: readonly unknown[] = [
  weeklyMaintenance,
  buyPage,
  errorCatalogue,
  footer,
  home,
  navigation,
  outsideSites,
  buy,
  confirm,
  consent,
  demo,
  feed,
  footerTexts,
  kit,
  landing,
  leaving,
  legal,
  login,
  preview,
  newsletter,
  navigationTexts,
  products,
  recovery,
  security,
  reminders,
  signup,
  shell,
  sitemap,
  mydu,
  thanks,
  thankYouPage,
  waiting,
];
