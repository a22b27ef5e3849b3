import { Session } from '#application/session/Session';
import { homePath, localeOfPath } from '#domain/language/Locale';
import type { RouteId } from '#domain/navigation/routes';
import { PagePresenter } from '#ui/app/PagePresenter';
import type { LoadPage, PageFrame, PageHead, PageModule } from '#ui/app/Pages';
import { Translations } from '#ui/content/Translations';
import type { PageRequest } from '#ui/presenter';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { compose, type Application } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const View = () => null;

/** A page whose loading is controlled by the test. */
const pageOnDemand = () => {
  const log: string[] = [];
  const waiting: { arrive: () => void; fail: (error: Error) => void }[] = [];
  class Presenter {
    load({ query }: PageRequest): Promise<void> {
      log.push(`load ${query.toString()}`);
      return new Promise((arrive, fail) => waiting.push({ arrive, fail }));
    }

    dispose(): void {
      log.push('dispose');
    }
  }
  const page: LoadPage = async () => ({ View, Presenter });
  return { page, log, waiting };
};

/** A page whose presenter has this head. */
const pageWith = (head: PageHead): LoadPage => {
  class Presenter {
    readonly head = head;
  }
  return async () => ({ View, Presenter });
};

const blank: LoadPage = async (): Promise<PageModule> => ({ View });

const setUp = async (path: string, pages: Partial<Record<RouteId, LoadPage>> = {}, as?: PersonKey) => {
  const application = await compose({
    path,
    pages: { home: blank, login: blank, products: blank, ...pages },
    ...(as && { as }),
  });
  await application.get(Translations).load(localeOfPath(path));
  await application.get(Session).start();
  return { application, page: application.get(PagePresenter) };
};

const shownId = (page: PagePresenter): string | undefined =>
  page.state.kind === 'shown' ? page.state.page.match.route.id : undefined;

const finishNavigation = ({ state, onPageShown }: PagePresenter): void => {
  if (state.kind === 'shown') onPageShown(state.page);
};

const navigate = async (application: Application, path: string): Promise<void> => {
  application.navigator.push(path);
  await flushPromises();
};

it('SE-07 reloads a player’s page for another player, even without another page in between', async () => {
  const { page: products, log, waiting } = pageOnDemand();
  const { page: login } = pageOnDemand();
  const { application, page } = await setUp('/account/products', { products, login }, 'new');
  void page.start();
  await flushPromises();
  waiting[0]?.arrive();
  await flushPromises();
  application.get(Session).end();
  await flushPromises();
  await application.get(Session).begin(application.tokensOf('subscriber'));
  await flushPromises();
  waiting[1]?.arrive();
  await flushPromises();
  expect(shownId(page)).toBe('products');
  expect(log).toEqual(['load ', 'load ', 'dispose']);
});

it('SE-07 reloads a player’s page when another player signs in in another tab', async () => {
  const { page: products, log, waiting } = pageOnDemand();
  const { application, page } = await setUp('/account/products', { products }, 'new');
  void page.start();
  await flushPromises();
  waiting[0]?.arrive();
  await flushPromises();
  application.tokens.write(application.tokensOf('subscriber'));
  application.channel.receive('signed-in');
  await flushPromises();
  waiting[1]?.arrive();
  await flushPromises();
  expect(shownId(page)).toBe('products');
  expect(log).toEqual(['load ', 'load ', 'dispose']);
});

describe('prefetching a page', () => {
  it('loads a page once when its link is hovered and then clicked', async () => {
    const { page: products, log, waiting } = pageOnDemand();
    const { application, page } = await setUp('/', { products }, 'new');
    await page.start();
    application.linkIntents.hover('/account/products?code=A#top');
    application.linkIntents.hover('/account/products?code=A');
    await flushPromises();
    waiting[0]?.arrive();
    await flushPromises();
    expect(shownId(page)).toBe('home');
    await navigate(application, '/account/products?code=A');
    expect(shownId(page)).toBe('products');
    expect(log).toEqual(['load code=A']);
  });

  it('a prefetched page expires after 30 seconds and is loaded again', async () => {
    const { page: products, log, waiting } = pageOnDemand();
    const { application, page } = await setUp('/', { products }, 'new');
    await page.start();
    application.linkIntents.hover('/account/products');
    await flushPromises();
    waiting[0]?.arrive();
    application.clock.advance(30_000);
    application.linkIntents.hover('/account/products');
    await flushPromises();
    expect([...log].sort()).toEqual(['dispose', 'load ', 'load ']);
  });

  it('SH-04 hovering a link to a player’s page prefetches and stores nothing for a guest', async () => {
    const { page: products, log } = pageOnDemand();
    const { application, page } = await setUp('/', { products });
    await page.start();
    application.linkIntents.hover('/account/products');
    application.linkIntents.hover('/de/anmelden');
    await flushPromises();
    expect(log).toEqual([]);
    expect(application.returnPaths.take()).toBeUndefined();
  });

  it('retries a failed prefetch when the page is opened', async () => {
    const { page: login, log, waiting } = pageOnDemand();
    const { application, page } = await setUp('/', { login });
    await page.start();
    application.linkIntents.hover('/login');
    await flushPromises();
    waiting[0]?.fail(new Error('cut off'));
    await navigate(application, '/login');
    waiting[1]?.arrive();
    await flushPromises();
    expect(shownId(page)).toBe('login');
    expect(log).toEqual(['load ', 'load ']);
    expect(application.errors.reports).toEqual([]);
  });
});

