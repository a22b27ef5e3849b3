import weeklyMaintenance from '../../../../content/fr-fr/alert/weekly-maintenance.json';
import buyPage from '../../../../content/fr-fr/buy_page/buy.json';
import errorCatalogue from '../../../../content/fr-fr/error_catalogue/error_catalogue.json';
import footer from '../../../../content/fr-fr/footer/footer.json';
import home from '../../../../content/fr-fr/landing_page/home.json';
import navigation from '../../../../content/fr-fr/navigation/navigation.json';
import outsideSites from '../../../../content/fr-fr/outside_sites/outside_sites.json';
import buy from '../../../../content/fr-fr/texts/buy.json';
import confirm from '../../../../content/fr-fr/texts/confirm.json';
import consent from '../../../../content/fr-fr/texts/consent.json';
import demo from '../../../../content/fr-fr/texts/demo.json';
import feed from '../../../../content/fr-fr/texts/feed.json';
import footerTexts from '../../../../content/fr-fr/texts/footer.json';
import kit from '../../../../content/fr-fr/texts/kit.json';
import landing from '../../../../content/fr-fr/texts/landing.json';
import leaving from '../../../../content/fr-fr/texts/leaving.json';
import legal from '../../../../content/fr-fr/texts/legal.json';
import login from '../../../../content/fr-fr/texts/login.json';
import preview from '../../../../content/fr-fr/texts/preview.json';
import newsletter from '../../../../content/fr-fr/texts/newsletter.json';
import navigationTexts from '../../../../content/fr-fr/texts/navigation.json';
import products from '../../../../content/fr-fr/texts/products.json';
import security from '../../../../content/fr-fr/texts/security.json';
import recovery from '../../../../content/fr-fr/texts/recovery.json';
import reminders from '../../../../content/fr-fr/texts/reminders.json';
import signup from '../../../../content/fr-fr/texts/signup.json';
import shell from '../../../../content/fr-fr/texts/shell.json';
import mydu from '../../../../content/fr-fr/texts/mydu.json';
import thanks from '../../../../content/fr-fr/texts/thanks.json';
import thankYouPage from '../../../../content/fr-fr/thank_you_page/thank_you_page.json';
import sitemap from '../../../../content/fr-fr/texts/sitemap.json';
import waiting from '../../../../content/fr-fr/texts/waiting.json';

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
