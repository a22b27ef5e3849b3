import { pathOf } from '#domain/navigation/pagePaths';
import {
  expectAccessible,
  expectFitsNarrowPhone,
  expectNoSidewaysScroll,
  expectValidPage,
} from './support/accessibility';
import { holdRequests } from './support/holdRequests';
import { english, languages, phoneTag } from './support/languages';
import { waitForHydration } from './support/waitForHydration';
import { expect, test } from './support/test';

const mediaPath = (
  route: 'media' | 'screenshots' | 'videos' | 'wallpapers' | 'documents',
  locale = english.locale,
) => pathOf(route, locale);

for (const language of languages) {
  const { locale, text } = language;

  test(`ME-01 the overview links to every section of the library (${locale})${phoneTag(locale)}`, async ({
    page,
  }) => {
    await page.goto(mediaPath('media', locale));
    await expectValidPage(page, language);
    await expectAccessible(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: text('media:pinned') })).toBeVisible();
    await expect(main.locator('.media__grid--latest > li')).toHaveCount(7);
    await expectFitsNarrowPhone(page);
    await main.locator('.media-nav--drop summary').click();
    await main.locator('.media-nav--drop').getByRole('link').nth(4).click();
    await expect(page).toHaveURL(pathOf('conceptArt', locale));
    await expect(main.locator('.media-tile').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('ME-02 a picture opens in the viewer, which supports arrow keys and Escape and restores focus', async ({
  page,
}) => {
  await page.goto(mediaPath('screenshots'));
  await waitForHydration(page);
  const tile = page.getByRole('link', { name: /The ring above Alioth/ });
  await tile.click();
  const viewer = page.locator('.media-lightbox');
  await expect(viewer.getByText('The ring above Alioth')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('status').first()).toHaveText(/^\d+ of \d+ Two lines over the wreck field$/);
  await viewer.getByRole('button', { name: english.text('media:previous') }).click();
  await expect(viewer.getByText('The ring above Alioth')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(tile).toBeFocused();
  await tile.click();
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(mediaPath('screenshots'));
});

test('ME-02 a reload restores the number of pictures and the scroll position', async ({ page }) => {
  const tiles = page.locator('.media-tile');
  await page.goto(mediaPath('screenshots'));
  await waitForHydration(page);
  await tiles.last().scrollIntoViewIfNeeded();
  await expect(tiles).toHaveCount(40);
  await tiles.nth(30).scrollIntoViewIfNeeded();
  await page.reload();
  await expect(tiles).toHaveCount(40);
  await expect(tiles.nth(30)).toBeInViewport();
});

test('ME-02 a click before hydration opens the picture without leaving the page', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto(mediaPath('screenshots'), { waitUntil: 'commit' });
  await page.getByRole('link', { name: /The ring above Alioth/ }).click();
  release();
  await expect(page.locator('.media-lightbox').getByText('The ring above Alioth')).toBeVisible();
  await expect(page).toHaveURL(mediaPath('screenshots'));
});

test('ME-02 links to wallpapers and documents point to existing files', async ({ page, request }) => {
  await page.goto(mediaPath('wallpapers'));
  await waitForHydration(page);
  await page.locator('.media-tile').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: /5120 × 2880/ })).toBeVisible();
  await expectAccessible(page);
  const wallpapers = await dialog
    .locator('a[download]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status').last()).toHaveText(/^2 of \d+ \S/);
  await page.goto(mediaPath('documents'));
  await waitForHydration(page);
  await page.locator('.media-tile').first().click();
  await expect(dialog.locator('a[download]')).toHaveCount(3);
  const documents = await dialog
    .locator('a[download]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const file of [...wallpapers, ...documents]) {
    const answer = await request.head(file);
    expect([file, answer.status(), answer.headers()['content-type']]).toEqual([
      file,
      200,
      file.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
    ]);
  }
});

test('ME-02 a video does not autoplay, and has captions and chapters', async ({ page }) => {
  await page.goto(mediaPath('videos'));
  await waitForHydration(page);
  await page.locator('.media-tile').first().click();
  const player = page.locator('video');
  await expect(player).toBeVisible();
  expect(await player.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await expect(player.locator('track[kind=captions]')).toHaveCount(3);
  await expect(player.locator('track[kind=chapters]')).toHaveCount(1);
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ME-02 the grid items link to their files', async ({ page }) => {
    await page.goto(mediaPath('screenshots'));
    await page.getByRole('link', { name: /The ring above Alioth/ }).click();
    await expect(page).toHaveURL('/assets/media/screenshots/ring_station.webp');
  });
});
