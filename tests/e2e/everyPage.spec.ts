import type { APIRequestContext } from '@playwright/test';
import { inLocale, matchPath } from '../../src/domain/navigation/matchPath';
import { isOnTheWay } from '../../src/domain/navigation/searchable';
import { everyPath } from '../unit/support/sitePaths';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectRoomForLargeText,
  expectSoundPage,
} from './support/accessibility';
import { languages } from './support/languages';
import { siteOrigin } from './support/origins';
import { expect, test } from './support/test';

/** Search results cut longer ones. */
const longestTitle = 64;

/** The languages that the HTML of a page says it has, with their addresses. */
const alternatesOf = async (request: APIRequestContext, address: string): Promise<string[]> => {
  const html = await (await request.get(address)).text();
  return [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
    .map(([, language = '', href = '']) => `${language} ${href}`)
    .sort();
};

for (const language of languages) {
  const pages = everyPath.filter(({ locale, as }) => locale === language.locale && as === undefined);

  for (const { path } of pages) {
    test(`SH-01 SH-06 ${path} is sound, accessible, and known in every language`, async ({
      page,
      request,
    }) => {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expectSoundPage(page, language);
      await expect(page.locator('h1')).not.toHaveText('');
      expect((await page.title()).length, await page.title()).toBeLessThanOrEqual(longestTitle);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      await expectRoomForLargeText(page);

      const unfound = page.locator('meta[name="robots"][content="noindex"]');
      await expect(unfound).toHaveCount(isOnTheWay(matchPath(path).route) ? 1 : 0);
      const addresses = languages.map(({ locale }) => siteOrigin + inLocale(path, locale));
      const expected = [
        ...languages.map(({ tag }, index) => `${tag} ${addresses[index] ?? ''}`),
        `x-default ${addresses[0] ?? ''}`,
      ].sort();
      for (const address of addresses) expect(await alternatesOf(request, address)).toEqual(expected);
    });
  }
}
