import { FollowChosenLanguage } from '../../../../src/application/language/FollowChosenLanguage';
import { localeItem } from '../../../../src/domain/consent/storedItems';
import type { Locale } from '../../../../src/domain/language/Locale';
import { compose, type Application } from '../../support/compose';

const following = async (path: string): Promise<Application> => {
  const application = await compose({ path });
  application.get(FollowChosenLanguage).execute();
  return application;
};

const choose = ({ stored }: Application, locale: Locale, unsaved = false) =>
  stored.writeElsewhere(localeItem, unsaved ? `${locale}?` : locale);

it('LA-01 a language chosen in another tab is that of this page, too', async () => {
  const application = await following('/account/products?code=X#redeem');
  choose(application, 'fr-fr', true);
  choose(application, 'fr-fr');
  expect(application.navigator.loaded).toEqual(['/fr/compte/produits?code=X#redeem']);
});

it('LA-01 the language that this page has already changes nothing', async () => {
  const application = await following('/de');
  choose(application, 'de-de');
  application.navigator.push('/de/anmelden');
  expect(application.navigator.loaded).toEqual([]);
  expect(application.navigator.path).toBe('/de/anmelden');
});

it('LA-01 a page with typed text is not reloaded: the next page is in the new language', async () => {
  const application = await following('/login');
  application.activity.hasTyped = true;
  choose(application, 'de-de');
  application.navigator.replace('/login#help');
  expect([application.navigator.loaded, application.navigator.path]).toEqual([[], '/login#help']);

  application.navigator.push('/account/products?code=X');
  expect(application.navigator.path).toBe('/de/konto/produkte?code=X');
  application.navigator.push('/');
  expect(application.navigator.path).toBe('/');
});

it('LA-01 choosing the old language again before the navigation keeps the page', async () => {
  const application = await following('/login');
  application.activity.hasTyped = true;
  choose(application, 'de-de');
  choose(application, 'en-us');
  application.navigator.push('/');
  expect(application.navigator.path).toBe('/');
});
