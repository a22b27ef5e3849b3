import errorCatalogue from '../../../../content/fr-fr/error_catalogue/error_catalogue.json';
import home from '../../../../content/fr-fr/landing_page/home.json';
import navigation from '../../../../content/fr-fr/navigation/navigation.json';
import consent from '../../../../content/fr-fr/texts/consent.json';
import demo from '../../../../content/fr-fr/texts/demo.json';
import kit from '../../../../content/fr-fr/texts/kit.json';
import landing from '../../../../content/fr-fr/texts/landing.json';
import legal from '../../../../content/fr-fr/texts/legal.json';
import login from '../../../../content/fr-fr/texts/login.json';
import preview from '../../../../content/fr-fr/texts/preview.json';
import products from '../../../../content/fr-fr/texts/products.json';
import shell from '../../../../content/fr-fr/texts/shell.json';

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
