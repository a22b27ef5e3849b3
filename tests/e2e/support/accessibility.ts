import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { SiteLanguage } from './languages';

/** No rule of axe is broken, contrast (WCAG AA) included, by the page as it stands. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
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

export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const { needed, there } = await page.evaluate(() => ({
    needed: document.documentElement.scrollWidth,
    there: document.documentElement.clientWidth,
  }));
  expect(needed, 'width of the page').toBeLessThanOrEqual(there);
};
