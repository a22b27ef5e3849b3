import type { Page } from '@playwright/test';
import type { Locale } from '../../src/domain/language/Locale';
import { matchPath } from '../../src/domain/navigation/matchPath';
import { everyPath } from '../unit/support/sitePaths';
import { english, french, german } from './support/languages';
import { LoginForm } from './support/pages/LoginForm';
import { NavBar } from './support/pages/NavBar';
import { expectAsLeft, expectRestored, leaveAndReturn, returning as test } from './support/returning';
import { holdTokens, tokensOf } from './support/session';
import { expect } from './support/test';
import { untilTakenOver } from './support/untilTakenOver';

/** One path of each public route. */
const publicPaths = (locale: Locale): readonly string[] => {
  const byRoute = new Map(
    everyPath
      .filter((path) => path.locale === locale && path.as === undefined)
      .map(({ path }) => [matchPath(path).route.id, path]),
  );
  return [...byRoute.values()];
};

const inEnglish = publicPaths('en-us');
const half = Math.ceil(inEnglish.length / 2);
const halves = [inEnglish.slice(0, half), inEnglish.slice(half)];

const states = {
  'before the application has taken over': async (page: Page, path: string) => {
    await page.goto(path, { waitUntil: 'load' });
  },
  'after the application has taken over': async (page: Page, path: string) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  },
};

for (const [state, open] of Object.entries(states)) {
  for (const [index, paths] of halves.entries()) {
    test(`public pages are as they were left ${state} (${index + 1} of 2)`, async ({ page }) => {
      test.setTimeout(180_000);
      for (const path of paths) {
        await test.step(path, async () => {
          await open(page, path);
          await expectAsLeft(page, path === english.path.home ? '/legal/eula' : english.path.home);
        });
      }
    });
  }

  test(`pages in other languages are as they were left ${state}`, async ({ page }) => {
    test.slow();
    for (const { path } of [french, german]) {
      for (const address of [path.home, path.login, path.buy]) {
        await open(page, address);
        await expectAsLeft(page, english.path.home);
      }
    }
  });
}

test('SE-07 a page that the browser shows again knows that the player has signed out meanwhile', async ({
  page,
  context,
  sandbox,
}) => {
  const player = await sandbox.player({});
  await page.goto(english.path.home);
  await holdTokens(context, tokensOf(player));
  await page.reload();
  const nav = new NavBar(page, english);
  await expect(nav.profileOf(player.displayName)).toBeVisible();
  // Another browser window: no news of it reaches this page.
  await leaveAndReturn(page, '/legal/eula', () => context.clearCookies());
  await expectRestored(page);
  await expect(nav.profileOf(player.displayName)).toBeHidden();
});

test('SE-07 nobody goes back to the pages of a player who has signed out', async ({ page, sandbox }) => {
  const player = await sandbox.player({});
  await page.goto(english.path.login);
  await LoginForm.onPage(page, english).signIn(player);
  await expect(page).toHaveURL(english.path.products);
  await page.goto(english.path.profile);
  const nav = new NavBar(page, english);
  await expect(nav.profileOf(player.displayName)).toBeVisible();
  await leaveAndReturn(page, english.path.home, async () => {
    await untilTakenOver(page);
    await nav.profileOf(player.displayName).click();
    await nav.logOut.click();
    await expect(nav.logIn).toBeVisible();
  });
  await expect(page).toHaveURL(english.path.login);
  await expect(nav.profileOf(player.displayName)).toHaveCount(0);
});
