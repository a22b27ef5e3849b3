import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { legalSlug } from '#domain/navigation/legalSlugs';
import { rootId } from '#hydration/protocol';
import { holdRequests } from './support/holdRequests';
import { english, french, german, languages } from './support/languages';
import { siteOrigin } from './support/origins';
import { LoginForm } from './support/pages/LoginForm';
import { NavBar } from './support/pages/NavBar';
import { expect, test } from './support/test';
import { waitForHydration } from './support/waitForHydration';

interface EmbeddedQuery {
  readonly type: string;
  readonly locale: string;
  readonly uid?: string;
  readonly uids?: readonly string[];
}

/** Whether a content service request repeats a query whose result is in the page's dehydrated state. */
const isSameQuery = (address: URL, { type, locale, uid, uids = [] }: EmbeddedQuery): boolean => {
  const filters = address.searchParams.getAll('q').join(' ');
  const named = [type, ...(uid === undefined ? uids : [uid])];
  return address.searchParams.get('lang') === locale && named.every((name) => filters.includes(`"${name}"`));
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`SH-01 SH-06 LA-03 public pages are complete in the server’s HTML (${language.locale}) @languages`, async ({
      page,
      browserErrors,
    }) => {
      // With JavaScript disabled, the browser refuses to load scripts ahead of time and logs errors.
      browserErrors.allow(/^\/assets\//);
      await page.goto(language.path.home);
      await expect(page).toHaveTitle(language.title('home'));
      await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByRole('heading', { name: language.text('home:pillars.title') })).toBeVisible();
      await expect(
        page.getByRole('link', { name: language.text('app:nav.logIn'), exact: true }).first(),
      ).toHaveAttribute('href', language.path.login);
      const alternates = page.locator('link[rel="alternate"][hreflang]');
      await expect(alternates).toHaveCount(4);
      for (const other of languages) {
        await expect(page.locator(`link[hreflang="${other.tag}"]`)).toHaveAttribute(
          'href',
          siteOrigin + other.path.home,
        );
      }
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        siteOrigin + language.path.home,
      );
    });
  }

  test('SE-09 forms explain that they require JavaScript and have no submit button', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allow(/^\/assets\//);
    for (const path of ['/login', '/signup', '/forgot-password', '/resend-confirmation']) {
      await page.goto(path);
      const form = page.getByRole('main').locator('form');
      await expect(form).toHaveAttribute('method', 'post');
      // Not located by text: text selectors skip the content of <noscript>.
      const notice = form.locator('noscript p');
      await expect(notice).toBeVisible();
      await expect(notice).toHaveText(english.text('app:script.needed'));
      await expect(form.locator('[type="submit"]')).toBeHidden();
      await expect(form.getByRole('button')).toHaveCount(0);
    }
  });
});

test('SE-09 forms report scripts that failed to load and offer a retry', async ({ page, browserErrors }) => {
  browserErrors.allow(/^\/assets\//);
  await page.route('**/assets/early*', (route) => route.abort());
  await page.goto('/login', { waitUntil: 'load' });
  const notice = page.getByRole('main').getByRole('alert');
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await expect(notice).toContainText(english.text('app:script.failed'));
  await page.unroute('**/assets/early*');
  const retry = notice.getByRole('link', { name: english.text('app:script.retry') });
  await Promise.all([page.waitForEvent('load'), retry.click()]);
  await waitForHydration(page);
  await expect(notice).toBeHidden();
});

test('a server-rendered page remains readable and its links work when its code fails to load', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/^\/assets\//);
  browserErrors.allowReport(/^CodeUnavailable/);
  await page.route('**/assets/page-tutorials.*.js', (route) => route.abort());
  await page.goto('/tutorials', { waitUntil: 'load' });
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await expect(page.locator('html')).toHaveAttribute('data-failed', '');
  await expect(page.getByRole('heading', { name: english.text('app:page.failedTitle') })).toHaveCount(0);
  await page.getByRole('main').locator('a[href^="/tutorials/"]').first().click();
  await expect(page).toHaveURL(/\/tutorials\/./);
  await expect(page.locator('h1')).toBeVisible();
});

for (const [language, path] of [
  [english, '/account/products'],
  [german, '/de/aktivieren/no-such-key'],
  [french, '/fr/activer/no-such-key'],
] as const) {
  const [failed, reload] = (
    {
      'en-us': ['The page didn’t load completely.', 'Reload the page'],
      'fr-fr': ['La page ne s’est pas chargée entièrement.', 'Recharger la page'],
      'de-de': ['Die Seite wurde nicht vollständig geladen.', 'Seite neu laden'],
    } as const
  )[language.locale];

  test(`SH-01 an empty page reports scripts that failed to load (${language.locale}) @languages`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allow(/^\/assets\//, /^\/api\//);
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(path, { waitUntil: 'load' });
    const notice = page.getByRole('alert');
    await expect(notice).toHaveText(`${failed} ${reload}`);
    await page.unroute(/\/assets\/.*\.js$/);
    await notice.getByRole('link', { name: reload }).click();
    await expect(notice.filter({ hasText: failed })).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
  });
}