it.each(['discover', 'show'] as const)(
  'prefetches only the code of a page when its link appears: %s',
  async (kind) => {
    const { page: products, log } = pageOnDemand();
    const loadProducts = jest.fn<ReturnType<LoadPage>, []>(async () => products());
    const { application, page } = await setUp('/', { products: loadProducts }, 'new');
    await page.start();
    application.linkIntents[kind]('/account/products?code=A');
    application.linkIntents[kind]('/fr/compte/produits');
    application.linkIntents[kind]('/login');
    await flushPromises();
    expect(loadProducts).toHaveBeenCalledTimes(1);
    expect(log).toEqual([]);
  },
);

it('prefetches code and data of a content-only page and disposes of its presenter', async () => {
  const { page: home, log, waiting } = pageOnDemand();
  const content: LoadPage = async () => ({ ...(await home()), hasContentOnly: true });
  const { application, page } = await setUp('/login', { home: content });
  await page.start();
  application.linkIntents.show('/?part=2');
  await flushPromises();
  waiting[0]?.arrive();
  await flushPromises();
  expect(log).toEqual(['load part=2', 'dispose']);
  expect(shownId(page)).toBe('login');
});

it.each(['discover', 'show'] as const)(
  'loads the code when the page is opened if its prefetch failed: %s',
  async (kind) => {
    const { page: login, waiting } = pageOnDemand();
    let isCutOff = true;
    const loadLogin: LoadPage = () => (isCutOff ? Promise.reject(new Error('cut off')) : login());
    const { application, page } = await setUp('/', { login: loadLogin });
    await page.start();
    application.linkIntents[kind]('/login');
    await flushPromises();
    isCutOff = false;
    await navigate(application, '/login');
    waiting[0]?.arrive();
    await flushPromises();
    expect(shownId(page)).toBe('login');
    expect(application.errors.reports).toEqual([]);
  },
);

