import { FollowChosenLanguage } from '#application/language/FollowChosenLanguage';
import { OngoingUse, type Use } from '#application/shared/OngoingUse';
import { Session } from '#application/session/Session';
import { localeItem } from '#domain/consent/storedItems';
import type { ChosenLanguage } from '#domain/language/ChosenLanguage';
import type { Language, Locale } from '#domain/language/Locale';
import { FakeAuthenticator } from '#infrastructure/fake/session/FakeAuthenticator';
import { compose, type Application } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const setUp = async (path: string): Promise<Application> => {
  const application = await compose({ path });
  application.get(FollowChosenLanguage).execute();
  return application;
};

const choose = ({ stored }: Application, locale: Locale, unsaved = false) =>
  stored.writeFromOtherTab(localeItem, unsaved ? `${locale}?` : locale);

it('LA-01 applies a language chosen in another tab to this page', async () => {
  const application = await setUp('/account/products?code=X#redeem');
  choose(application, 'fr-fr', true);
  choose(application, 'fr-fr');
  expect(application.navigator.loadedPaths).toEqual(['/fr/compte/produits?code=X#redeem']);
});

it('LA-01 choosing the current language has no effect', async () => {
  const application = await setUp('/de');
  choose(application, 'de-de');
  application.navigator.push('/de/anmelden');
  expect(application.navigator.loadedPaths).toEqual([]);
  expect(application.navigator.path).toBe('/de/anmelden');
});

it('LA-01 does not reload a page with typed text; the next page uses the new language', async () => {
  const application = await setUp('/login');
  application.activity.hasTyped = true;
  choose(application, 'de-de');
  application.navigator.replace('/login#help');
  expect([application.navigator.loadedPaths, application.navigator.path]).toEqual([[], '/login#help']);

  application.navigator.push('/account/products?code=X');
  expect(application.navigator.path).toBe('/de/konto/produkte?code=X');
  application.navigator.push('/');
  expect(application.navigator.path).toBe('/');
});

it.each<Use>(['sending', 'uploading', 'paying', 'showing-once'])(
  'LA-01 does not reload a page that is used for %s; the next page uses the new language',
  async (use) => {
    const application = await setUp('/account/security');
    const end = application.get(OngoingUse).begin(use);
    choose(application, 'de-de');
    end();
    expect(application.navigator.loadedPaths).toEqual([]);
    application.navigator.push('/account/products');
    expect(application.navigator.path).toBe('/de/konto/produkte');
  },
);

it('LA-01 lets an upload finish before another page uses the new language', async () => {
  const application = await setUp('/account/images');
  const end = application.get(OngoingUse).begin('uploading');
  choose(application, 'de-de');
  application.navigator.push('/login');
  expect(application.navigator.path).toBe('/login');
  end();
  application.navigator.push('/account/products');
  expect(application.navigator.path).toBe('/de/konto/produkte');
});

it('LA-01 choosing the original language again before navigating has no effect', async () => {
  const application = await setUp('/login');
  application.activity.hasTyped = true;
  choose(application, 'de-de');
  choose(application, 'en-us');
  application.navigator.push('/');
  expect(application.navigator.path).toBe('/');
});

describe('a player who signs in', () => {
  const signingIn = async (path: string, language: string, chosen?: ChosenLanguage): Promise<Application> => {
    const application = await setUp(path);
    if (chosen) application.languagePreference.write(chosen);
    const player = application.backend.person('new');
    player.language = language as Language;
    const session = application.get(Session);
    await session.start();
    await session.begin(application.get(FakeAuthenticator).issueTokens(player));
    return application;
  };

  it('LA-02 switches to the account’s language immediately', async () => {
    const application = await signingIn('/buy?plan=3', 'de');
    expect(application.navigator.loadedPaths).toEqual([]);
    application.clock.advance(0);
    expect(application.navigator.loadedPaths).toEqual(['/de/kaufen?plan=3']);
  });

  it('LA-01 LA-02 keeps a language that was chosen before the sign-in and saves it to the account', async () => {
    const application = await signingIn('/fr/acheter', 'de', { locale: 'fr-fr', isUnsaved: true });
    application.clock.advance(0);
    await flushPromises();
    expect(application.navigator.loadedPaths).toEqual([]);
    expect(application.backend.person('new').language).toBe('fr');
    expect(application.languagePreference.read()).toEqual({ locale: 'fr-fr', isUnsaved: false });
  });

  it.each<ChosenLanguage>([
    { locale: 'fr-fr', isUnsaved: false },
    { locale: 'en-us', isUnsaved: true },
  ])('LA-02 switches to the account’s language despite the stored choice %j', async (chosen) => {
    const application = await signingIn('/fr/acheter', 'de', chosen);
    application.clock.advance(0);
    expect(application.navigator.loadedPaths).toEqual(['/de/kaufen']);
    expect(application.backend.person('new').language).toBe('de');
  });

  it('LA-02 preserves typed text; the next page uses the account’s language', async () => {
    const application = await signingIn('/buy', 'de');
    application.activity.hasTyped = true;
    application.clock.advance(0);
    expect(application.navigator.loadedPaths).toEqual([]);
    application.navigator.push('/account/products');
    expect(application.navigator.path).toBe('/de/konto/produkte');
  });

  it.each([
    ['/de/kaufen', 'de'],
    ['/buy', ''],
    ['/activate/3f9c-activation', 'de'],
  ])('LA-02 does not redirect from %s with the account language %j', async (path, language) => {
    const application = await signingIn(path, language);
    application.clock.advance(0);
    expect(application.navigator.loadedPaths).toEqual([]);
  });

  it('LA-02 does not redirect when a document’s initial session starts', async () => {
    const application = await compose({ as: 'new', path: '/buy' });
    application.backend.person('new').language = 'de';
    application.get(FollowChosenLanguage).execute();
    await application.get(Session).start();
    application.clock.advance(0);
    expect(application.navigator.loadedPaths).toEqual([]);
  });
});
