import type { Page } from '@playwright/test';
import { declinedAll, serializeChoices } from '#domain/consent/ConsentChoices';
import { recordCalls } from './support/calls';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility';
import { holdRequests } from './support/holdRequests';
import { type SiteLanguage, english, german, languages, layoutTag } from './support/languages';
import { siteOrigin } from './support/origins';
import { NavBar } from './support/pages/NavBar';
import { expect, test } from './support/test';
import { waitForHydration } from './support/waitForHydration';

/** Menu entries in each language. Intentionally literal. */
const menus = {
  'en-us': { group: 'The Game', place: 'Four ways to matter', help: 'Help', legal: 'Cookie policy' },
  'fr-fr': {
    group: 'Le jeu',
    place: 'Quatre façons de laisser sa marque',
    help: 'Aide',
    legal: 'Politique de cookies',
  },
  'de-de': {
    group: 'Das Spiel',
    place: 'Vier Wege, etwas zu bewirken',
    help: 'Hilfe',
    legal: 'Cookie-Richtlinie',
  },
} as const;

const buy = { 'en-us': '/buy', 'fr-fr': '/fr/acheter', 'de-de': '/de/kaufen' } as const;

const group = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

/** Delays the application's script until the returned function is called. */
const holdApplication = (page: Page) => holdRequests(page, '**/assets/main.*.js');

const alertsOf = (page: Page, language: SiteLanguage) =>
  page.getByRole('region', { name: language.text('navigation:alerts.label') });

