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
import { german, languages } from './support/languages';
import { expectOneEdge } from './support/layout';
import { siteOrigin } from './support/origins';
import { expect, test } from './support/test';

const desktop = { width: 1440, height: 900 };

/** Search results cut longer ones. */
const longestTitle = 64;

/** The languages that the HTML of a page says it has, with their addresses. */
const alternatesOf = async (request: APIRequestContext, address: string): Promise<string[]> => {
  const html = await (await request.get(address)).text();
  return [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
    .map(([, language = '', href = '']) => `${language} ${href}`)
    .sort();
};

const english = everyPath.filter(({ locale, as }) => locale === languages[0].locale && as === undefined);

for (const { path: englishPath } of english) {
  test(`SH-01 SH-06 ${englishPath} is sound, accessible, and known in every language`, async ({
    page,
    request,
  }) => {
    test.slow();
    const paths = languages.map(({ locale }) => inLocale(englishPath, locale));
    const expected = [
      ...languages.map(({ tag }, index) => `${tag} ${siteOrigin}${paths[index] ?? ''}`),
      `x-default ${siteOrigin}${englishPath}`,
    ].sort();

    for (const [index, language] of languages.entries()) {
      const path = paths[index] ?? '';
      await test.step(path, async () => {
        await page.setViewportSize(desktop);
        await page.goto(path);
        await expect(page).toHaveURL(path);
        await expectSoundPage(page, language);
        await expect(page.locator('h1')).not.toHaveText('');
        expect((await page.title()).length, await page.title()).toBeLessThanOrEqual(longestTitle);
        if (language === german) await expectAccessible(page);
        await expectOneEdge(page);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScroll(page);
        await expectRoomForLargeText(page);

        const unfound = page.locator('meta[name="robots"][content="noindex"]');
        await expect(unfound).toHaveCount(isOnTheWay(matchPath(path).route) ? 1 : 0);
        expect(await alternatesOf(request, path)).toEqual(expected);
      });
    }
  });
}
