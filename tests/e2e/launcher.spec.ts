import { expectNoSidewaysScroll } from './support/accessibility';
import { expect, test } from './support/test';

const launcherWindow = { width: 800, height: 600 };

test('LN-01 the launcher news fits its window: three stories, without the site’s header or footer', async ({
  page,
}) => {
  await page.setViewportSize(launcherWindow);
  await page.goto('/launcher/news');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const carousel = page.getByRole('region', { name: 'Stories' });
  const stories = carousel.getByRole('article');
  await expect(stories.first()).toContainText('Pinned');
  await expect(stories.nth(2)).toBeInViewport({ ratio: 0.8 });
  await expect(stories.nth(3)).not.toBeInViewport();
  await expectNoSidewaysScroll(page);

  await carousel.getByRole('button', { name: 'Next stories' }).click();
  await expect(stories.nth(3)).toBeInViewport();
  await expect(carousel.getByRole('button', { name: 'Pause' })).toHaveCount(0);

  const site = page.getByRole('link', { name: 'Website' });
  const [outside] = await Promise.all([page.waitForEvent('popup'), site.click()]);
  await expect(outside).toHaveURL('/');
  await expect(page).toHaveURL('/launcher/news');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('LN-01 the launcher pages apply the styles of the launcher bar', async ({ page }) => {
    await page.goto('/launcher/news');
    await expect(page.locator('.launcher-bar__row')).toHaveCSS('display', 'flex');
    await expect(page.locator('.launcher-bar__tabs ul')).toHaveCSS('list-style-type', 'none');
  });
});

test('LN-01 F5 never reloads a launcher page, whether just loaded or navigated to', async ({ page }) => {
  await page.setViewportSize(launcherWindow);
  await page.goto('/launcher/news');
  // A reload would reset this title.
  await page.evaluate(() => (document.title = 'Not reloaded'));
  await page.keyboard.press('F5');
  expect(await page.title()).toBe('Not reloaded');

  await page.getByRole('link', { name: 'Winter convoy: 500,000 blocks of ice' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winter convoy: 500,000 blocks of ice');
  await page.evaluate(() => document.body.setAttribute('data-mark', ''));
  await page.keyboard.press('F5');
  await expect(page.locator('body[data-mark]')).toHaveCount(1);
  await page.getByRole('link', { name: /^Next story/ }).click();
  await expect(page).not.toHaveURL(/winter-convoy/);
  await expect(page.locator('#launcher-page')).toBeFocused();
  await page.getByRole('link', { name: /^Previous story/ }).click();
  await expect(page).toHaveURL('/launcher/news/winter-convoy');
});

test('LN-02 the patch notes path without a version redirects to the latest release, next to the list of all releases', async ({
  page,
  request,
}) => {
  for (const [path, newest] of [
    ['/launcher/patch', '/launcher/patch/2-7-0'],
    ['/fr/launcher/notes-de-version', '/fr/launcher/notes-de-version/2-7-0'],
    ['/de/launcher/patchnotes', '/de/launcher/patchnotes/2-7-0'],
  ] as const) {
    await expect
      .poll(async () => {
        const answer = await request.get(path, { maxRedirects: 0 });
        return [answer.status(), answer.headers().location];
      })
      .toEqual([302, newest]);
  }
  await page.setViewportSize(launcherWindow);
  await page.goto('/launcher/news');
  await page.getByRole('link', { name: 'Patch notes' }).click();
  await expect(page).toHaveURL('/launcher/patch/2-7-0');
  const list = page.getByRole('navigation', { name: 'All releases' });
  await expect(list.getByRole('link')).toHaveCount(9);
  await list.getByRole('link', { name: /^2\.4\.0/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2.4.0: wrecks with an owner');
  await expect(list.getByRole('link', { name: /^2\.4\.0/ })).toHaveAttribute('aria-current', 'page');
});

test('LN-01 LN-02 an unknown story or release shows a message and links', async ({
  page,
  request,
  browserErrors,
}) => {
  browserErrors.allow(/^\/launcher\/news\/no-such-story$/);
  for (const path of ['/launcher/news/no-such-story', '/de/launcher/patchnotes/9-9-9'])
    // A busy web server sends an empty page until it has looked up the path.
    await expect.poll(async () => (await request.get(path)).status()).toBe(404);
  await page.goto('/launcher/news/no-such-story');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This story doesn’t exist');
  await page.getByRole('link', { name: 'All news' }).click();
  await expect(page).toHaveURL('/launcher/news');
});