describe('showing a page', () => {
  it('SH-05 each page change sends a page view and scrolls to the top of the page', async () => {
    const { application, page } = await setUp('/');
    await page.start();
    finishNavigation(page);
    expect(application.viewport.moves).toEqual([]);
    await navigate(application, '/login?x=1');
    finishNavigation(page);
    expect(application.analytics.pageViews).toEqual([
      { path: '/', title: expect.stringContaining('Farstead') },
      { path: '/login?x=1', title: expect.stringMatching(/ · Farstead$/) },
    ]);
    expect(application.viewport.moves).toEqual(['top', 'focus']);
  });

  it('updates the path shown in the page chrome once the page is painted', async () => {
    const { application, page } = await setUp('/');
    await page.start();
    finishNavigation(page);
    expect([page.isPainted, page.chromePath]).toEqual([true, '/']);
    await navigate(application, '/login');
    finishNavigation(page);
    expect([page.isPainted, page.path, page.chromePath]).toEqual([false, '/login', '/']);
    application.viewport.paint();
    expect([page.isPainted, page.chromePath]).toEqual([true, '/login']);
    await navigate(application, '/login#email');
    expect([page.isPainted, page.chromePath]).toEqual([true, '/login#email']);
  });

  it('a page that fails to load ends the navigation and updates the page chrome', async () => {
    const broken: LoadPage = () => Promise.reject(new Error('cut off'));
    const { application, page } = await setUp('/', { login: broken });
    await page.start();
    finishNavigation(page);
    await navigate(application, '/login');
    expect([page.state.kind, page.isPainted, page.chromePath]).toEqual(['failed', true, '/login']);
  });

  it('prefetches a link that moves under a resting pointer only after the page is painted', async () => {
    const { page: login, log } = pageOnDemand();
    const { application, page } = await setUp('/', { login, siteMap: blank });
    await page.start();
    await navigate(application, '/sitemap');
    finishNavigation(page);
    application.linkIntents.hover('/login');
    await flushPromises();
    expect(log).toEqual([]);
    application.viewport.paint();
    await flushPromises();
    expect(log).toEqual(['load ']);
  });

  it('SH-05 a URL with a hash scrolls to the top, then to the target', async () => {
    const { application, page } = await setUp('/');
    await page.start();
    finishNavigation(page);
    await navigate(application, '/login');
    await navigate(application, '/#builders');
    finishNavigation(page);
    expect(application.viewport.moves).toEqual(['top', '#builders', 'focus']);
  });

  it('SH-05 going back restores the scroll position', async () => {
    const { application, page } = await setUp('/');
    await page.start();
    finishNavigation(page);
    await navigate(application, '/login');
    application.navigator.go(-1);
    await flushPromises();
    finishNavigation(page);
    expect(shownId(page)).toBe('home');
    expect(application.viewport.moves).toEqual(['back', 'focus']);
  });

  it.each([
    ['/login', 'en-us', / · Farstead$/],
    ['/fr/connexion', 'fr-fr', / · Farstead$/],
    ['/de/anmelden', 'de-de', / · Farstead$/],
  ])('SH-06 %s has a title and description in %s', async (path, locale, title) => {
    const { application, page } = await setUp(path);
    await page.start();
    expect(application.head.last).toEqual({
      title: expect.stringMatching(title),
      page: expect.stringMatching(/^[^·]{3,}$/),
      product: 'Farstead',
      description: expect.stringMatching(/.{40,}/),
      locale,
      trail: [{ name: 'Farstead', path: homePath(localeOfPath(path)) }],
    });
  });

  it('SH-06 a page’s title and description override those of its route', async () => {
    const head = { title: 'Mining on Thades', description: 'Where the ore is.', isMissing: false };
    const { application, page } = await setUp('/', { home: pageWith(head) });
    await page.start();
    expect(application.head.last).toEqual({
      title: 'Mining on Thades · Farstead',
      page: 'Mining on Thades',
      product: 'Farstead',
      description: 'Where the ore is.',
      locale: 'en-us',
      trail: [],
    });
  });

  it('SH-06 uses the route’s values where the page’s document is empty', async () => {
    const { application, page } = await setUp('/', { home: pageWith({ title: '', description: '' }) });
    await page.start();
    expect(application.head.last?.title).toMatch(/.{3,} · Farstead$/);
    expect(application.head.last?.description).not.toBe('');
  });

  it('SH-06 a page without a title shows the product name, never a text key', async () => {
    const { application, page } = await setUp('/legal/eula', { legal: pageWith({}) });
    await page.start();
    expect(application.head.last?.title).toBe('Farstead');
  });

  it('SH-06 a step precedes the page’s title until it ends or another page is shown', async () => {
    const { application, page } = await setUp('/login');
    await page.start();
    const titles = [application.head.last?.title];
    const record = () => titles.push(application.head.last?.title);
    page.setStep('One more step');
    record();
    await navigate(application, '/login#content');
    record();
    page.setStep(undefined);
    record();
    page.setStep('One more step');
    await navigate(application, '/');
    page.setStep(undefined);
    record();
    expect(titles).toEqual([
      'Log in · Farstead',
      'One more step · Log in · Farstead',
      'One more step · Log in · Farstead',
      'Log in · Farstead',
      expect.not.stringContaining('Log in'),
    ]);
  });
});

