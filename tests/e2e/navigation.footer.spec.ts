import { expectFitsNarrowPhone } from './support/accessibility';
import { languages } from './support/languages';
import { expect, test } from './support/test';
import { legalPageKeys } from '#domain/navigation/legalSlugs';
import { legalPath, pathOf } from '#domain/navigation/pagePaths';

for (const language of languages) {
  const { text, locale } = language;

  test(`SH-13 the footer contains all sections (${locale}) @phone`, async ({ page }) => {
    await page.goto(language.path.login);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { name: text('mailingNewsletter:title') })).toBeVisible();
    await expect(footer.getByText(text('renewal:footer'))).toBeVisible();
    const networks = footer.getByRole('list', { name: text('navigationFooter:social.label') });
    await expect(networks.getByRole('link', { name: 'YouTube' })).toHaveAttribute(
      'href',
      'https://go.farstead.test/youtube',
    );

    const pages = footer.getByRole('navigation', { name: text('app:footer.label') });
    await expect(pages.getByRole('list')).toHaveCount(2);
    await expect(pages.getByRole('link', { name: text('app:title.siteMap'), exact: true })).toHaveAttribute(
      'href',
      pathOf('siteMap', locale),
    );
    const legal = footer.getByRole('navigation', { name: text('navigationFooter:legal.label') });
    for (const key of legalPageKeys) {
      await expect(legal.getByRole('link', { name: text(`legal:page.${key}`), exact: true })).toHaveAttribute(
        'href',
        legalPath(key, locale),
      );
    }
    await expect(legal.getByRole('button', { name: text('consent:footerLink') })).toBeVisible();

    const advertisement = footer.getByRole('region', { name: text('navigationFooter:advertisement.label') });
    await expect(advertisement.getByRole('img')).toBeVisible();
    await expect(advertisement.getByRole('link')).toBeVisible();
    await expect(footer.getByText(String(new Date().getFullYear()))).toBeVisible();

    await expectFitsNarrowPhone(page);
  });
}

test('SH-13 the footer does not prompt signed-in players to sign in', async ({ page, signIn }) => {
  const [english] = languages;
  await signIn({}, english.path.products);
  const pages = page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: english.text('app:footer.label') });
  await expect(pages.getByRole('link', { name: english.text('app:title.products') })).toBeVisible();
  await expect(pages.getByRole('link', { name: english.text('app:title.login'), exact: true })).toHaveCount(
    0,
  );
});
