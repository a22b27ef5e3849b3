import { Session } from '../../../../src/application/session/Session';
import { homePath, localeOfPath } from '../../../../src/domain/language/Locale';
import type { RouteId } from '../../../../src/domain/navigation/routes';
import { PagePresenter } from '../../../../src/ui/app/PagePresenter';
import type { LoadPage, PageFrame, PageHead, PageModule } from '../../../../src/ui/app/Pages';
import { Translations } from '../../../../src/ui/content/Translations';
import type { Visit } from '../../../../src/ui/presenter';
import type { PersonKey } from '../../../../src/infrastructure/fake/world/people';
import { compose, type Application } from '../../support/compose';
import { settled } from '../../support/settled';

const View = () => null;

/** A page whose loading is controlled by the test. */
const pageOnDemand = () => {
  const log: string[] = [];
  const waiting: { arrive: () => void; fail: (error: Error) => void }[] = [];
  class Presenter {
    load({ query }: Visit): Promise<void> {
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

const visiting = async (path: string, pages: Partial<Record<RouteId, LoadPage>> = {}, as?: PersonKey) => {
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

const arrive = ({ state, arrived }: PagePresenter): void => {
  if (state.kind === 'shown') arrived(state.page);
};

const go = async (application: Application, path: string): Promise<void> => {
  application.navigator.push(path);
  await settled();
};

it('SE-07 a player’s page is reloaded for another player, even with no other page in between', async () => {
  const { page: products, log, waiting } = pageOnDemand();
  const { page: login } = pageOnDemand();
  const { application, page } = await visiting('/account/products', { products, login }, 'new');
  void page.start();
  await settled();
  waiting[0]?.arrive();
  await settled();
  application.get(Session).end();
  await settled();
  await application.get(Session).begin(application.tokensOf('subscriber'));
  await settled();
  waiting[1]?.arrive();
  await settled();
  expect(shownId(page)).toBe('products');
  expect(log).toEqual(['load ', 'load ', 'dispose']);
});

it('SE-07 a player’s page is reloaded for another player who signed in in another tab', async () => {
  const { page: products, log, waiting } = pageOnDemand();
  const { application, page } = await visiting('/account/products', { products }, 'new');
  void page.start();
  await settled();
  waiting[0]?.arrive();
  await settled();
  application.tokens.write(application.tokensOf('subscriber'));
  application.channel.hear('signed-in');
  await settled();
  waiting[1]?.arrive();
  await settled();
  expect(shownId(page)).toBe('products');
  expect(log).toEqual(['load ', 'load ', 'dispose']);
});

describe('prefetching a page', () => {
  it('a page is loaded once when its link is pointed at and then followed', async () => {
    const { page: products, log, waiting } = pageOnDemand();
    const { application, page } = await visiting('/', { products }, 'new');
    await page.start();
    application.linkIntents.pointAt('/account/products?code=A#top');
    application.linkIntents.pointAt('/account/products?code=A');
    await settled();
    waiting[0]?.arrive();
    await settled();
    expect(shownId(page)).toBe('home');
    await go(application, '/account/products?code=A');
    expect(shownId(page)).toBe('products');
    expect(log).toEqual(['load code=A']);
  });

  it('a prefetched page expires after half a minute and is loaded again', async () => {
    const { page: products, log, waiting } = pageOnDemand();
    const { application, page } = await visiting('/', { products }, 'new');
    await page.start();
    application.linkIntents.pointAt('/account/products');
    await settled();
    waiting[0]?.arrive();
    application.clock.advance(30_000);
    application.linkIntents.pointAt('/account/products');
    await settled();
    expect([...log].sort()).toEqual(['dispose', 'load ', 'load ']);
  });

  it('SH-04 pointing at a player’s page loads and stores nothing for a signed-out visitor', async () => {
    const { page: products, log } = pageOnDemand();
    const { application, page } = await visiting('/', { products });
    await page.start();
    application.linkIntents.pointAt('/account/products');
    application.linkIntents.pointAt('/de/anmelden');
    await settled();
    expect(log).toEqual([]);
    expect(application.returnPaths.take()).toBeUndefined();
  });

  it('a failed prefetch is retried when the page is opened', async () => {
    const { page: login, log, waiting } = pageOnDemand();
    const { application, page } = await visiting('/', { login });
    await page.start();
    application.linkIntents.pointAt('/login');
    await settled();
    waiting[0]?.fail(new Error('cut off'));
    await go(application, '/login');
    waiting[1]?.arrive();
    await settled();
    expect(shownId(page)).toBe('login');
    expect(log).toEqual(['load ', 'load ']);
    expect(application.errors.reports).toEqual([]);
  });
});

it.each(['add', 'bringIntoView'] as const)(
  'prefetches the code, but not the data, of a page whose link appears: %s',
  async (kind) => {
    const { page: products, log } = pageOnDemand();
    const loadProducts = jest.fn<ReturnType<LoadPage>, []>(async () => products());
    const { application, page } = await visiting('/', { products: loadProducts }, 'new');
    await page.start();
    application.linkIntents[kind]('/account/products?code=A');
    application.linkIntents[kind]('/fr/compte/produits');
    application.linkIntents[kind]('/login');
    await settled();
    expect(loadProducts).toHaveBeenCalledTimes(1);
    expect(log).toEqual([]);
  },
);

it('a content-only page also prefetches its data, and its presenter is disposed of', async () => {
  const { page: home, log, waiting } = pageOnDemand();
  const content: LoadPage = async () => ({ ...(await home()), hasContentOnly: true });
  const { application, page } = await visiting('/login', { home: content });
  await page.start();
  application.linkIntents.bringIntoView('/?part=2');
  await settled();
  waiting[0]?.arrive();
  await settled();
  expect(log).toEqual(['load part=2', 'dispose']);
  expect(shownId(page)).toBe('login');
});

it.each(['add', 'bringIntoView'] as const)(
  'loads code that could not be prefetched when the page is opened: %s',
  async (kind) => {
    const { page: login, waiting } = pageOnDemand();
    let isCutOff = true;
    const loadLogin: LoadPage = () => (isCutOff ? Promise.reject(new Error('cut off')) : login());
    const { application, page } = await visiting('/', { login: loadLogin });
    await page.start();
    application.linkIntents[kind]('/login');
    await settled();
    isCutOff = false;
    await go(application, '/login');
    waiting[0]?.arrive();
    await settled();
    expect(shownId(page)).toBe('login');
    expect(application.errors.reports).toEqual([]);
  },
);

describe('arriving', () => {
  it('SH-05 each page change sends a page view and scrolls to the top', async () => {
    const { application, page } = await visiting('/');
    await page.start();
    arrive(page);
    expect(application.viewport.moves).toEqual([]);
    await go(application, '/login?x=1');
    arrive(page);
    expect(application.analytics.pageViews).toEqual([
      { path: '/', title: expect.stringContaining('Farstead') },
      { path: '/login?x=1', title: expect.stringMatching(/ · Farstead$/) },
    ]);
    expect(application.viewport.moves).toEqual(['top', 'focus']);
  });

  it('the path around a page follows once the page is painted', async () => {
    const { application, page } = await visiting('/');
    await page.start();
    arrive(page);
    expect([page.isPainted, page.pathAround]).toEqual([true, '/']);
    await go(application, '/login');
    arrive(page);
    expect([page.isPainted, page.path, page.pathAround]).toEqual([false, '/login', '/']);
    application.viewport.paint();
    expect([page.isPainted, page.pathAround]).toEqual([true, '/login']);
    await go(application, '/login#email');
    expect([page.isPainted, page.pathAround]).toEqual([true, '/login#email']);
  });

  it('a page that fails to load leaves nothing to wait for', async () => {
    const broken: LoadPage = () => Promise.reject(new Error('cut off'));
    const { application, page } = await visiting('/', { login: broken });
    await page.start();
    arrive(page);
    await go(application, '/login');
    expect([page.state.kind, page.isPainted, page.pathAround]).toEqual(['failed', true, '/login']);
  });

  it('a link that moves under a resting pointer is prefetched after the paint', async () => {
    const { page: login, log } = pageOnDemand();
    const { application, page } = await visiting('/', { login, siteMap: blank });
    await page.start();
    await go(application, '/sitemap');
    arrive(page);
    application.linkIntents.pointAt('/login');
    await settled();
    expect(log).toEqual([]);
    application.viewport.paint();
    await settled();
    expect(log).toEqual(['load ']);
  });

  it('SH-05 a hash scrolls to its target, from the top of the page', async () => {
    const { application, page } = await visiting('/');
    await page.start();
    arrive(page);
    await go(application, '/login');
    await go(application, '/#builders');
    arrive(page);
    expect(application.viewport.moves).toEqual(['top', '#builders', 'focus']);
  });

  it('SH-05 going back restores the visitor’s place on the page', async () => {
    const { application, page } = await visiting('/');
    await page.start();
    arrive(page);
    await go(application, '/login');
    application.navigator.go(-1);
    await settled();
    arrive(page);
    expect(shownId(page)).toBe('home');
    expect(application.viewport.moves).toEqual(['back', 'focus']);
  });

  it.each([
    ['/login', 'en-us', / · Farstead$/],
    ['/fr/connexion', 'fr-fr', / · Farstead$/],
    ['/de/anmelden', 'de-de', / · Farstead$/],
  ])('SH-06 %s has its title and description in %s', async (path, locale, title) => {
    const { application, page } = await visiting(path);
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

  it('SH-06 a page’s own title and description replace those of its route', async () => {
    const head = { title: 'Mining on Thades', description: 'Where the ore is.', isMissing: false };
    const { application, page } = await visiting('/', { home: pageWith(head) });
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

  it('SH-06 the route supplies what the page’s document leaves empty', async () => {
    const { application, page } = await visiting('/', { home: pageWith({ title: '', description: '' }) });
    await page.start();
    expect(application.head.last?.title).toMatch(/.{3,} · Farstead$/);
    expect(application.head.last?.description).not.toBe('');
  });

  it('SH-06 a page without a title uses the product name, never a text key', async () => {
    const { application, page } = await visiting('/legal/eula', { legal: pageWith({}) });
    await page.start();
    expect(application.head.last?.title).toBe('Farstead');
  });
});

describe('moving on', () => {
  it('SH-05 the previous page stays until the next page’s data has loaded', async () => {
    const products = pageOnDemand();
    const { application, page } = await visiting('/', { products: products.page }, 'new');
    await page.start();
    const title = application.head.last?.title;
    await go(application, '/account/products?code=A');
    expect([shownId(page), page.isMovingOn, page.path]).toEqual(['home', true, '/']);
    expect(application.head.last?.title).toBe(title);

    products.waiting[0]?.arrive();
    await settled();
    expect([shownId(page), page.isMovingOn]).toEqual(['products', false]);
    expect(application.head.last?.title).not.toBe(title);
    expect(page.path).toBe('/account/products?code=A');
    expect(products.log).toEqual(['load code=A']);
  });

  it('SH-05 a slow page that is overtaken is disposed of and never shown', async () => {
    const products = pageOnDemand();
    const { application, page } = await visiting('/', { products: products.page }, 'new');
    await page.start();
    const { title } = application.head.last ?? {};
    await go(application, '/account/products?code=slow');
    await go(application, '/account/products?code=fast');
    products.waiting[1]?.arrive();
    await settled();
    expect(page.path).toBe('/account/products?code=fast');
    products.waiting[0]?.arrive();
    await settled();
    expect(page.path).toBe('/account/products?code=fast');
    expect(products.log).toEqual(['load code=slow', 'load code=fast', 'dispose']);
    expect(application.head.last?.title).not.toBe(title);
  });

  it('SH-05 going back before the next page has loaded leaves the page unchanged', async () => {
    const products = pageOnDemand();
    const { application, page } = await visiting('/', { products: products.page }, 'new');
    await page.start();
    const before = page.state.kind === 'shown' ? page.state.page.key : undefined;
    await go(application, '/account/products');
    application.navigator.go(-1);
    await settled();
    products.waiting[0]?.fail(new Error('too late'));
    await settled();
    expect([shownId(page), page.isMovingOn]).toEqual(['home', false]);
    expect(page.state.kind === 'shown' && page.state.page.key).toBe(before);
  });

  it('SH-05 a page that is left is disposed of exactly once', async () => {
    const home = pageOnDemand();
    const { application, page } = await visiting('/', { home: home.page });
    const started = page.start();
    await settled();
    home.waiting[0]?.arrive();
    await started;
    await go(application, '/login');
    await go(application, '/login?again');
    expect(home.log).toEqual(['load ', 'dispose']);
  });

  it('SH-05 another hash on the same page reloads nothing', async () => {
    const home = pageOnDemand();
    const { application, page } = await visiting('/', { home: home.page });
    const started = page.start();
    await settled();
    home.waiting[0]?.arrive();
    await started;
    await go(application, '/#builders');
    expect(page.path).toBe('/#builders');
    expect(home.log).toEqual(['load ']);
  });

  it('LA-01 a path in another language is loaded from the server', async () => {
    const { application, page } = await visiting('/');
    await page.start();
    await go(application, '/fr');
    expect(application.navigator.loaded).toEqual(['/fr']);
    expect(shownId(page)).toBe('home');
  });

  it('SH-02 redirects are followed in place', async () => {
    const { application, page } = await visiting('/');
    await page.start();
    await go(application, '/nowhere/');
    expect(application.navigator.path).toBe('/#page-not-found');
    await go(application, '/login/');
    expect([application.navigator.path, shownId(page)]).toEqual(['/login', 'login']);
    application.navigator.go(-1);
    await settled();
    expect(application.navigator.path).toBe('/#page-not-found');
  });

  it('SH-02 SH-06 the document of an unknown address says so, until the visitor goes on', async () => {
    const { application, page } = await visiting('/');
    await page.start();
    const title = application.head.last?.title;
    await go(application, '/nowhere');
    expect(application.head.last?.title).toBe('Page not found · Farstead');
    expect(page.state).toMatchObject({ page: { title: 'Page not found · Farstead' } });
    await go(application, '/');
    expect(application.head.last?.title).toBe(title);
    const { application: other, page: first } = await visiting('/#page-not-found');
    await first.start();
    expect(other.head.last?.title).toBe('Page not found · Farstead');
  });
});

describe('a page that fails to load', () => {
  it('reports the error and loads on retry', async () => {
    const products = pageOnDemand();
    const { application, page } = await visiting('/', { products: products.page }, 'new');
    await page.start();
    await go(application, '/account/products');
    const error = new Error('ChunkLoadError');
    products.waiting[0]?.fail(error);
    await settled();
    expect(page.state).toEqual({ kind: 'failed', path: '/account/products' });
    expect(page.isMovingOn).toBe(false);
    expect(application.errors.reports).toEqual([error]);

    const retried = page.retry();
    await settled();
    products.waiting[1]?.arrive();
    await retried;
    expect(shownId(page)).toBe('products');
  });

  it('does not disturb the page that overtook it', async () => {
    const products = pageOnDemand();
    const { application, page } = await visiting('/', { products: products.page }, 'new');
    await page.start();
    await go(application, '/account/products');
    await go(application, '/?x');
    products.waiting[0]?.fail(new Error('late'));
    await settled();
    expect([shownId(page), page.path]).toEqual(['home', '/?x']);
    expect(application.errors.reports).toHaveLength(1);
  });

  it('SH-04 loads on retry once the server can identify the player', async () => {
    const application = await compose({ path: '/account/products?code=A', as: 'new' });
    await application.get(Translations).load('en-us');
    application.clock.advance(16 * 60_000);
    application.world.changeWeather('offline');
    await application.get(Session).start();
    const page = application.get(PagePresenter);
    await page.start();
    expect(page.state).toEqual({ kind: 'failed', path: '/account/products?code=A' });
    application.world.changeWeather('normal');
    await page.retry();
    await settled();
    expect([shownId(page), page.path]).toEqual(['products', '/account/products?code=A']);
  });
});

describe('the session', () => {
  it('SH-04 a visitor is sent to login, and after signing in back to the path with its query', async () => {
    const { application, page } = await visiting('/account/products?code=A');
    await page.start();
    await settled();
    expect([shownId(page), application.navigator.path]).toEqual(['login', '/login']);
    await application.get(Session).begin(application.tokensOf('new'));
    await settled();
    expect([shownId(page), page.path]).toEqual(['products', '/account/products?code=A']);
  });

  it('SH-03 signing in on the login page leads to the products', async () => {
    const { application, page } = await visiting('/fr/connexion');
    application.world.person('new').language = 'fr';
    await page.start();
    await application.get(Session).begin(application.tokensOf('new'));
    await settled();
    expect(page.path).toBe('/fr/compte/produits');
  });

  it('SE-07 signing out in another tab leaves a page for players', async () => {
    const { application, page } = await visiting('/account/products', {}, 'new');
    await page.start();
    application.channel.hear('signed-out');
    await settled();
    expect(shownId(page)).toBe('login');
  });

  it('SE-12 reloading the player leaves the page unchanged', async () => {
    const { application, page } = await visiting('/account/products', {}, 'new');
    await page.start();
    const { state } = page;
    await application.get(Session).reloadPlayer();
    await settled();
    expect(page.state).toBe(state);
  });
});

describe('a frame around the pages of a section', () => {
  const framed = async () => {
    const log: string[] = [];
    class Presenter {
      async load(): Promise<void> {
        log.push('load');
      }
    }
    const frame: PageFrame = { View, Presenter, texts: ['products'], part: 'part' };
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
    arrive(page);
    return { application, page, frame, loadFrame, log };
  };

  it('AC-01 stays the same on all of them, and loads with each one', async () => {
    const { application, page, frame, log } = await framed();
    expect(page.state).not.toHaveProperty('page.frame');
    await go(application, '/account/products');
    expect(page.state).toHaveProperty('page.frame', frame);
    expect(application.get(Translations).has('products', 'title')).toBe(true);
    await go(application, '/account/security');
    expect(page.state).toHaveProperty('page.frame', frame);
    expect(log).toEqual(['load', 'load']);
  });

  it.each(['add', 'bringIntoView'] as const)(
    'prefetches its code with the page, but not its data: %s',
    async (kind) => {
      const { application, loadFrame, log } = await framed();
      application.linkIntents[kind]('/account/products');
      await settled();
      expect(loadFrame).toHaveBeenCalledTimes(1);
      expect(log).toEqual([]);
    },
  );

  it('AC-01 keeps the focus out of itself when only the section changes', async () => {
    const { application, page } = await framed();
    await go(application, '/account/products');
    arrive(page);
    expect(application.viewport.moves.at(-1)).toBe('focus');
    await go(application, '/account/security');
    arrive(page);
    expect(application.viewport.moves.at(-1)).toBe('focus part');
    await go(application, '/');
    arrive(page);
    expect(application.viewport.moves.at(-1)).toBe('focus');
  });
});
