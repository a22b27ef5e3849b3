import { FollowSavedLanguage } from '#application/language/FollowSavedLanguage';
import type { ChosenLanguage } from '#domain/language/ChosenLanguage';
import { Session } from '#application/session/Session';
import type { Language } from '#domain/language/Locale';
import { compose, type Application } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const setUp = async (path: string, saved: string, chosen?: ChosenLanguage): Promise<Application> => {
  const application = await compose({ as: 'new', path });
  application.backend.person('new').language = saved as Language;
  await application.get(Session).start();
  if (chosen) application.languagePreference.write(chosen);
  return application;
};

it.each([
  ['/account/products?code=X', 'fr', '/fr/compte/produits?code=X'],
  ['/fr/compte/produits', 'en', '/account/products'],
  ['/', 'de', '/de'],
])('LA-02 redirects a player from %s with the saved language %s to %s', async (path, saved, to) => {
  const application = await setUp(path, saved);
  expect(application.get(FollowSavedLanguage).execute()).toBe(true);
  expect(application.navigator.loadedPaths).toEqual([to]);
});

it('LA-02 does not redirect a player whose page is already in the saved language', async () => {
  const application = await setUp('/de', 'de');
  expect(application.get(FollowSavedLanguage).execute()).toBe(false);
  expect(application.navigator.loadedPaths).toEqual([]);
});

it.each(['', 'es', 'EN'])('LA-02 does not redirect for the unsupported saved language %j', async (saved) => {
  const application = await setUp('/fr', saved);
  expect(application.get(FollowSavedLanguage).execute()).toBe(false);
});

it('AV-01 LA-02 does not redirect from a page while it is submitting its key', async () => {
  const application = await setUp('/activate/3f9c-activation', 'fr');
  expect(application.get(FollowSavedLanguage).execute()).toBe(false);
  expect(application.navigator.loadedPaths).toEqual([]);
});

it('LA-02 does not redirect a guest', async () => {
  const application = await compose({ path: '/fr' });
  await application.get(Session).start();
  expect(application.get(FollowSavedLanguage).execute()).toBe(false);
});

it('LA-02 an unsaved choice overrides the saved language and is sent to the server without a redirect', async () => {
  const application = await setUp('/fr', 'en', { locale: 'fr-fr', isUnsaved: true });
  expect(application.get(FollowSavedLanguage).execute()).toBe(false);
  await flushPromises();
  expect(application.backend.person('new').language).toBe('fr');
  expect(application.languagePreference.read()).toEqual({ locale: 'fr-fr', isUnsaved: false });
});

it('LA-02 a choice that again fails to save remains marked as unsaved', async () => {
  const application = await setUp('/fr', 'en', { locale: 'fr-fr', isUnsaved: true });
  application.backend.setNetworkCondition('offline');
  expect(application.get(FollowSavedLanguage).execute()).toBe(false);
  await flushPromises();
  expect(application.languagePreference.read()).toEqual({ locale: 'fr-fr', isUnsaved: true });
});

it.each<ChosenLanguage>([
  { locale: 'fr-fr', isUnsaved: false },
  { locale: 'de-de', isUnsaved: true },
])('LA-02 redirects to the saved language despite the stored choice %j', async (chosen) => {
  const application = await setUp('/fr', 'en', chosen);
  expect(application.get(FollowSavedLanguage).execute()).toBe(true);
  expect(application.navigator.loadedPaths).toEqual(['/']);
});
