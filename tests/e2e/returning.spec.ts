import type { APIRequestContext, Page } from '@playwright/test';
import type { Locale } from '#domain/language/Locale';
import { routeAt } from '#domain/navigation/pagePaths';
import { navigatingAttribute } from '#hydration/protocol';
import { everyPath } from '../unit/support/sitePaths';
import { english, french, german } from './support/languages';
import { LoginForm } from './support/pages/LoginForm';
import { NavBar } from './support/pages/NavBar';
import {
  expectStateRestored,
  expectRestored,
  leaveAndReturn,
  testWithBfcache as test,
} from './support/bfcache';
import { expect } from './support/test';
import { waitForHydration } from './support/waitForHydration';

/** One path per public route. */
const publicPaths = (locale: Locale): readonly string[] => {
  const byRoute = new Map(
    everyPath
      .filter((path) => path.locale === locale && path.as === undefined)
      .map(({ path }) => [routeAt(path).route.id, path]),
  );
  return [...byRoute.values()];
};

/** A cheap document: only the page that was left matters. */
const elsewhere = '/robots.txt';

/** A form, a shop with live prices, a growing list, a gallery and a page that polls the server. */
const fewPaths = ['/login', '/buy', '/news', '/media/screenshots', '/server-status'];

const states = {
  'before hydration': {
    open: async (page: Page, path: string) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      // Simulates a tapped link, so that using the page does not start the application.
      await page.evaluate((name) => document.documentElement.setAttribute(name, ''), navigatingAttribute);
    },
    everyPublicPath: false,
  },
  'after hydration': {
    open: async (page: Page, path: string) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    },
    everyPublicPath: true,
  },
};

for (const [state, { open, everyPublicPath }] of Object.entries(states)) {
  const expectAllAsLeft = async (page: Page, paths: readonly string[]) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await open(page, path);
        await expectStateRestored(page, elsewhere);
      });
    }
  };

  test(`going back restores each kind of page unchanged ${state}`, async ({ page }) => {
    test.slow();
    await expectAllAsLeft(page, ['/', ...fewPaths]);
  });

  // Pages add hardly any handlers of their own: the paths above cover most of what can break.
  test(`going back restores pages in other languages unchanged ${state} @all`, async ({ page }) => {
    test.slow();
    await expectAllAsLeft(
      page,
      [french, german].flatMap(({ path }) => [path.home, path.login, path.buy]),
    );
  });

  if (!everyPublicPath) continue;
  const paths = publicPaths('en-us').filter((path) => !fewPaths.includes(path));
  for (const path of paths) {
    test(`going back restores ${path} unchanged ${state} @all`, ({ page }) => expectAllAsLeft(page, [path]));
  }
}

test('SE-07 a page restored from the back/forward cache detects that the player has signed out', async ({
  page,
  context,
  signIn,
}) => {
  await page.goto(english.path.home);
  const player = await signIn();
  await page.reload();
  const nav = new NavBar(page, english);
  await expect(nav.profileOf(player.displayName)).toBeVisible();
  // Simulates another browser window, from which this page receives no message.
  await leaveAndReturn(page, '/legal/eula', () => context.clearCookies());
  await expectRestored(page);
  await expect(nav.profileOf(player.displayName)).toBeHidden();
});

test('SE-07 going back after signing out does not show any of the player’s pages', async ({
  page,
  context,
  sandbox,
}) => {
  const player = await sandbox.createPlayer({});
  await page.goto(english.path.login);
  await LoginForm.onPage(page, english).signIn(player);
  await expect(page).toHaveURL(english.path.products);
  await page.goto(english.path.profile);
  const nav = new NavBar(page, english);
  await expect(nav.profileOf(player.displayName)).toBeVisible();
  await leaveAndReturn(page, english.path.home, async () => {
    const tab = await context.newPage();
    const navOfTab = new NavBar(tab, english);
    await tab.goto(english.path.home);
    await waitForHydration(tab);
    await navOfTab.profileOf(player.displayName).click();
    await navOfTab.logOut.click();
    await expect(navOfTab.logIn).toBeVisible();
    await tab.close();
  });
  await expect(page).toHaveURL(english.path.login);
  await expect(nav.profileOf(player.displayName)).toHaveCount(0);
});

/** Polls until the web server sends a page compressed with the dictionary, which it prepares on the first request. */
const waitForDelta = async (request: APIRequestContext, path: string): Promise<void> => {
  await expect(async () => {
    const { link = '' } = (await request.get(english.path.home)).headers();
    const name = /dictionaries\/en-us\.([\w-]+)>/.exec(link)?.[1] ?? '';
    const answer = await request.head(path, {
      headers: {
        'accept-encoding': 'br, dcz',
        'available-dictionary': `:${Buffer.from(name, 'base64url').toString('base64')}:`,
      },
    });
    expect(answer.headers()['content-encoding']).toBe('dcz');
  }).toPass();
};

/** Maximum size in bytes of a later page. */
const maxBytes = 4_096;

test('the server sends a later page as a delta against the cached pages', async ({
  page,
  context,
  request,
}) => {
  await waitForDelta(request, english.path.signup);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const dictionaryRequests = new Set<string>();
  // Only document requests: excludes the prefetched page.
  const pageRequests = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, type, request: { url } }) => {
    if (type === 'Document') pageRequests.add(requestId);
    if (url.includes('/dictionaries/')) dictionaryRequests.add(requestId);
  });
  const dictionaryLoaded = new Promise<void>((done) => {
    session.on('Network.loadingFinished', ({ requestId }) => {
      if (dictionaryRequests.has(requestId)) done();
    });
  });
  const received: { readonly encoding: string | undefined; readonly length: number }[] = [];
  session.on('Network.responseReceivedExtraInfo', ({ requestId, headers }) => {
    if (!pageRequests.has(requestId) || !headers['content-type']?.startsWith('text/html')) return;
    received.push({ encoding: headers['content-encoding'], length: Number(headers['content-length']) });
  });

  await page.goto('/partners', { waitUntil: 'load' });
  expect(received).toEqual([{ encoding: 'br', length: expect.any(Number) }]);
  await dictionaryLoaded;
  await page.goto(english.path.signup);
  expect(received).toHaveLength(2);
  expect(received[1]?.encoding).toBe('dcz');
  expect(received[1]?.length).toBeLessThanOrEqual(maxBytes);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.text('registration:title'));
});
