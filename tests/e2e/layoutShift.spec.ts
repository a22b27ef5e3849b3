import type { BrowserContext } from '@playwright/test';
import type { Locale } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import { pathsIn } from '../unit/support/sitePaths';
import { holdRequests } from './support/holdRequests';
import { languages } from './support/languages';
import { layoutShiftSince } from './support/layout';
import { isExhaustive } from './support/scope';
import { expect, test } from './support/test';

// By default, Chromium on Linux rounds the width of each character to pixels, unlike on phones and other systems.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none'] }),
    { scope: 'worker' },
  ],
});

const widths = [360, 390, 412, 768, 1440];

/** Opens a page, delays its fonts until after the first paint, and returns the cumulative layout shift since then. */
const layoutShiftOf = async (context: BrowserContext, path: string, width: number): Promise<number> => {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 844 });
  const release = await holdRequests(page, '**/*.woff2');
  // The load event waits for the fonts.
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe('loading');
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  const loadedFonts = () =>
    page.evaluate(() => [
      ...new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)),
    ]);
  expect(await loadedFonts()).not.toContain('Inter Variable');
  const moment = await page.evaluate(() => performance.now());
  release();
  await expect.poll(loadedFonts).toEqual(expect.arrayContaining(['Inter Variable', 'Oxanium Variable']));
  const shift = await layoutShiftSince(page, moment);
  await page.close();
  return shift;
};

const steadyPages = ['home', 'buy', 'media', 'news'] as const;

/** Returns the maximum layout shift of each page: none on steady pages, and 0.1, the limit of a good CLS, on others. */
const limitsIn = (locale: Locale): ReadonlyMap<string, number> => {
  const others = isExhaustive ? pathsIn(locale).filter(({ as }) => as === undefined) : [];
  return new Map([
    ...others.map(({ path }) => [path, 0.1] as const),
    ...steadyPages.map((page) => [pathOf(page, locale), 0.001] as const),
  ]);
};

for (const { locale } of languages) {
  test(`fonts that load late shift no content (${locale}) @languages`, async ({ context }) => {
    test.slow(isExhaustive);
    const shifts: Record<string, number> = {};
    for (const [path, limit] of limitsIn(locale)) {
      for (const width of widths) {
        const shift = await layoutShiftOf(context, path, width);
        if (shift > limit) shifts[`${path} at ${width} px`] = shift;
      }
    }
    expect(shifts).toEqual({});
  });
}