test('a page restored from the back/forward cache retries failed scripts and hydrates on input', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/^\/assets\//);
  await page.route('**/assets/early*', (route) => route.abort());
  await page.goto('/login', { waitUntil: 'load' });
  await expect(page.locator('html')).toHaveAttribute('data-failed', '');
  await page.unroute('**/assets/early*');
  // Chromium has no bfcache when controlled by Playwright, so the event is simulated.
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  ]);
  await waitForHydration(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-failed');
});

test('SH-07 hydration reuses the page’s state without requesting its content again', async ({ page }) => {
  let requests: URL[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  for (const path of ['/', '/fr', '/login', `/de/rechtliches/${legalSlug('eula', 'de-de')}`]) {
    requests = [];
    await page.goto(path);
    await expect(page.locator('#root')).toHaveAttribute('data-ready', '');
    const address = (await page.locator('#root').getAttribute('data-page-state')) ?? '';
    expect(requests.filter(({ pathname }) => pathname === decodeURI(address))).toHaveLength(1);
    const state = await (await page.request.get(address)).text();
    const { documents } = JSON.parse(state) as { readonly documents: Readonly<Record<string, unknown>> };
    const carried = Object.keys(documents).map((query) => JSON.parse(query) as EmbeddedQuery);
    expect(carried.length).toBeGreaterThan(3);
    // Only other pages are requested: those that the visitor may open next.
    expect(
      requests.filter(
        (address) =>
          address.pathname.startsWith('/configuration') ||
          carried.some((query) => isSameQuery(address, query)),
      ),
    ).toEqual([]);
  }
});

test('SH-02 the server redirects unknown paths, aliases and trailing slashes', async ({ request }) => {
  const redirects = [
    ['/no-such-place', '/#page-not-found'],
    ['/fr/nulle-part?a=1', '/fr?a=1#page-not-found'],
    ['/index', '/'],
    ['/legal/eula/', '/legal/eula'],
    ['/legal/secret-plans', '/#page-not-found'],
    ['/de/rechtliches/eula', `/de/rechtliches/${legalSlug('eula', 'de-de')}`],
  ];
  for (const [from, to] of redirects) {
    const answer = await request.get(siteOrigin + (from ?? ''), { maxRedirects: 0 });
    expect([from, answer.status(), answer.headers().location]).toEqual([from, 302, to]);
  }
});

/** Delays all scripts, like a slow connection. */
const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js');

test('a public page requests no application script before user input', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  for (const path of ['/', '/login', '/legal/eula']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(scripts.filter((path) => !path.startsWith('/assets/early.'))).toEqual([]);
  const started = page.waitForRequest('**/assets/main.*.js');
  await page.keyboard.press('Tab');
  await started;
  await expect(page.locator('#root')).toHaveAttribute('data-ready', '');
});

test('a public page requests its first script after the first paint', async ({ page }) => {
  // Checks reported paints instead of comparing times, because paint times come from another process.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const early = document.querySelector('script[src*="/assets/early."]');
      if (!early) return;
      observer.disconnect();
      const paints = performance.getEntriesByName('first-contentful-paint').length;
      document.documentElement.dataset.paintsBeforeScript = String(paints);
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/', '/login', '/legal/eula']) {
    // With options, `goto` simulates no input: input would start the script without waiting for the paint.
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.locator('link[rel="manifest"]')).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('data-paints-before-script', '1');
  }
});

test('the application starts after twelve seconds without user input', async ({ page }) => {
  await page.clock.install();
  await page.goto('/', { waitUntil: 'load' });
  // The early script adds this link and starts its timer at that moment.
  await expect(page.locator('link[rel="manifest"]')).toBeAttached();
  const started = page.waitForRequest('**/assets/main.*.js');
  await page.clock.runFor(12_000);
  await started;
});

test('a prerendered page sends no requests before it is activated', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true }),
  );
  for (const path of ['/', english.path.buy, '/legal/eula']) {
    requests.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(
      requests.filter((address) => /\.js$|^\/(api|liveops|content|configuration)/.test(address)),
    ).toEqual([]);
  }
  const early = page.waitForRequest('**/assets/early.*.js');
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await early;
  await waitForHydration(page);
});

