import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { french, type SiteLanguage } from './languages';

/**
 * The page breaks no rule of axe, contrast (WCAG AA) included. Legacy mode: the default mode opens another page for each
 * analysis, which takes the focus away. Films are not preloaded: axe waits ten seconds for each that plays by itself.
 * Only violations are described: the description of what passes takes half of the time.
 * A French page is not analysed: it has the elements of the English one in a window of the same size, and the analyses
 * take a fifth of the journeys' time.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  if ((await page.locator('html').getAttribute('lang')) === french.tag) return;
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: { assets: ['cssom'] } })
    .analyze();
  const summary = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
  }));
  expect(summary, 'what axe found').toEqual([]);
};

/** One first-level heading, the right language, and nothing to scroll sideways for. */
export const expectSoundPage = async (page: Page, language: SiteLanguage): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  await expectNoSidewaysScroll(page);
};

/** Text of twice the size (WCAG 1.4.4) widens neither the narrowest phone nor a usual one; leaves the page like that. */
export const expectRoomForLargeText = async (page: Page): Promise<void> => {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
  }
};

/** Asked until it holds: a resized window is laid out anew a moment later, above all on a busy machine. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      { message: 'what the page is wider than the window' },
    )
    .toBeLessThanOrEqual(0);
};
