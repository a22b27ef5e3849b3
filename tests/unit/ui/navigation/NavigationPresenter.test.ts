import { Translations } from '#ui/content/Translations';
import { NavigationPresenter } from '#ui/navigation/NavigationPresenter';
import { compose } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const french = async () => {
  const application = await compose({ path: '/fr/connexion?x=1' });
  await application.get(Translations).load('fr-fr');
  const navigation = application.get(NavigationPresenter);
  await navigation.load('fr-fr');
  return { application, navigation };
};

it('SH-08 contains the menus in the current language', async () => {
  const { navigation } = await french();
  expect(navigation.menus.main.length).toBeGreaterThan(0);
  expect(navigation.pathOf('products')).toBe('/fr/compte/produits');
});

it('LA-01 choosing another language loads the same page in that language', async () => {
  const { application, navigation } = await french();
  navigation.chooseLanguage('de-de');
  await flushPromises();
  expect(application.navigator.loadedPaths).toEqual(['/de/anmelden?x=1']);
});

it('LA-01 choosing the current language changes nothing', async () => {
  const { application, navigation } = await french();
  navigation.chooseLanguage('fr-fr');
  await flushPromises();
  expect(application.navigator.loadedPaths).toEqual([]);
  expect(application.languagePreference.read()).toBeUndefined();
});
