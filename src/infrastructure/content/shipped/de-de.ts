import errorCatalogue from '../../../../content/de-de/error_catalogue/error_catalogue.json';
import home from '../../../../content/de-de/landing_page/home.json';
import navigation from '../../../../content/de-de/navigation/navigation.json';
import consent from '../../../../content/de-de/texts/consent.json';
import demo from '../../../../content/de-de/texts/demo.json';
import kit from '../../../../content/de-de/texts/kit.json';
import landing from '../../../../content/de-de/texts/landing.json';
import legal from '../../../../content/de-de/texts/legal.json';
import login from '../../../../content/de-de/texts/login.json';
import preview from '../../../../content/de-de/texts/preview.json';
import products from '../../../../content/de-de/texts/products.json';
import shell from '../../../../content/de-de/texts/shell.json';

export const documents: readonly unknown[] = [
  errorCatalogue,
  home,
  navigation,
  consent,
  demo,
  kit,
  landing,
  legal,
  login,
  preview,
  products,
  shell,
];
