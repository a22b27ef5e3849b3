import weeklyMaintenance from '../../../../content/en-us/alert/weekly-maintenance.json';
import buyPage from '../../../../content/en-us/buy_page/buy.json';
import errorCatalogue from '../../../../content/en-us/error_catalogue/error_catalogue.json';
import footer from '../../../../content/en-us/footer/footer.json';
import home from '../../../../content/en-us/landing_page/home.json';
import navigation from '../../../../content/en-us/navigation/navigation.json';
import outsideSites from '../../../../content/en-us/outside_sites/outside_sites.json';
import buy from '../../../../content/en-us/texts/buy.json';
import confirm from '../../../../content/en-us/texts/confirm.json';
import consent from '../../../../content/en-us/texts/consent.json';
import demo from '../../../../content/en-us/texts/demo.json';
import feed from '../../../../content/en-us/texts/feed.json';
import footerTexts from '../../../../content/en-us/texts/footer.json';
import kit from '../../../../content/en-us/texts/kit.json';
import landing from '../../../../content/en-us/texts/landing.json';
import leaving from '../../../../content/en-us/texts/leaving.json';
import legal from '../../../../content/en-us/texts/legal.json';
import login from '../../../../content/en-us/texts/login.json';
import preview from '../../../../content/en-us/texts/preview.json';
import newsletter from '../../../../content/en-us/texts/newsletter.json';
import navigationTexts from '../../../../content/en-us/texts/navigation.json';
import products from '../../../../content/en-us/texts/products.json';
import security from '../../../../content/en-us/texts/security.json';
import recovery from '../../../../content/en-us/texts/recovery.json';
import reminders from '../../../../content/en-us/texts/reminders.json';
import signup from '../../../../content/en-us/texts/signup.json';
import shell from '../../../../content/en-us/texts/shell.json';
import mydu from '../../../../content/en-us/texts/mydu.json';
import thanks from '../../../../content/en-us/texts/thanks.json';
import thankYouPage from '../../../../content/en-us/thank_you_page/thank_you_page.json';
import sitemap from '../../../../content/en-us/texts/sitemap.json';
import waiting from '../../../../content/en-us/texts/waiting.json';

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
