import { ConfigurationSource } from '#application/configuration/ConfigurationSource';
import { ResolvePage } from '#application/navigation/ResolvePage';
import { Session } from '#application/session/Session';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import type { Language } from '#domain/language/Locale';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { blankPages, compose, composeUnconfigured, type Application } from '../../support/compose';
import { Configuration } from '#application/configuration/Configuration';

const setUp = async (as?: PersonKey, language = ''): Promise<Application> => {
  const application = await compose(as ? { as } : {});
  if (as) application.backend.person(as).language = language as Language;
  await application.get(Session).start();
  return application;
};

const resolve = (application: Application, path: string) => application.get(ResolvePage).execute(path);

describe('after signing in', () => {
  it('SE-11 a login link from the contest redirects to the contest instead of the return path', async () => {
    const application = await setUp('new');
    application.returnPaths.save('/account/products?code=X');
    expect(resolve(application, '/fr/connexion?source=contest')).toEqual({
      kind: 'redirect',
      to: '/fr/tirage',
    });
    expect(application.returnPaths.take()).toBeUndefined();
  });

  it('SE-11 login redirects to the return path even if that path has source=contest', async () => {
    const application = await setUp('new');
    application.returnPaths.save('/account/products?source=contest');
    expect(resolve(application, '/login')).toEqual({
      kind: 'redirect',
      to: '/account/products?source=contest',
    });
  });
});

describe('resolving a path', () => {
  it('SH-02 shows an existing page with its parameters and query', async () => {
    const shown = resolve(await setUp('new'), '/account/products?code=A&user_id=7#redeem');
    expect(shown).toMatchObject({ kind: 'show', match: { locale: 'en-us', route: { id: 'products' } } });
    expect(shown.kind === 'show' && [...shown.query]).toEqual([
      ['code', 'A'],
      ['user_id', '7'],
    ]);
  });

  it('SH-02 ignores a query inside the hash', async () => {
    const shown = resolve(await setUp(), '/#x?code=A');
    expect(shown.kind === 'show' && [...shown.query]).toEqual([]);
  });

  it.each([
    ['/index', '/'],
    ['/fr/index?x=1', '/fr?x=1'],
    ['/login/?x=1#y', '/login?x=1#y'],
    ['/de/', '/de'],
    ['/nowhere', '/#page-not-found'],
    ['/nowhere?x=1#y', '/?x=1#page-not-found'],
    ['/fr/nowhere/else', '/fr#page-not-found'],
    ['//elsewhere.test', '/#page-not-found'],
  ])('SH-02 %s redirects to %s', async (path, to) => {
    expect(resolve(await setUp(), path)).toEqual({ kind: 'redirect', to });
  });

  it.each([
    ['/news', '/#page-not-found'],
    ['/fr/acheter', '/fr#page-not-found'],
    ['/de/konto/profil', '/de#page-not-found'],
    ['/account/security', '/#page-not-found'],
  ])('SH-01 %s is not built yet and redirects to the locale’s home page, %s', async (path, to) => {
    expect(resolve(await setUp(), path)).toEqual({ kind: 'redirect', to });
  });
});

describe('a guest', () => {
  it.each([
    ['/account/products?code=FARSTEAD00033MTH', '/login'],
    ['/fr/compte/produits', '/fr/connexion'],
    ['/de/konto/produkte?code=X#redeem', '/de/anmelden'],
  ])('SH-04 D-01 visiting %s redirects to %s and stores the path with its query', async (path, login) => {
    const application = await setUp();
    expect(resolve(application, path)).toEqual({ kind: 'redirect', to: login });
    expect(application.returnPaths.take()).toBe(path);
  });

  it('SH-03 a guest sees the login page', async () => {
    expect(resolve(await setUp(), '/fr/connexion')).toMatchObject({
      kind: 'show',
      match: { locale: 'fr-fr' },
    });
  });

  it.each([
    ['/signup', { ...blankPages, signup: blankPages.login }],
    ['/login', blankPages],
  ])(
    'D-01 redirects to %s when the configuration prefers sign-up, if that page is built',
    async (to, pages) => {
      const application = composeUnconfigured({ pages });
      application.replace(ConfigurationSource, new SignUpFirst());
      await application.get(Configuration).load();
      await application.get(Session).start();
      expect(resolve(application, '/account/products')).toEqual({ kind: 'redirect', to });
    },
  );

  it('SH-04 shows a message on the requested page when the session is unreachable', async () => {
    const application = await compose({ as: 'new' });
    application.clock.advance(16 * 60_000);
    application.backend.setNetworkCondition('offline');
    await application.get(Session).start();
    expect(resolve(application, '/account/products')).toMatchObject({
      kind: 'unreachable',
      match: { route: { id: 'products' } },
    });
    expect(application.returnPaths.take()).toBeUndefined();
  });
});