test('SH-05 a link to a home page section scrolls to the same position as a direct load, even with late pictures', async ({
  page,
}) => {
  for (const id of ['reviews', 'own-server']) {
    const topOf = () =>
      page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top));
    await page.goto(`/#${id}`);
    await page.waitForLoadState('networkidle');
    const direct = await topOf();
    await page.goto(english.path.login);
    await waitForHydration(page);
    const letPictures = await holdRequests(page, '**/images/**');
    await page
      .locator(`a[href$="/#${id}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    letPictures();
    await expect.poll(async () => Math.abs((await topOf()) - direct), 'pixels beside').toBeLessThan(4);
  }
});

test('SH-08 text scrolling under the navigation bar does not show through it @phone', async ({ page }) => {
  await page.goto('/legal/eula');
  for (const top of [8, 60, 600]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    const ground = () =>
      page.locator('.nav-bar').evaluate((bar) => {
        const { opacity, backgroundColor } = getComputedStyle(bar, '::before');
        return `${opacity} ${backgroundColor}`;
      });
    await expect.poll(ground, `the ground of the bar at ${top} px`).toBe('1 rgb(7, 11, 18)');
  }
});

for (const language of languages) {
  const { group: game, place, help, legal } = menus[language.locale];

  test(`SH-08 the navigation bar links to the game, its pages and the shop (${language.locale})`, async ({
    page,
  }) => {
    const nav = new NavBar(page, language);
    await page.goto(language.path.home);
    await expect(nav.buy).toHaveAttribute('href', buy[language.locale]);

    await group(page, game).click();
    await expect(nav.link(place)).toBeVisible();
    await nav.link(place).click();
    await expect(page).toHaveURL(`${language.path.home}#pillars`);
    await expect(nav.link(place)).toBeHidden();
    await expect(page.getByRole('heading', { name: language.text('home:pillars.title') })).toBeInViewport();

    await group(page, help).click();
    await nav.link(legal).click();
    await expect(page.locator('h1')).toHaveText(language.text('legal:page.cookie-policy'));
    await group(page, help).click();
    await expect(nav.link(legal)).toHaveAttribute('aria-current', 'page');
  });

  test(`SH-11 the mobile menu contains every link in three tabs (${language.locale}) ${layoutTag(language.locale)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const nav = new NavBar(page, language);
    await page.goto(language.path.home);

    await nav.menuButton.click();
    await expect(nav.tab('main')).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    await nav.mobileGroup(help).click();
    await expect(nav.link(legal)).toBeVisible();
    await nav.mobileGroup(game).click();
    await expect(nav.link(legal), 'one group is open at a time').toBeHidden();

    await nav.tab('user').click();
    await expect(nav.logIn).toBeVisible();
    await nav.tab('language').click();
    for (const { locale, tag } of languages) {
      const link = nav.link(language.text(`app:language.${locale}`));
      await expect(link).toHaveAttribute('hreflang', tag);
    }

    await nav.show('main');
    await nav.mobileGroup(help).click();
    await nav.link(legal).click();
    await expect(page.locator('h1')).toHaveText(language.text('legal:page.cookie-policy'));
    await expect(nav.tab('main')).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test(`SH-12 a dismissed alert stays hidden in every language (${language.locale}) @phone`, async ({
    page,
    context,
  }) => {
    const alerts = alertsOf(page, language);
    await page.goto(language.path.home);
    await expect(alerts).toBeVisible();
    await alerts.getByRole('button', { name: language.text('navigation:alerts.dismiss') }).click();
    await expect(alerts).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    const remembered = async () => (await context.cookies()).map(({ name }) => name);
    await expect.poll(remembered).toContain('dismissed_weekly-maintenance');

    // Dismissed alerts are hidden before the first paint, so the application does not need to start.
    for (const other of languages) {
      await page.goto(other.path.home, { waitUntil: 'load' });
      await expect(alertsOf(page, other)).toBeHidden();
    }
  });

  test(`SH-08 SH-11 every menu is reachable on narrow screens and with large text (${language.locale}) ${layoutTag(language.locale)}`, async ({
    page,
  }) => {
    const nav = new NavBar(page, language);
    await page.goto(language.path.login);
    for (const [width, height, size] of [
      [320, 640, '100%'],
      [320, 640, '200%'],
      [1280, 720, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.locator('html').evaluate((html, fontSize) => void (html.style.fontSize = fontSize), size);
      await expectNoSidewaysScroll(page);
      for (const part of ['.nav-bar', '.alerts']) expect(await widthOf(page, part)).toBe(0);

      for (const part of ['main', 'user', 'language'] as const) {
        await nav.show(part);
        await expect(nav.tab(part)).toHaveAttribute('aria-selected', 'true');
        expect(await widthOf(page, '#mobile-menu')).toBe(0);
      }
      await nav.show('main');
      await nav.mobileGroup(help).click();
      await nav.link(legal).scrollIntoViewIfNeeded();
      await expect(nav.link(legal)).toBeInViewport({ ratio: 1 });
      expect(await widthOf(page, '#mobile-menu')).toBe(0);
      await nav.buy.scrollIntoViewIfNeeded();
      await expect(nav.buy).toBeInViewport({ ratio: 1 });
      await nav.mobileGroup(help).click();
      await page.keyboard.press('Escape');
      await expect(nav.tab('main')).toBeHidden();
    }
  });
}

/** Number of pixels by which an element's content is wider than the element. */
const widthOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth);

test('SH-08 SH-15 only one menu is open at a time, and the overlay, Escape or Tab closes it', async ({
  page,
}) => {
  const nav = new NavBar(page, english);
  const [first, second] = [nav.groups.first(), nav.groups.last()];
  const inFirst = nav.link(menus['en-us'].place);
  const inLast = nav.link(menus['en-us'].legal);
  const inLanguages = nav.link('Deutsch');
  await page.goto('/');

  await first.click();
  await expect(inFirst).toBeVisible();
  await second.click();
  await expect(inLast).toBeVisible();
  await expect(inFirst).toBeHidden();
  await nav.languageMenu.click();
  await expect(inLanguages).toBeVisible();
  await expect(inLast).toBeHidden();

  // The overlay handles the click: the button underneath is not clicked.
  await page.mouse.click(200, 800);
  await expect(inLanguages).toBeHidden();
  await expect(page).toHaveURL('/');

  await first.click();
  await page.keyboard.press('Escape');
  await expect(inFirst).toBeHidden();
  await expect(first).toBeFocused();
  await first.click();
  await first.click();
  await expect(inFirst, 'its own button closes it, too').toBeHidden();

  // Tab moves focus into an open menu; moving it out closes the menu.
  await second.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('.group-menu:popover-open a').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(second).toBeFocused();
  await expect(inLast).toBeVisible();
  await inLast.focus();
  await page.keyboard.press('Tab');
  await expect(nav.buy).toBeFocused();
  await expect(inLast).toBeHidden();
});

test('SH-08 the language menu is below its button and inside the window at every width', async ({ page }) => {
  const nav = new NavBar(page, english);
  await page.goto('/');
  for (const width of [480, 640, 960, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await nav.languageMenu.click();
    const menu = page.locator('#language-menu');
    await expect(menu).toBeVisible();
    const box = await menu.boundingBox();
    const button = await nav.languageMenu.boundingBox();
    expect(box?.x, `${width} px`).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(box?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0) - 8);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
});

test('SH-11 pointer and keyboard toggle the mobile menu, and the page underneath does not scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const nav = new NavBar(page, english);
  await page.goto('/');
  const isLocked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);

  await nav.menuButton.click();
  await expect(nav.tab('main')).toBeVisible();
  expect(await isLocked()).toBe('hidden');
  await nav.menuButton.click();
  await expect(nav.tab('main')).toBeHidden();
  expect(await isLocked()).not.toBe('hidden');

  await nav.menuButton.click();
  await page.keyboard.press('Escape');
  await expect(nav.tab('main')).toBeHidden();
  await expect(nav.menuButton).toBeFocused();

  // The tabs of the menu are a single tab stop; arrow keys switch between them.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(nav.tab('main')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(nav.tab('language')).toBeFocused();
  await expect(nav.link('Deutsch')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(nav.link('English')).toBeFocused();
});

test('SH-11 from 480 px the bar contains the account, and the menu holds the groups until they fit', async ({
  page,
}) => {
  const nav = new NavBar(page, german);
  await page.goto(german.path.home);
  for (const width of [480, 800]) {
    await page.setViewportSize({ width, height: 700 });
    for (const control of [nav.buy, nav.languageMenu, nav.logIn, nav.menuButton]) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    await expect(nav.groups).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await nav.menuButton.click();
    await expect(nav.tab('main')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(nav.tab('main')).toBeHidden();
  }
});

test('SH-08 LA-01 menus and languages work before hydration', async ({ page }) => {
  const release = await holdApplication(page);
  const nav = new NavBar(page, english);
  await page.goto('/', { waitUntil: 'commit' });
  await nav.groups.first().click();
  await expect(nav.link(menus['en-us'].place)).toBeVisible();
  await nav.languageMenu.click();
  await expect(nav.link('Deutsch')).toBeVisible();

  release();
  await expect(page.locator('#root')).toHaveAttribute('data-ready', '');
  await expect(nav.link('Deutsch'), 'taking over does not press it again').toBeVisible();
  await page.keyboard.press('Escape');

  const releaseAgain = await holdApplication(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await nav.languageMenu.click();
  await nav.link('Deutsch').click();
  await expect(page).toHaveURL(german.path.login);
  releaseAgain();
});

test('SH-10 the profile menu shows the signed-in player’s name and links to their pages', async ({
  page,
  signIn,
}) => {
  const nav = new NavBar(page, english);
  const subscription = page.waitForResponse(/\/api\/orders\/byuser\//);
  const player = await signIn({}, '/');
  await expect(nav.profileOf(player.displayName)).toBeVisible();
  await subscription;
  const calls = recordCalls(page, 'GET', /^\/api\//);

  await nav.openProfile(player.displayName);
  await expect(nav.text(english.text('app:nav.profileTitle'))).toBeVisible();
  await expect(nav.text(player.displayName)).toBeVisible();
  await expect(nav.logOut).toBeVisible();
  expect(
    calls.map((call) => call.url()),
    'opening a menu asks for nothing',
  ).toEqual([]);
  await nav.link('My products').click();
  await expect(page).toHaveURL(english.path.products);
  await expect(nav.logOut).toBeHidden();
});

test('SH-12 CC-06 without functional cookies, a dismissed alert stays hidden until the tab is closed', async ({
  page,
  context,
}) => {
  await context.addCookies([
    {
      name: 'cookie_preference',
      value: encodeURIComponent(serializeChoices(declinedAll)),
      url: siteOrigin,
    },
  ]);
  const alerts = alertsOf(page, english);
  await page.goto('/');
  await alerts.getByRole('button').click();
  await expect(alerts).toBeHidden();
  // Hidden before the first paint, without the application.
  await page.goto(english.path.login, { waitUntil: 'load' });
  await expect(page.locator('[data-alert]')).toBeHidden();
  expect((await context.cookies()).filter(({ name }) => name.startsWith('dismissed_'))).toEqual([]);
  const nextVisit = await context.newPage();
  await nextVisit.goto(`${siteOrigin}/`);
  await expect(alertsOf(nextVisit, english)).toBeVisible();
});

test.describe('in a time zone on another day', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' });

  test('SH-12 an alert shows its weekly time in local time, on one line on a phone (de-de) @phone', async ({
    page,
  }) => {
    await page.goto(german.path.home, { waitUntil: 'load' });
    const alert = page.locator('[data-alert]');
    await expect(alert).toHaveText(/Wartung:\s*Montag, 20:00–21:00/);
    const { height } = (await alert.boundingBox()) ?? { height: 0 };
    if (new NavBar(page, german).isOnPhone) expect(height).toBeLessThan(50);
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await waitForHydration(page);
    await expect(alert).toHaveText(/Wartung:\s*Montag, 20:00–21:00/);
  });
});

test('SH-12 a dismissed alert is hidden before the first paint', async ({ page, context }) => {
  await context.addCookies([{ name: 'dismissed_weekly-maintenance', value: '1', url: siteOrigin }]);
  const release = await holdApplication(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('[data-alert]')).toBeAttached();
  await expect(page.locator('[data-alert]')).toBeHidden();
  release();
  await page.keyboard.press('Tab');
  await expect(page.locator('#root')).toHaveAttribute('data-ready', '');
  await expect(page.locator('[data-alert]')).toHaveCount(0);
});
