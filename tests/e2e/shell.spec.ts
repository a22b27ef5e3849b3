import type { Page } from '@playwright/test';
import { holdRequests } from './support/holdRequests';
import { english, french, languages } from './support/languages';
import { LoginForm } from './support/pages/LoginForm';
import { NavBar } from './support/pages/NavBar';
import { expect, test } from './support/test';

const configurationPath = /^\/configuration$/;

test('SH-07 the page has no content until the remote configuration has loaded', async ({ page }) => {
  const release = await holdRequests(page, '**/configuration');
  const requested = page.waitForRequest('**/configuration');
  await page.goto(english.path.products, { waitUntil: 'commit' });
  await requested;
  await expect(page.locator('#root :is(h1, form)').filter({ visible: true })).toHaveCount(0);
  release();
  await expect(page.locator('h1')).toBeVisible();
});

for (const language of languages) {
  test(`SH-07 a failed configuration call can be retried (${language.locale}) @phone`, async ({
    page,
    sandbox,
    browserErrors,
  }) => {
    browserErrors.allow(configurationPath);
    await sandbox.injectFault({ path: '/configuration', status: 503, body: { code: 50 }, count: 2 });
    await page.goto(language.path.products);
    const retry = page.getByRole('button', { name: language.text('app:loading.retry') });
    const title = page.getByRole('heading', { level: 1, name: language.text('app:loading.failedTitle') });
    await expect(title).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
    await expect(page.locator('main')).toHaveCount(1);

    await retry.click();
    await expect(title).toBeVisible();
    await retry.click();
    await expect(LoginForm.onPage(page, language).title).toBeVisible();
    await expect(page).toHaveURL(language.path.login);
  });
}

interface AnalyticsWindow {
  readonly dataLayer?: readonly ArrayLike<unknown>[];
}

/** Page views sent to the analytics tag. The data layer also contains other commands. */
const pageViews = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() =>
    ((window as AnalyticsWindow).dataLayer ?? [])
      .map((command) => Array.from(command))
      .filter(([name, event]) => name === 'event' && event === 'page_view')
      .map(([, , view]) => {
        const { page_location, page_title } = view as { page_location: string; page_title: string };
        return { path: new URL(page_location).pathname, title: page_title };
      }),
  );

const view = (path: string, title: string) => ({ path, title });

test('SH-05 each navigation records a page view, scrolls to the top and moves focus', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await page.goto('/?source=letter');
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => pageViews(page)).toEqual([view('/', english.title('home'))]);

  await footer.getByRole('link', { name: english.text('app:title.login'), exact: true }).click();
  await expect(LoginForm.onPage(page, english).title).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();

  await page.goBack();
  await expect(page).toHaveTitle(english.title('home'));
  await expect
    .poll(() => pageViews(page))
    .toEqual([
      view('/', english.title('home')),
      view('/login', english.title('login')),
      view('/', english.title('home')),
    ]);
});

test('SH-05 a hash scrolls to its target, both on load and within the page', async ({ page }) => {
  const place = page.getByRole('heading', { name: english.text('home:pillars.title') });
  await page.goto('/#pillars');
  await expect(place).toBeInViewport();

  await page.goto('/');
  await expect(place).not.toBeInViewport();
  await page.getByRole('link', { name: english.text('home:anchors.pillars') }).click();
  await expect(page).toHaveURL('/#pillars');
  await expect(place).toBeInViewport();
  await expect.poll(() => pageViews(page)).toHaveLength(2);
});

test('SH-05 ignores a hash that has no target or cannot be decoded', async ({ page }) => {
  for (const hash of ['#nowhere', '#%E0%A4%A', '#']) {
    await page.goto(`/${hash}`);
    await expect(page.getByRole('link', { name: english.text('home:anchors.pillars') })).toBeVisible();
    await page.goto('about:blank');
  }
});

for (const language of languages) {
  test(`SH-07 shows the bundled texts and menus while the content service is down (${language.locale})`, async ({
    page,
    sandbox,
    browserErrors,
  }) => {
    browserErrors.allow(/^\/content\//);
    await sandbox.injectFault({ path: '/content', status: 503 });
    await page.goto(language.path.home);
    await expect(page).toHaveTitle(language.title('home'));
    await expect(page.locator('h1')).not.toBeEmpty();
    await expect(new NavBar(page, language).logIn).toBeVisible();
    await page.goto(language.path.products);
    await expect(LoginForm.onPage(page, language).title).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('listitem')).not.toHaveCount(0);
  });
}

test('LA-03 the server waits at most two seconds for the content service', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/^\/content\//);
  await page.clock.install();
  await page.route('**/content/**', () => new Promise(() => undefined));
  const requested = page.waitForRequest('**/content/**');
  await page.goto(english.path.products);
  await requested;
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(LoginForm.onPage(page, english).title).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('a page whose code fails to load shows a message, keeps the navigation bar and can be retried', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/^\/assets\//);
  browserErrors.allowReport(/^CodeUnavailable/);
  // Blocked before the page loads, because the code of pages with visible links is prefetched.
  await page.route('**/assets/page-login.*.js', (route) => route.abort('connectionfailed'));
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: english.text('app:title.login'), exact: true }).click();
  await expect(page.getByRole('heading', { name: english.text('app:page.failedTitle') })).toBeVisible();
  await expect(new NavBar(page, english).bar).toBeVisible();

  await page.unroute('**/assets/page-login.*.js');
  await page.getByRole('button', { name: english.text('app:page.retry') }).click();
  await expect(LoginForm.onPage(page, english).title).toBeVisible();
});

test('SH-02 a URL with an undecodable path or another host redirects to the home page', async ({ page }) => {
  for (const [address, home] of [
    ['/%E0%A4%A', english.path.home],
    ['/fr/%E0%A4%A', french.path.home],
    ['/%2F%2Fe.test/', english.path.home],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(`${home}#page-not-found`);
  }
});
