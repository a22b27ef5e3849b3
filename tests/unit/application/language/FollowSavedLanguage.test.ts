import { FollowSavedLanguage } from '../../../../src/application/language/FollowSavedLanguage';
import type { ChosenLanguage } from '../../../../src/application/language/LanguagePreference';
import { Session } from '../../../../src/application/session/Session';
import type { Language } from '../../../../src/domain/language/Locale';
import { compose, type Application } from '../../support/compose';
import { settled } from '../../support/settled';

const arriving = async (path: string, saved: string, chosen?: ChosenLanguage): Promise<Application> => {
  const application = await compose({ as: 'new', path });
  application.world.person('new').language = saved as Language;
  await application.get(Session).start();
  if (chosen) application.languagePreference.write(chosen);
  return application;
};

it.each([
  ['/account/products?code=X', 'fr', '/fr/compte/produits?code=X'],
  ['/fr/compte/produits', 'en', '/account/products'],
  ['/', 'de', '/de'],
])('LA-02 on %s, who saved %s is sent to %s', async (path, saved, to) => {
  const application = await arriving(path, saved);
  expect(application.get(FollowSavedLanguage).execute()).toBe(true);
  expect(application.navigator.loaded).toEqual([to]);
});

it('LA-02 a player on a page in their language stays there', async () => {
  const application = await arriving('/de', 'de');
  expect(application.get(FollowSavedLanguage).execute()).toBe(false);
  expect(application.navigator.loaded).toEqual([]);
});

it.each(['', 'es', 'EN'])(
  'LA-02 a saved language %j that the site does not have sends nobody anywhere',
  async (saved) => {
    const application = await arriving('/fr', saved);
    expect(application.get(FollowSavedLanguage).execute()).toBe(false);
  },
);

it('AV-01 LA-02 does not redirect from a page while its key is being sent', async () => {
  const application = await arriving('/activate/3f9c-activation', 'fr');
  expect(application.get(FollowSavedLanguage).execute()).toBe(false);
  expect(application.navigator.loaded).toEqual([]);
});

it('LA-02 a visitor is sent nowhere', async () => {
  const application = await compose({ path: '/fr' });
  await application.get(Session).start();
  expect(application.get(FollowSavedLanguage).execute()).toBe(false);
});

it('LA-02 an unsaved choice is newer: it is sent to the server, without a redirect', async () => {
  const application = await arriving('/fr', 'en', { locale: 'fr-fr', unsaved: true });
  expect(application.get(FollowSavedLanguage).execute()).toBe(false);
  await settled();
  expect(application.world.person('new').language).toBe('fr');
  expect(application.languagePreference.read()).toEqual({ locale: 'fr-fr', unsaved: false });
});

it('LA-02 a choice that fails to save again stays unsaved', async () => {
  const application = await arriving('/fr', 'en', { locale: 'fr-fr', unsaved: true });
  application.world.changeWeather('offline');
  expect(application.get(FollowSavedLanguage).execute()).toBe(false);
  await settled();
  expect(application.languagePreference.read()).toEqual({ locale: 'fr-fr', unsaved: true });
});

it.each<ChosenLanguage>([
  { locale: 'fr-fr', unsaved: false },
  { locale: 'de-de', unsaved: true },
])('LA-02 the choice %j is no reason to stay in French', async (chosen) => {
  const application = await arriving('/fr', 'en', chosen);
  expect(application.get(FollowSavedLanguage).execute()).toBe(true);
  expect(application.navigator.loaded).toEqual(['/']);
});
