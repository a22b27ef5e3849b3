import { expect, test, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import type { SiteLanguage } from './languages';
import { isExhaustive } from './scope';

/** Whether `npm test` analyzes this state in the German run of the same test: an analysis costs half of a page load. */
const isAnalyzedInGerman = (): boolean => {
  const title = test.info().titlePath.join(' ');
  return !isExhaustive && /\((?:en-us|fr-fr)\)/.test(title) && /@phone|@languages/.test(title);
};

/**
 * Videos are not preloaded: axe waits ten seconds for each that plays by itself. Only violations are described: the
 * description of what passes takes half of the time.
 */
const axeOptions: RunOptions = { resultTypes: ['violations'], preload: { assets: ['cssom'] } };

const violationsOf = async (page: Page) => {
  for (const frame of page.frames()) {
    // Once per document: evaluating axe costs as much as an analysis.
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  return page.evaluate(async (options) => {
    const results = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
    return results.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
    }));
  }, axeOptions);
};

/** The page breaks no rule of axe, contrast (WCAG AA) included. Retried: a button that was busy has its text a moment later. */
export const expectAccessible = async (page: Page): Promise<void> => {
  if (isAnalyzedInGerman()) return;
  await expect.poll(() => violationsOf(page), 'what axe found').toEqual([]);
};

/** Characters: search results cut longer titles. */
export const longestTitle = 64;

/** One first-level heading, the right language, a title that fits, and nothing to scroll sideways for. */
export const expectSoundPage = async (page: Page, language: SiteLanguage): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  expect((await page.title()).length, await page.title()).toBeLessThanOrEqual(longestTitle);
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
