import { pathOf } from '#domain/navigation/pagePaths';
import { expectAccessible } from './support/accessibility';
import { english, languages } from './support/languages';
import { errorsIn } from './support/notices';
import { expect, test } from './support/test';

const searches = {
  'en-us': { typed: 'landng', slug: 'first-flight' },
  'de-de': { typed: 'Gebuehren', slug: 'does-the-trip-pay' },
  'fr-fr': { typed: 'epave', slug: 'recover-a-wreck' },
};

for (const { locale, text } of languages) {
  test(`TU-01 searching with a typo or without accents finds the tutorial (${locale}) @phone @languages`, async ({
    page,
  }) => {
    const { typed, slug } = searches[locale];
    const chunks: string[] = [];
    page.on('request', (request) => chunks.push(new URL(request.url()).pathname));
    await page.goto(pathOf('tutorials', locale));
    expect(chunks.filter((path) => /^\/assets\/search\./.test(path))).toEqual([]);

    const field = page.getByRole('combobox', { name: text('search:label.tutorials') });
    await field.fill(typed);
    await expect(page.getByRole('option')).not.toHaveCount(0);
    expect(chunks.filter((path) => /^\/assets\/search\./.test(path))).toHaveLength(1);
    await expectAccessible(page);
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(pathOf('tutorial', locale, { slug }));
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.tutorial__nav details[open] [aria-current="page"]')).toBeVisible();
  });
}

test('TU-01 search results close 100 ms after the field loses focus, and a failed search can be retried', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/\/search\b/);
  await page.route(/\/assets\/.*search\b.*\.js/, (route) => route.abort());
  await page.goto(pathOf('tutorials', 'en-us'));
  const field = page.getByRole('combobox');
  await field.fill('blueprint');
  await expect(errorsIn(page)).toContainText(english.text('search:failedTitle'));
  await expectAccessible(page);
  await page.unroute(/\/assets\/.*search\b.*\.js/);
  await page.getByRole('button', { name: english.text('search:retry') }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(field).toHaveValue('blueprint');
  await expect(field).toBeFocused();
  await field.blur();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('TU-01 TU-02 lists all tutorials, opens one category at a time, and redirects an unknown tutorial to the home page', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allow(/^\/assets\//);
    await page.goto(pathOf('tutorials', 'de-de'));
    await expect(page.getByRole('combobox')).toBeHidden();
    const first = page.getByRole('main').getByRole('link').first();
    await first.click();
    await expect(page).toHaveURL(pathOf('tutorial', 'de-de', { slug: 'first-hour' }));
    const open = page.locator('.tutorial__nav details[open] > summary');
    await expect(open).toHaveText(['Die ersten Stunden']);
    await page.locator('.tutorial__nav summary', { hasText: 'Fliegen' }).click();
    await expect(open).toHaveText(['Fliegen']);
    await page.goto(pathOf('tutorial', 'de-de', { slug: 'gibt-es-nicht' }));
    await expect(page).toHaveURL(/\/de#page-not-found$/);
  });
});

test('TU-02 the footer links to the tutorials, one category is open at a time, and each tutorial links to the next', async ({
  page,
}) => {
  await page.goto(english.path.home);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: english.text('app:title.tutorials'), exact: true })
    .click();
  await expect(page).toHaveURL('/tutorials');
  await page.getByRole('main').getByRole('link', { name: 'Place a buy or sell order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Place a buy or sell order');
  const open = page.locator('.tutorial__nav details[open] > summary');
  await expect(open).toHaveText(['Trading and markets']);
  await page.locator('.tutorial__nav summary', { hasText: 'Building' }).press('Enter');
  await expect(open).toHaveText(['Building']);
  await page
    .getByRole('region', { name: english.text('tutorials:next') })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Does the trip pay?');
  await expect(open).toHaveText(['Trading and markets']);
  await page.goto('/tutorials/no-such-tutorial');
  await expect(page).toHaveURL('/#page-not-found');
});
