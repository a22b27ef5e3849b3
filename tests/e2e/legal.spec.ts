import type { Page } from '@playwright/test';
import { legalPageKeys, legalSlug } from '#domain/navigation/legalSlugs';
import { localizePath } from '#domain/navigation/pagePaths';
import { sampleSeller } from '#samples/seller';
import { expectFitsNarrowPhone, expectNoSidewaysScroll } from './support/accessibility';
import { english, german, languages } from './support/languages';
import { brokenWords } from './support/layout';
import { NavBar } from './support/pages/NavBar';
import { ghostBuyer, storePurchase, createOrder } from './support/purchases';
import { expect, test } from './support/test';

for (const language of languages) {
  test(`LE-01 every legal page appears next to its navigation and table of contents (${language.locale}) @phone`, async ({
    page,
  }) => {
    for (const key of legalPageKeys) {
      const name = language.text(`legal:page.${key}`);
      // Checks the HTML rendered by the server, so the application does not need to start.
      await page.goto(localizePath(`/legal/${key}`, language.locale), { waitUntil: 'load' });
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const pages = page.getByRole('navigation', { name: language.text('legal:nav.label') });
      await expect(pages.locator('[aria-current="page"]')).toHaveText(name);
      const contents = page.getByRole('navigation', { name: language.text('legal:toc.label') });
      await expect(contents.getByRole('link').first()).toBeVisible();
      // Elements painted before the whole page has arrived must not move afterwards.
      await expect(page.locator('article').locator('xpath=preceding-sibling::header/h1')).toHaveCount(1);
      await expect(page.locator('article').locator('xpath=preceding-sibling::nav')).toHaveAccessibleName(
        language.text('legal:toc.label'),
      );
      await expect(page.getByRole('table')).toHaveCount(key.startsWith('privacy-policy') ? 1 : 0);
    }
  });
}

test('LE-01 the privacy policy’s table breaks no word at any width', async ({ page }) => {
  await page.goto(localizePath('/legal/privacy-policy', german.locale));
  await expect(page.getByRole('table')).toBeVisible();
  for (const width of [320, 390, 768, 1280, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('table').scrollIntoViewIfNeeded();
    expect(await brokenWords(page, 'table'), `broken at ${width} px`).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
});

test('LE-01 a legal page prints dark on white, with its table of contents but no header or footer', async ({
  page,
}) => {
  await page.goto('/legal/privacy-policy');
  await page.emulateMedia({ media: 'print' });
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.locator('.skip-link')])
    await expect(part).toBeHidden();
  await expect(page.locator('.legal-page__pages')).toBeHidden();
  await expect(page.locator('.legal-page__contents')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('cell').first()).toHaveCSS('border-bottom-color', 'rgb(153, 153, 153)');
});

/** Number of elements in `main` that have a background in the emulated media type. */
const countPainted = (page: Page): Promise<number> =>
  page.locator('main').evaluate(
    (main) =>
      [...main.querySelectorAll('*')].filter((element) =>
        [undefined, '::before', '::after'].some((part) => {
          const { backgroundColor, backgroundImage, display } = getComputedStyle(element, part);
          return display !== 'none' && `${backgroundColor} ${backgroundImage}` !== 'rgba(0, 0, 0, 0) none';
        }),
      ).length,
  );

test('pages print without backgrounds or pictures behind text', async ({ page, request, sandbox }) => {
  const order = await createOrder(request, await ghostBuyer(request), english);
  await sandbox.settleOrder(order.id, 'paid');
  await storePurchase(page, { ...order, plan: 'three-months' });
  for (const path of [english.path.home, english.path.buy, english.path.thanks, english.path.login]) {
    await page.goto(path);
    // Without an order, the thank-you page would redirect to the home page.
    await expect(page).toHaveURL(path);
    if (path === english.path.thanks)
      await expect(page.locator('h1')).toHaveText(english.text('thankYou:paid.title'));
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => countPainted(page), path).toBe(0);
    await expect(page.locator('main picture').filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('LE-01 every footer links to the legal pages, and each table of contents to its sections', async ({
  page,
}) => {
  await page.goto(english.path.home);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: english.text('legal:page.privacy-policy'), exact: true })
    .click();
  await expect(page).toHaveURL('/legal/privacy-policy');
  // The previous page also has a table of contents and stays visible until this page is rendered.
  await expect(page.locator('h1')).toHaveText(english.text('legal:page.privacy-policy'));
  const contents = page.getByRole('navigation', { name: english.text('legal:toc.label') });
  const part = contents.getByRole('link').last();
  const name = await part.innerText();
  await part.click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
});

for (const language of languages) {
  test(`the footer of the shop links to the imprint, which names the seller (${language.locale}) @phone`, async ({
    page,
  }) => {
    await page.goto(language.path.buy);
    const name = language.text('legal:page.imprint');
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const imprint = page.getByRole('article');
    for (const part of [sampleSeller.name, sampleSeller.register, sampleSeller.taxId, '36\u00a0VSBG'])
      await expect(imprint).toContainText(part);
    await expect(imprint.getByRole('link', { name: sampleSeller.email })).toHaveAttribute(
      'href',
      `mailto:${sampleSeller.email}`,
    );
    await expectFitsNarrowPhone(page);
  });
}

test('LA-01 switching the language keeps the visitor on the same legal page', async ({ page }) => {
  await page.goto('/legal/cookie-policy');
  await new NavBar(page, english).choose(german);
  await expect(page).toHaveURL(`/de/rechtliches/${legalSlug('cookie-policy', 'de-de')}`);
  await expect(page.locator('h1')).toHaveText(german.text('legal:page.cookie-policy'));
});

test('LE-01 PR-02 the accessibility statement leads to the contact form with its subject', async ({
  page,
}) => {
  await page.goto('/legal/accessibility');
  await page.getByRole('main').getByRole('link', { name: 'contact form' }).click();
  const subject = page.getByLabel(english.text('press:field.subject'), { exact: true });
  await expect(subject).toBeInViewport();
  await expect(subject).toHaveValue('Accessibility');
  await page.reload();
  await expect(subject).toHaveValue('Accessibility');
});

test('LE-01 the table of contents marks the current section, and its box grows @phone', async ({ page }) => {
  await page.goto('/legal/eula');
  const contents = page.getByRole('navigation', { name: english.text('legal:toc.label') });
  const box = page.locator('.legal-page__contents');
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  await expect(box).not.toHaveClass(/is-grown/);
  const part = contents.getByRole('link').nth(3);
  await part.click();
  await expect(part).toHaveAttribute('aria-current', 'location');
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
  await expect(box).toHaveClass(/is-grown/);
  const heading = page.getByRole('heading', { level: 2, name: await part.innerText() });
  await expect
    .poll(async () => Math.round((await heading.boundingBox())?.y ?? 0), { message: 'pixels above it' })
    .toBe(150);
});
