import { expect, type Page } from '@playwright/test';

/** Expects the page's content to start below the logo, at the left edge of the container. */
export const expectContentAlignedWithLogo = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const leftOf = (element: Element): number => Math.round(element.getBoundingClientRect().left);
          const parts = [...document.querySelectorAll('main :is(h1, h2, p, nav > *, label, .k-panel)')];
          // Slides of a moved carousel are beyond the edge.
          const shown = parts.filter(
            (part) =>
              part.checkVisibility() && part.clientWidth > 1 && !part.closest('.k-carousel__viewport'),
          );
          const bar = document.querySelector('.nav-bar__row, .launcher-bar__row');
          return bar && Math.min(...shown.map(leftOf)) - leftOf(bar);
        }),
      { message: 'pixels between the edges of the page and of the bar' },
    )
    .toBe(0);
};

/** Returns the words in an element that are broken across lines. */
export const brokenWords = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluate((element) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });

/** Returns the cumulative layout shift without recent user input since `moment`, a value of `performance.now()`. */
export const layoutShiftSince = (page: Page, moment: number): Promise<number> =>
  page.evaluate(
    (since) =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            readonly value: number;
            readonly hadRecentInput: boolean;
          })[];
          const own = shifts.filter(({ hadRecentInput, startTime }) => !hadRecentInput && startTime >= since);
          done(own.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer is never called if there is no layout shift.
        requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
      }),
    moment,
  );
