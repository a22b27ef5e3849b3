import { legalSlug } from '../../src/domain/navigation/legalSlugs';
import { languages, english } from './support/languages';
import { siteOrigin } from './support/origins';
import { expect, test } from './support/test';

const asked = /^\/(configuration|content)(\/|$)/;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`SH-01 SH-06 LA-03 public pages are complete in the HTML (${language.locale})`, async ({
      page,
      watch,
    }) => {
      // A browser without scripts refuses to fetch them ahead, and says so.
      watch.allow(/^\/assets\//);
      await page.goto(language.path.home);
      await expect(page).toHaveTitle(language.title('home'));
      await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByText(language.text('landing:pillars.title'))).toBeVisible();
      await expect(
        page.getByRole('link', { name: language.text('shell:nav.logIn'), exact: true }).first(),
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
});

test('SH-07 the browser takes over without asking again for what the HTML holds', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const path of ['/', '/fr', `/de/rechtliches/${legalSlug('eula', 'de-de')}`]) {
    await page.goto(path);
    await expect(page.locator('#root')).toHaveAttribute('data-ready', '');
  }
  expect(requests.filter((path) => asked.test(path))).toEqual([]);
});

test('SH-02 unknown paths, aliases and trailing slashes are redirected by the server', async ({
  request,
}) => {
  const redirects = [
    ['/no-such-place', '/'],
    ['/fr/nulle-part?a=1', '/fr?a=1'],
    ['/index', '/'],
    ['/legal/eula/', '/legal/eula'],
    ['/de/rechtliches/eula', `/de/rechtliches/${legalSlug('eula', 'de-de')}`],
  ];
  for (const [from, to] of redirects) {
    const answer = await request.get(siteOrigin + (from ?? ''), { maxRedirects: 0 });
    expect([from, answer.status(), answer.headers().location]).toEqual([from, 302, to]);
  }
});

test('a button that is pressed before the application has taken over does its work once it has', async ({
  page,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/assets/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page
    .getByRole('button', { name: english.text('shell:nav.languageMenu', { language: 'English' }) })
    .click();
  release();
  await expect(page.getByRole('menuitem', { name: 'Deutsch' })).toBeVisible();
});