describe('a signed-in player on the login page', () => {
  it.each([
    ['/login', '/account/products'],
    ['/fr/connexion', '/fr/compte/produits'],
    ['/de/anmelden?x=1', '/de/konto/produkte'],
  ])('SH-03 %s redirects to %s', async (path, to) => {
    expect(resolve(await setUp('new'), path)).toEqual({ kind: 'redirect', to });
  });

  it.each([
    ['/login', undefined, '/de/konto/produkte'],
    ['/login', '/account/products?code=X#redeem', '/de/konto/produkte?code=X#redeem'],
    ['/de/anmelden', '/account/products', '/de/konto/produkte'],
    ['/login?source=contest', undefined, '/de/verlosung'],
  ])(
    'LA-02 %s with the return path %s redirects a player with a German account to %s',
    async (path, wanted, to) => {
      const application = await setUp('new', 'de');
      if (wanted !== undefined) application.returnPaths.save(wanted);
      expect(resolve(application, path)).toEqual({ kind: 'redirect', to });
    },
  );

  it('LA-02 a newer choice in this browser overrides the account’s language', async () => {
    const application = await setUp('new', 'de');
    application.languagePreference.write({ locale: 'en-us', isUnsaved: true });
    expect(resolve(application, '/login')).toEqual({ kind: 'redirect', to: '/account/products' });
    application.languagePreference.write({ locale: 'fr-fr', isUnsaved: true });
    expect(resolve(application, '/login')).toEqual({ kind: 'redirect', to: '/de/konto/produkte' });
  });

  it('SH-04 uses the return path only once', async () => {
    const application = await setUp('new');
    application.returnPaths.save('/de/konto/produkte?code=X');
    expect(resolve(application, '/login')).toEqual({ kind: 'redirect', to: '/de/konto/produkte?code=X' });
    expect(resolve(application, '/login')).toEqual({ kind: 'redirect', to: '/account/products' });
  });

  it.each([
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/\t/elsewhere.test',
    'https://h@elsewhere.test',
    '/account/..//elsewhere.test',
    'javascript:alert(1)',
    '/buy?plan=3',
    '/login',
    '',
  ])('SH-04 rejects the unsafe return path %j', async (remembered) => {
    const application = await setUp('new');
    application.returnPaths.save(remembered);
    expect(resolve(application, '/login')).toEqual({ kind: 'redirect', to: '/account/products' });
  });
});

class SignUpFirst extends ConfigurationSource {
  async load(): Promise<RemoteConfiguration> {
    return new RemoteConfiguration({ ...fakeConfiguration, guestRedirect: 'signup' });
  }
}

describe('the registration page', () => {
  const signupPages = { ...blankPages, signup: blankPages.home, landingSignup: blankPages.home };
  const at = async (as?: PersonKey): Promise<Application> => {
    const application = await compose({ pages: signupPages, ...(as && { as }) });
    await application.get(Session).start();
    return application;
  };

  it('RG-03 redirects signed-in players and is not prefetched for them', async () => {
    const application = await at('new');
    expect(resolve(application, '/signup?code=abc')).toEqual({
      kind: 'redirect',
      to: '/account/products?code=abc',
    });
    expect(application.get(ResolvePage).resolveForPrefetch('/signup')).toBeUndefined();
  });

  it('RG-03 guests see sign-up, except store owners on the French and German pages', async () => {
    const application = await at();
    expect(resolve(application, '/signup?steam_session_ticket=14').kind).toBe('show');
    expect(resolve(application, '/fr/inscription?steam_session_ticket=14')).toEqual({
      kind: 'redirect',
      to: '/fr/lp/inscription?steam_session_ticket=14',
    });
    expect(application.get(ResolvePage).resolveForPrefetch('/signup')).toBeDefined();
  });
});
