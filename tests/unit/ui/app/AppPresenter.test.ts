import { ConfigurationSource } from '#application/configuration/ConfigurationSource';
import { Session } from '#application/session/Session';
import { localeItem } from '#domain/consent/storedItems';
import type { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import { AppPresenter } from '#ui/app/AppPresenter';
import { PagePresenter } from '#ui/app/PagePresenter';
import { Translations } from '#ui/content/Translations';
import { composeUnconfigured } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

class SwitchedSource extends ConfigurationSource {
  private answers: ((configuration: RemoteConfiguration | undefined) => void)[] = [];

  load(): Promise<RemoteConfiguration | undefined> {
    return new Promise((answer) => this.answers.push(answer));
  }

  answer(configuration: RemoteConfiguration | undefined): void {
    this.answers.forEach((answer) => answer(configuration));
    this.answers = [];
  }
}

const setUp = (arrangement: Parameters<typeof composeUnconfigured>[0] = {}) => {
  const application = composeUnconfigured(arrangement);
  const source = new SwitchedSource();
  application.replace(ConfigurationSource, source);
  return { application, source, app: application.get(AppPresenter), page: application.get(PagePresenter) };
};

it('SH-07 does not start the session or the page until the remote configuration has loaded', async () => {
  const { application, source, app, page } = setUp({ as: 'new' });
  const started = app.start();
  await flushPromises();
  expect(app.state).toBe('starting');
  expect(application.get(Session).state).toEqual({ kind: 'starting' });
  expect(page.state).toEqual({ kind: 'loading' });

  source.answer(fakeConfiguration);
  await started;
  await flushPromises();
  expect(app.state).toBe('running');
  expect(application.get(Session).player?.displayName).toBe('New-Pilot');
  expect(page.state).toMatchObject({ kind: 'shown', page: { match: { route: { id: 'home' } } } });
});

it('SH-03 hydrates a guest page immediately for visitors without tokens, but not for a player', async () => {
  const guest = composeUnconfigured({ path: '/login' });
  const guestApp = guest.get(AppPresenter);
  await guestApp.start();
  expect(guestApp.canHydrate('/login')).toBe(true);

  const player = composeUnconfigured({ path: '/login', as: 'new' });
  const playerApp = player.get(AppPresenter);
  await playerApp.start();
  expect(playerApp.canHydrate('/login')).toBe(false);
});

it('CF-01 loads the purchase confirmation page only once the session state is resolved', async () => {
  const seen: string[] = [];
  const blank = { View: () => null };
  const buyConfirm = async () => {
    seen.push(application.get(Session).state.kind);
    return blank;
  };
  const application = composeUnconfigured({ path: '/buy/confirm', pages: { buyConfirm }, as: 'new' });
  await application.get(AppPresenter).start();
  expect(seen).toEqual(['signed-in']);
});

it('SH-07 offers a retry in the page’s language when loading fails, and then starts', async () => {
  const { application, source, app, page } = setUp({ path: '/fr/connexion' });
  const started = app.start();
  source.answer(undefined);
  await started;
  expect(app.state).toBe('unreachable');
  expect(application.get(Translations).translatorFor('app')('loading.retry')).not.toBe('loading.retry');
  expect(application.get(Translations).locale).toBe('fr-fr');

  const again = app.start();
  expect(app.state).toBe('starting');
  source.answer(fakeConfiguration);
  await again;
  expect(app.state).toBe('running');
  expect(page.state).toMatchObject({ kind: 'shown', page: { match: { route: { id: 'login' } } } });
});

it('LA-02 does not render a page before redirecting a player to the account’s language', async () => {
  const { application, source, app, page } = setUp({ as: 'backer', path: '/account/products' });
  application.backend.person('backer').language = 'de';
  const started = app.start();
  source.answer(fakeConfiguration);
  await started;
  expect(application.navigator.loadedPaths).toEqual(['/de/konto/produkte']);
  expect(app.state).toBe('starting');
  expect(page.state).toEqual({ kind: 'loading' });
});

it('SE-01 public pages remain available while the server is down', async () => {
  const { application, source, app, page } = setUp({ as: 'new' });
  application.clock.advance(16 * 60_000);
  application.backend.setNetworkCondition('offline');
  const started = app.start();
  source.answer(fakeConfiguration);
  await started;
  expect(app.state).toBe('running');
  expect(page.state).toMatchObject({ kind: 'shown', page: { match: { route: { id: 'home' } } } });
});

it('LA-01 applies a language chosen in another tab once the first page is shown', async () => {
  const application = composeUnconfigured({ path: '/login' });
  await application.get(AppPresenter).start();
  application.stored.writeFromOtherTab(localeItem, 'de-de');
  expect(application.navigator.loadedPaths).toEqual(['/de/anmelden']);
});
