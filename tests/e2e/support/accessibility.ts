import { expect, test, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { maxTitleLength } from '#domain/navigation/pageTitle';
import { expectVisibleEdges } from './forcedColors';
import type { SiteLanguage } from './languages';
import { isExhaustive } from './scope';

/** Whether the German run analyzes this state in `npm test`. An analysis takes half as long as a page load. */
const isAnalyzedInGerman = (): boolean => {
  const title = test.info().titlePath.join(' ');
  return !isExhaustive && /\((?:en-us|fr-fr)\)/.test(title) && /@phone|@languages/.test(title);
};

/**
 * Does not preload videos: axe would wait ten seconds for each autoplaying one.
 * Reports only violations, because describing the passed rules takes half of the time.
 */
const axeOptions: RunOptions = { resultTypes: ['violations'], preload: { assets: ['cssom'] } };

const violationsOf = async (page: Page) => {
  for (const frame of page.frames()) {
    // Once per document: evaluating the axe source takes as long as an analysis.
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

/** Finds what axe accepts: rows without a header, and buttons of one form with the same name. */
const ambiguitiesOf = (page: Page) =>
  page.evaluate(() => {
    const unnamedRows = [...document.querySelectorAll('tbody > tr')].filter(
      (row) =>
        row.childElementCount > 1 &&
        row.querySelector('th[scope="row"]') === null &&
        row.closest('[role="presentation"]') === null,
    );
    const repeatedButtons = [...document.forms].flatMap((form) => {
      const buttons = [...form.querySelectorAll('button')].filter((button) => button.checkVisibility());
      const names = buttons.map((button) => button.ariaLabel ?? button.innerText.trim());
      return buttons.filter((_, index) => names.indexOf(names[index] ?? '') !== index);
    });
    return [...unnamedRows, ...repeatedButtons].map(({ outerHTML }) => outerHTML);
  });

const lastStates = new WeakMap<
  Page,
  { readonly path: string; readonly heading: string; readonly title: string }
>();

/** Expects another title if the heading has changed on the same path since the last call: a step of the page. */
const expectStepInTitle = async (page: Page): Promise<void> => {
  const state = await page.evaluate(() => ({
    path: location.origin + location.pathname,
    heading: document.querySelector('h1')?.innerText ?? '',
    title: document.title,
  }));
  const last = lastStates.get(page);
  lastStates.set(page, state);
  if (last?.path === state.path && last.heading !== state.heading)
    expect(state.title, `title of the step “${state.heading}”`).not.toBe(last.title);
};

/**
 * Expects no axe violations (including contrast, WCAG AA), the current step in the title, and no problems in forced
 * colors. Retries because a busy button regains its text later.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  if (isAnalyzedInGerman()) return;
  await expectStepInTitle(page);
  await expect.poll(() => violationsOf(page), 'what axe found').toEqual([]);
  expect(await ambiguitiesOf(page), 'rows without a header, and buttons with the same name').toEqual([]);
  await expectVisibleEdges(page);
};

/** Finds inline boxes that contain a block. Chromium gives them the presses on the links and buttons of the block. */
const inlineBoxesWithBlocksOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isBlock = (element: Element): boolean => {
      const { display, position, float } = getComputedStyle(element);
      const isInFlow = !['absolute', 'fixed'].includes(position) && float === 'none';
      const isBox = ['block', 'flex', 'grid', 'list-item', 'table'].includes(display);
      return element instanceof HTMLElement && isInFlow && isBox;
    };
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => getComputedStyle(element).display === 'inline')
      .filter(({ children }) => [...children].some(isBlock))
      .map(({ outerHTML }) => outerHTML);
  });

/**
 * Expects one `h1`, the right language, a title that is not truncated, no horizontal scrolling, and no block in an
 * inline box.
 */
export const expectValidPage = async (page: Page, language: SiteLanguage): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  expect((await page.title()).length, await page.title()).toBeLessThanOrEqual(maxTitleLength);
  await expectNoSidewaysScroll(page);
  expect(await inlineBoxesWithBlocksOf(page), 'inline boxes with a block').toEqual([]);
};

/** Expects no horizontal scrolling on the narrowest phones (WCAG 1.4.10). Leaves the page at that size. */
export const expectFitsNarrowPhone = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
};

/** Expects no horizontal scrolling at 200 % text size (WCAG 1.4.4) on phones. Leaves the page at that size. */
export const expectLargeTextFits = async (page: Page): Promise<void> => {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
  }
};

/** Retries because the layout is updated shortly after a window is resized, especially on a busy machine. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  await expect
    .poll(
      () =>
        page.evaluate(
          (width) =>
            window.innerWidth === width
              ? document.documentElement.scrollWidth - document.documentElement.clientWidth
              : Infinity,
          page.viewportSize()?.width,
        ),
      { message: 'what the page is wider than the window' },
    )
    .toBeLessThanOrEqual(0);
};