test('the browser prefetches the most likely next page, except for visitors who save data', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const fetchedAhead: string[] = [];
  // With DevTools attached, Chromium prefetches pages instead of prerendering them.
  session.on('Network.requestWillBeSent', ({ type, request: { url } }) => {
    if (type === 'Prefetch') fetchedAhead.push(new URL(url).pathname);
  });
  for (const [path, next] of [
    ['/', english.path.buy],
    ['/legal/eula', `/legal/${legalSlug('privacy-policy', 'en-us')}`],
  ] as const) {
    await page.goto(path, { waitUntil: 'load' });
    await expect.poll(() => fetchedAhead).toEqual([next]);
    fetchedAhead.length = 0;
  }
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('link[rel="manifest"]')).toBeAttached();
  expect(fetchedAhead).toEqual([]);
  await expect(page.locator('[data-next-page]')).toHaveCount(0);
});

test('HO-01 the page preloads and shows the first picture once and links the manifest afterwards', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (requested) => {
    if (requested.resourceType() === 'image') pictures.push(new URL(requested.url()).pathname);
  });
  await page.goto('/');
  const hero = page.locator('img[fetchpriority="high"]').first();
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  const shown = await hero.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  expect(pictures.filter((path) => path === shown)).toHaveLength(1);
  expect(pictures[0]).toBe(shown);
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest');
  await expect(page.locator('link[rel="icon"]').first()).toHaveAttribute('href', /^data:image\/png/);
});

test('SE-10 the login page inlines its picture on phones and fetches it on larger screens', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (requested) => {
    if (requested.url().includes('/images/login')) pictures.push(new URL(requested.url()).pathname);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  const band = page.locator('.login-page .login-picture');
  await expect(band).toHaveCSS('background-image', /data:image\/avif/);
  await expect(band.getByRole('img')).toHaveAttribute('alt', english.text('session:picture.alt'));
  expect(pictures.filter((path) => path.includes('login-band'))).toEqual([]);

  await page.setViewportSize({ width: 700, height: 900 });
  await expect.poll(() => pictures.some((path) => path.includes('login-band'))).toBe(true);
  await expect(band).toHaveCSS('background-image', 'none');
});

test('clicking a button before hydration takes effect afterwards', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`/de/rechtliches/${legalSlug('cookie-policy', 'de-de')}`, { waitUntil: 'commit' });
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: german.text('consent:footerLink') })
    .click();
  release();
  await expect(page.getByRole('dialog', { name: german.text('consent:details.title') })).toBeVisible();
});

test('a click during hydration is replayed without hydrating the whole page in one task', async ({
  page,
}) => {
  await page.addInitScript(
    ({ rootId, label }) => {
      // React adds listeners to its root when hydration starts. The click happens between its first tasks.
      const listen = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (
        this: EventTarget,
        ...args: Parameters<typeof listen>
      ) {
        listen.apply(this, args);
        if (!(this instanceof HTMLElement) || this.id !== rootId || args[0] !== 'submit') return;
        EventTarget.prototype.addEventListener = listen;
        setTimeout(() => {
          const button = [...document.querySelectorAll('button')].find(
            ({ textContent }) => textContent === label,
          );
          button?.click();
          const isHydrated = Object.keys(button ?? {}).some((key) => key.startsWith('__react'));
          document.documentElement.setAttribute('data-pressed', String(isHydrated));
        });
      };
    },
    { rootId, label: german.text('consent:footerLink') },
  );
  await page.goto(`/de/rechtliches/${legalSlug('cookie-policy', 'de-de')}`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog', { name: german.text('consent:details.title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'false');
});

test('SE-03 sends a sign-in submitted before hydration once the page is hydrated', async ({
  page,
  sandbox,
}) => {
  const { email, password } = await sandbox.createPlayer();
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const form = LoginForm.onPage(page, english);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.password.press('Enter');
  await expect(form.email).toHaveValue(email);
  release();
  await expect(page).toHaveURL(english.path.products);
});

test('SH-08 SH-11 NL-01 HO-01 links, menus, videos and forms work while scripts are loading', async ({
  page,
  sandbox,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const bar = new NavBar(page, english);
  await bar.languageMenu.click();
  await expect(bar.link(english.text('app:language.de-de'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('a[href="/films/intro.mp4"]').first()).toBeVisible();

  const email = `${randomUUID()}@farstead.test`;
  const field = page.getByRole('contentinfo').locator('input[type="email"]');
  await field.fill(email);
  await field.press('Enter');
  await expect(page).toHaveURL('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: english.text('legal:page.eula'), exact: true })
    .click();
  await expect(page).toHaveURL('/legal/eula');
  await page.goBack({ waitUntil: 'commit' });
  await field.fill(email);
  await field.press('Enter');
  release();
  await expect(page.locator('#root')).toHaveAttribute('data-ready', '');
  await expect.poll(async () => (await sandbox.emailsTo(email)).length).toBe(1);
});
