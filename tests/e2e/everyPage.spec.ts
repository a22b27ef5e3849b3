import { localizePath, routeAt } from '#domain/navigation/pagePaths';
import { isIntermediatePage } from '#domain/navigation/isIndexable';
import { everyPath } from '../unit/support/sitePaths';
import {
  expectAccessible,
  expectLargeTextFits,
  expectFitsNarrowPhone,
  expectValidPage,
} from './support/accessibility';
import { expectComplete } from './support/completeness';
import { expectReadableOverPictures } from './support/contrast';
import { english, languages, layoutTag } from './support/languages';
import { expectContentAlignedWithLogo, expectUnbrokenLines } from './support/layout';
import { expect, test } from './support/test';

const publicPaths = everyPath.filter(({ locale, as }) => locale === english.locale && as === undefined);

/** Pages per test: in the same browser, the second page takes half as long as the first. */
const perTest = 9;

// crawl.spec.ts checks the HTML of every page in every language.
for (const language of languages) {
  const { locale } = language;

  for (let first = 0; first < publicPaths.length; first += perTest) {
    const paths = publicPaths.slice(first, first + perTest).map(({ path }) => localizePath(path, locale));
    const part = `from ${paths[0] ?? ''} to ${paths.at(-1) ?? ''}`;

    test(`SH-01 public pages ${part} are valid and accessible (${locale}) ${layoutTag(locale)}`, async ({
      page,
    }) => {
      for (const path of paths) {
        await test.step(path, async () => {
          await page.setViewportSize({ width: 390, height: 844 });
          await page.goto(path);
          await expect(page).toHaveURL(path);
          await expectComplete(page);
          await expectUnbrokenLines(page);
          await page.setViewportSize({ width: 1440, height: 900 });
          await expectComplete(page);
          await expectValidPage(page, language);
          await expect(page.locator('h1')).not.toHaveText('');
          await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(
            isIntermediatePage(routeAt(path).route) ? 1 : 0,
          );
          await expectAccessible(page);
          await expectUnbrokenLines(page);
          await expectReadableOverPictures(page);
          await expectContentAlignedWithLogo(page);
          await expectFitsNarrowPhone(page);
          await expectReadableOverPictures(page);
          await expectLargeTextFits(page);
        });
      }
    });
  }
}
