import { SwitchLanguage } from '#application/language/SwitchLanguage';
import { Session } from '#application/session/Session';
import { compose } from '../../support/compose';

it('LA-01 stores a guest’s choice for the next sign-in and loads the same page in that language', async () => {
  const application = await compose({ path: '/account/products?code=X#redeem' });
  await application.get(SwitchLanguage).execute('fr-fr');
  expect(application.languagePreference.read()).toEqual({ locale: 'fr-fr', isUnsaved: true });
  expect(application.navigator.loadedPaths).toEqual(['/fr/compte/produits?code=X#redeem']);
});

it('LA-01 does not send a guest’s choice to the server', async () => {
  const application = await compose();
  await application.get(SwitchLanguage).execute('de-de');
  expect(application.backend.person('new').language).toBe('en');
});

it('LA-01 saves a player’s choice on the server', async () => {
  const application = await compose({ as: 'new', path: '/de/konto/produkte' });
  await application.get(Session).start();
  await application.get(SwitchLanguage).execute('fr-fr');
  expect(application.backend.person('new').language).toBe('fr');
  expect(application.languagePreference.read()).toEqual({ locale: 'fr-fr', isUnsaved: false });
  expect(application.navigator.loadedPaths).toEqual(['/fr/compte/produits']);
});

it.each(['offline', 'failing'] as const)(
  'LA-01 does not wait for a server that is %s, and marks the choice as unsaved',
  async (network) => {
    const application = await compose({ as: 'new', path: '/login' });
    await application.get(Session).start();
    application.backend.setNetworkCondition(network);
    await application.get(SwitchLanguage).execute('de-de');
    expect(application.languagePreference.read()).toEqual({ locale: 'de-de', isUnsaved: true });
    expect(application.navigator.loadedPaths).toEqual(['/de/anmelden']);
  },
);
