import { legalPageKeys } from '#domain/navigation/legalSlugs';
import { legalPath, pathOf } from '#domain/navigation/pagePaths';
import { expectFitsNarrowPhone, expectValidPage } from './support/accessibility';
import { languages } from './support/languages';
import { expect, test } from './support/test';

for (const language of languages) {
  const { text, locale } = language;

  test(`SH-19 the site map links to every page (${locale}) @phone`, async ({ page, request }) => {
    await page.goto(language.path.home);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: text('app:title.siteMap'), exact: true })
      .click();
    await expect(page).toHaveURL(pathOf('siteMap', locale));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: text('sitemap:title') })).toBeVisible();
    await expectValidPage(page, language);

    const paths = await main
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(paths).toEqual(
      expect.arrayContaining([
        language.path.home,
        language.path.login,
        ...legalPageKeys.map((key) => legalPath(key, locale)),
      ]),
    );
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      const answer = await request.get(path, { maxRedirects: 0 });
      // The bare path of the patch notes redirects to the newest ones (LN-02).
      const status = path === pathOf('launcherPatches', locale) ? 302 : 200;
      expect([path, answer.status()]).toEqual([path, status]);
    }
    // No text is missing: a missing title would be shown as its key.
    for (const name of await main.getByRole('link').allInnerTexts()) expect(name).not.toMatch(/^\w+\.\w+/);
    await expectFitsNarrowPhone(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SH-19 the server renders the site map', async ({ page, browserErrors }) => {
    browserErrors.allow(/^\/assets\//);
    await page.goto('/fr/plan-du-site');
    await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0);
  });
});