describe('navigating to another page', () => {
  it('SH-05 shows the previous page until the next page’s data has loaded', async () => {
    const products = pageOnDemand();
    const { application, page } = await setUp('/', { products: products.page }, 'new');
    await page.start();
    const title = application.head.last?.title;
    await navigate(application, '/account/products?code=A');
    expect([shownId(page), page.isNavigating, page.path]).toEqual(['home', true, '/']);
    expect(application.head.last?.title).toBe(title);

    products.waiting[0]?.arrive();
    await flushPromises();
    expect([shownId(page), page.isNavigating]).toEqual(['products', false]);
    expect(application.head.last?.title).not.toBe(title);
    expect(page.path).toBe('/account/products?code=A');
    expect(products.log).toEqual(['load code=A']);
  });

  it('SH-05 disposes of a slow page without showing it when the visitor navigates elsewhere', async () => {
    const products = pageOnDemand();
    const { application, page } = await setUp('/', { products: products.page }, 'new');
    await page.start();
    const { title } = application.head.last ?? {};
    await navigate(application, '/account/products?code=slow');
    await navigate(application, '/account/products?code=fast');
    products.waiting[1]?.arrive();
    await flushPromises();
    expect(page.path).toBe('/account/products?code=fast');
    products.waiting[0]?.arrive();
    await flushPromises();
    expect(page.path).toBe('/account/products?code=fast');
    expect(products.log).toEqual(['load code=slow', 'load code=fast', 'dispose']);
    expect(application.head.last?.title).not.toBe(title);
  });

  it('SH-05 going back before the next page has loaded does not change the current page', async () => {
    const products = pageOnDemand();
    const { application, page } = await setUp('/', { products: products.page }, 'new');
    await page.start();
    const before = page.state.kind === 'shown' ? page.state.page.key : undefined;
    await navigate(application, '/account/products');
    application.navigator.go(-1);
    await flushPromises();
    products.waiting[0]?.fail(new Error('too late'));
    await flushPromises();
    expect([shownId(page), page.isNavigating]).toEqual(['home', false]);
    expect(page.state.kind === 'shown' && page.state.page.key).toBe(before);
  });

  it('SH-05 disposes of a page exactly once when the visitor leaves it', async () => {
    const home = pageOnDemand();
    const { application, page } = await setUp('/', { home: home.page });
    const started = page.start();
    await flushPromises();
    home.waiting[0]?.arrive();
    await started;
    await navigate(application, '/login');
    await navigate(application, '/login?again');
    expect(home.log).toEqual(['load ', 'dispose']);
  });

  it('SH-05 changing only the hash does not reload the page', async () => {
    const home = pageOnDemand();
    const { application, page } = await setUp('/', { home: home.page });
    const started = page.start();
    await flushPromises();
    home.waiting[0]?.arrive();
    await started;
    await navigate(application, '/#builders');
    expect(page.path).toBe('/#builders');
    expect(home.log).toEqual(['load ']);
  });

  it('LA-01 loads a path in another language from the server', async () => {
    const { application, page } = await setUp('/');
    await page.start();
    await navigate(application, '/fr');
    expect(application.navigator.loadedPaths).toEqual(['/fr']);
    expect(shownId(page)).toBe('home');
  });

  it('SH-02 redirects replace the current history entry', async () => {
    const { application, page } = await setUp('/');
    await page.start();
    await navigate(application, '/nowhere/');
    expect(application.navigator.path).toBe('/#page-not-found');
    await navigate(application, '/login/');
    expect([application.navigator.path, shownId(page)]).toEqual(['/login', 'login']);
    application.navigator.go(-1);
    await flushPromises();
    expect(application.navigator.path).toBe('/#page-not-found');
  });

  it('SH-02 SH-06 an unknown path sets the title “Page not found” until the next navigation', async () => {
    const { application, page } = await setUp('/');
    await page.start();
    const title = application.head.last?.title;
    await navigate(application, '/nowhere');
    expect(application.head.last?.title).toBe('Page not found · Farstead');
    expect(page.state).toMatchObject({ page: { title: 'Page not found · Farstead' } });
    await navigate(application, '/');
    expect(application.head.last?.title).toBe(title);
    const { application: other, page: first } = await setUp('/#page-not-found');
    await first.start();
    expect(other.head.last?.title).toBe('Page not found · Farstead');
  });
});

