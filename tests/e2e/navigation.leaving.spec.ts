import { expectAccessible, expectValidPage } from './support/accessibility';
import { type SiteLanguage, english, german, languages } from './support/languages';
import { expect, test } from './support/test';
import { waitForHydration } from './support/waitForHydration';
import { pathOf } from '#domain/navigation/pagePaths';
import type { Page } from '@playwright/test';

const creators = 'https://creators.farstead.test/';
const host = 'creators.farstead.test';

const advertisementIn = (page: Page, { text }: SiteLanguage) =>
  page.getByRole('contentinfo').getByRole('region', { name: text('navigationFooter:advertisement.label') });

for (const language of languages) {
  const { text, locale } = language;
  const paths = {
    front: pathOf('externalLink', locale),
    creators: pathOf('externalSite', locale, { site: 'creators' }),
  };

  test(`SH-14 a popup asks for confirmation before opening the creators site (${locale}) @phone`, async ({
    page,
  }) => {
    const popup = page.getByRole('dialog', { name: text('leaving:popup.title') });
    await page.goto(language.path.home);
    const link = advertisementIn(page, language).getByRole('link');
    await expect(link).toHaveAttribute('href', paths.creators);

    await link.click();
    await expect(popup).toContainText(host);
    await expect(popup.getByRole('link', { name: text('leaving:go') })).toHaveAttribute('href', creators);
    await expectAccessible(page);
    await popup.getByRole('button', { name: text('leaving:stay') }).click();
    await expect(popup).toBeHidden();
    await expect(link).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(language.path.home);
  });

  test(`SH-14 the confirmation page names the host and links to it and back (${locale}) @phone`, async ({
    page,
  }) => {
    for (const path of [paths.front, paths.creators]) {
      await page.goto(path);
      await expect(page).toHaveTitle(`${text('app:title.externalLink')} · ${text('app:product.name')}`);
      await expectValidPage(page, language);
      const main = page.getByRole('main');
      await expect(main).toContainText(host);
      await expect(
        main.getByRole('link', { name: text('leaving:page.go', { site: 'Farstead Creators' }) }),
      ).toHaveAttribute('href', creators);
    }
    await page.getByRole('link', { name: text('leaving:page.cancel'), exact: true }).click();
    await expect(page).toHaveURL(language.path.home);
  });
}

test('SH-14 a popup asks even if the link of a partner is the first thing that is clicked', async ({
  page,
}) => {
  await page.goto('/partners');
  await page.getByRole('main').locator('a[href^="https:"]').first().click();
  await expect(page.getByRole('dialog', { name: english.text('leaving:popup.title') })).toBeVisible();
  await expect(page).toHaveURL('/partners');
});

test('SH-14 canceling returns to the previous page', async ({ page }) => {
  await page.goto('/legal/eula');
  await page.evaluate((path) => window.location.assign(path), '/external-link/creators');
  await expect(page).toHaveURL('/external-link/creators');
  await waitForHydration(page);
  await page.getByRole('link', { name: english.text('leaving:page.cancel'), exact: true }).click();
  await expect(page).toHaveURL('/legal/eula');
});

test('SH-14 no URL makes the confirmation page redirect to another host', async ({ page, browserErrors }) => {
  browserErrors.allow(/^\/external-link\/(evil|community|constructor)$/);
  for (const path of [
    '/external-link/evil',
    '/external-link/community',
    '/external-link/constructor?site=https://evil.test&to=//evil.test#https://evil.test',
  ]) {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { level: 1, name: english.text('leaving:unknown.title') }),
    ).toBeVisible();
    await expect(page.getByRole('main').locator('a[href*="evil"], a[href*="//"]')).toHaveCount(0);
  }
  await page.goto('/external-link?to=https://evil.test');
  await expect(page.getByRole('main')).toContainText(host);
  await expect(page.getByRole('main')).not.toContainText('evil');
});

test('SH-14 links to social networks and the community open without confirmation', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['Discord', 'https://go.farstead.test/discord'],
    ['Forum', 'https://community.farstead.test/'],
  ] as const) {
    const link = footer.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await link.evaluate((anchor) =>
      anchor.addEventListener('click', (event) => {
        anchor.dataset.followed = String(!event.defaultPrevented);
        event.preventDefault();
      }),
    );
    await link.click();
    await expect(link).toHaveAttribute('data-followed', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SH-14 an external link opens the confirmation page', async ({ page, browserErrors }) => {
    browserErrors.allow(/^\/assets\//);
    await page.goto('/de');
    await advertisementIn(page, german).getByRole('link').click();
    await expect(page).toHaveURL('/de/externer-link/creators');
    await expect(page.getByRole('main').locator(`a[href="${creators}"]`)).toBeVisible();
  });
});
