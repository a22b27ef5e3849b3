import errorCatalogue from '../../../../content/en-us/error_catalogue/error_catalogue.json';
import home from '../../../../content/en-us/landing_page/home.json';
import navigation from '../../../../content/en-us/navigation/navigation.json';
import consent from '../../../../content/en-us/texts/consent.json';
import demo from '../../../../content/en-us/texts/demo.json';
import kit from '../../../../content/en-us/texts/kit.json';
import landing from '../../../../content/en-us/texts/landing.json';
import legal from '../../../../content/en-us/texts/legal.json';
import login from '../../../../content/en-us/texts/login.json';
import preview from '../../../../content/en-us/texts/preview.json';
import products from '../../../../content/en-us/texts/products.json';
import shell from '../../../../content/en-us/texts/shell.json';

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