describe('a page that fails to load', () => {
  it('reports the error and loads the page on retry', async () => {
    const products = pageOnDemand();
    const { application, page } = await setUp('/', { products: products.page }, 'new');
    await page.start();
    await navigate(application, '/account/products');
    const error = new Error('ChunkLoadError');
    products.waiting[0]?.fail(error);
    await flushPromises();
    expect(page.state).toEqual({ kind: 'failed', path: '/account/products' });
    expect(page.isNavigating).toBe(false);
    expect(application.errors.reports).toEqual([error]);

    const retried = page.retry();
    await flushPromises();
    products.waiting[1]?.arrive();
    await retried;
    expect(shownId(page)).toBe('products');
  });

  it('does not affect the page that the visitor opened in the meantime', async () => {
    const products = pageOnDemand();
    const { application, page } = await setUp('/', { products: products.page }, 'new');
    await page.start();
    await navigate(application, '/account/products');
    await navigate(application, '/?x');
    products.waiting[0]?.fail(new Error('late'));
    await flushPromises();
    expect([shownId(page), page.path]).toEqual(['home', '/?x']);
    expect(application.errors.reports).toHaveLength(1);
  });

  it('SH-04 loads a player’s page on retry once the server can identify the player', async () => {
    const application = await compose({ path: '/account/products?code=A', as: 'new' });
    await application.get(Translations).load('en-us');
    application.clock.advance(16 * 60_000);
    application.backend.setNetworkCondition('offline');
    await application.get(Session).start();
    const page = application.get(PagePresenter);
    await page.start();
    expect(page.state).toEqual({ kind: 'failed', path: '/account/products?code=A' });
    application.backend.setNetworkCondition('normal');
    await page.retry();
    await flushPromises();
    expect([shownId(page), page.path]).toEqual(['products', '/account/products?code=A']);
  });
});

describe('the session', () => {
  it('SH-04 redirects a guest to login and, after sign-in, back to the path with its query', async () => {
    const { application, page } = await setUp('/account/products?code=A');
    await page.start();
    await flushPromises();
    expect([shownId(page), application.navigator.path]).toEqual(['login', '/login']);
    await application.get(Session).begin(application.tokensOf('new'));
    await flushPromises();
    expect([shownId(page), page.path]).toEqual(['products', '/account/products?code=A']);
  });

  it('SH-03 signing in on the login page opens the products page', async () => {
    const { application, page } = await setUp('/fr/connexion');
    application.backend.person('new').language = 'fr';
    await page.start();
    await application.get(Session).begin(application.tokensOf('new'));
    await flushPromises();
    expect(page.path).toBe('/fr/compte/produits');
  });

  it('SE-07 signing out in another tab replaces a player’s page with the login page', async () => {
    const { application, page } = await setUp('/account/products', {}, 'new');
    await page.start();
    application.channel.receive('signed-out');
    await flushPromises();
    expect(shownId(page)).toBe('login');
  });

  it('SE-12 reloading the player does not change the page', async () => {
    const { application, page } = await setUp('/account/products', {}, 'new');
    await page.start();
    const { state } = page;
    await application.get(Session).reloadPlayer();
    await flushPromises();
    expect(page.state).toBe(state);
  });
});

describe('the shared frame of a section’s pages', () => {
  const framed = async () => {
    const log: string[] = [];
    class Presenter {
      async load(): Promise<void> {
        log.push('load');
      }
    }
    const frame: PageFrame = { View, Presenter, texts: ['products'], contentId: 'part' };
    const loadFrame = jest.fn(async () => frame);
    const application = await compose({
      pages: { home: blank, products: blank, security: blank },
      frames: { account: loadFrame },
      as: 'new',
    });
    await application.get(Translations).load('en-us');
    await application.get(Session).start();
    const page = application.get(PagePresenter);
    await page.start();
    finishNavigation(page);
    return { application, page, frame, loadFrame, log };
  };

  it('AC-01 remains the same object on all pages of the section and loads with each page', async () => {
    const { application, page, frame, log } = await framed();
    expect(page.state).not.toHaveProperty('page.frame');
    await navigate(application, '/account/products');
    expect(page.state).toHaveProperty('page.frame', frame);
    expect(application.get(Translations).has('products', 'title')).toBe(true);
    await navigate(application, '/account/security');
    expect(page.state).toHaveProperty('page.frame', frame);
    expect(log).toEqual(['load', 'load']);
  });

  it.each(['discover', 'show'] as const)(
    'prefetches the frame’s code with the page, but not its data: %s',
    async (kind) => {
      const { application, loadFrame, log } = await framed();
      application.linkIntents[kind]('/account/products');
      await flushPromises();
      expect(loadFrame).toHaveBeenCalledTimes(1);
      expect(log).toEqual([]);
    },
  );

  it('AC-01 moves focus to the section’s content when only the section changes', async () => {
    const { application, page } = await framed();
    await navigate(application, '/account/products');
    finishNavigation(page);
    expect(application.viewport.moves.at(-1)).toBe('focus');
    await navigate(application, '/account/security');
    finishNavigation(page);
    expect(application.viewport.moves.at(-1)).toBe('focus part');
    await navigate(application, '/');
    finishNavigation(page);
    expect(application.viewport.moves.at(-1)).toBe('focus');
  });
});
