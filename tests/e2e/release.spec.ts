import type { Page } from '@playwright/test';
import { pathOf } from '#domain/navigation/pagePaths';
import { english, german } from './support/languages';
import { errorsIn } from './support/notices';
import { LoginForm } from './support/pages/LoginForm';
import { NavBar } from './support/pages/NavBar';
import { expect, test } from './support/test';
import { waitForHydration } from './support/waitForHydration';

/**
 * Simulates a release that replaces files of the build of this document. The next document belongs to the new build, so
 * its files exist. Returns a function that counts the documents that were loaded since then.
 *
 * @param replaced whose files are replaced: those of the open document, or of the one that is opened next
 */
const release = async (
  page: Page,
  files: RegExp,
  replaced: 'open' | 'next' = 'open',
): Promise<() => number> => {
  let documents = replaced === 'open' ? 0 : -1;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++;
  });
  await page.route(files, (route) =>
    documents === 0
      ? route.fulfill({ status: 404, contentType: 'text/html', body: '<title>Not found</title>' })
      : route.continue(),
  );
  return () => documents;
};

test.beforeEach(({ browserErrors }) => {
  browserErrors.allow(/^\/assets\//);
  browserErrors.allowReport(/ChunkLoadError|Failed to load|404/);
});

test('SH-05 a link loads the document if a release has replaced the code of the page', async ({ page }) => {
  // Replaced before the document opens, because it prefetches the code of pages with visible links.
  const documents = await release(page, /\/assets\/page-login\.[^/]*\.js/, 'next');
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: english.text('app:title.login'), exact: true })
    .click();
  await expect(LoginForm.onPage(page, english).title).toBeVisible();
  await expect(page).toHaveURL(english.path.login);
  expect(documents()).toBe(1);
});

test('TU-01 a search keeps its text if a release has replaced its code', async ({ page }) => {
  await page.goto(pathOf('tutorials', 'en-us'));
  const documents = await release(page, /\/assets\/search\.[^/]*\.js/);
  const field = page.getByRole('combobox', { name: english.text('search:label.tutorials') });
  await field.fill('landing');
  await expect.poll(documents).toBe(1);
  await waitForHydration(page);
  await expect(field).toHaveValue('landing');
  await field.focus();
  await expect(page.getByRole('option')).not.toHaveCount(0);
});

test('ME-02 a picture opens after a release has replaced the code of the viewer', async ({ page }) => {
  await page.goto(pathOf('screenshots', 'en-us'));
  const documents = await release(page, /\/assets\/[^/]*\.js/);
  const tile = page.locator('.media-tile').first();
  await tile.click();
  await expect.poll(documents).toBe(1);
  await waitForHydration(page);
  await tile.click();
  await expect(page.locator('.media-lightbox')).toBeVisible();
  expect(documents()).toBe(1);
});

test('PR-02 a form keeps its text if a release has replaced the application before it starts', async ({
  page,
}) => {
  const documents = await release(page, /\/assets\/main\.[^/]*\.js/);
  await page.goto(pathOf('contact', 'en-us'), { waitUntil: 'commit' });
  const before = documents();
  await page.unroute(/\/assets\/main\.[^/]*\.js/);
  await page.route(/\/assets\/main\.[^/]*\.js/, (route) =>
    documents() === before ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  const message = page.getByRole('main').getByLabel(english.text('press:field.message'), { exact: true });
  await message.fill('May we speak to the economist?');
  await expect.poll(documents).toBe(before + 1);
  await waitForHydration(page);
  await expect(message).toHaveValue('May we speak to the economist?');
});

test('SE-06 a login does not blame the connection after a release has replaced its code', async ({
  page,
  sandbox,
}) => {
  const player = await sandbox.createPlayer();
  await page.goto(english.path.login);
  const documents = await release(page, /\/assets\/jose\.[^/]*\.js/);
  const form = LoginForm.onPage(page, english);
  await form.signIn(player);
  await expect.poll(documents).toBe(1);
  await waitForHydration(page);
  await expect(errorsIn(page)).toHaveCount(0);
  await expect(form.email).toHaveValue(player.email);
  await expect(form.password).toHaveValue('');
  await form.signIn(player);
  await expect(page).not.toHaveURL(english.path.login);
});

test('LA-01 a text stays in its form when the visitor switches the language', async ({ page }) => {
  await page.goto(pathOf('declarationStatus', 'en-us'));
  const number = page.locator('input[name="number"]');
  await number.fill('3F2A-91BC');
  await new NavBar(page, english).choose(german);
  await expect(page).toHaveURL(pathOf('declarationStatus', 'de-de'));
  await waitForHydration(page);
  await expect(number).toHaveValue('3F2A-91BC');
});
