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

/** Finds broken dates, prices and buttons, and headings whose second line is one word and less than 40 % as long. */
const brokenLinesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // On narrower screens, and with larger text, lines may have to break.
    if (window.innerWidth < 390) return [];
    const linesOf = (node: Node, start: number, end: number): readonly DOMRect[] => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
      return rects.filter(({ bottom }, index) => rects.findIndex((rect) => rect.bottom === bottom) === index);
    };
    const textNodesOf = (element: Element): readonly Text[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text);
      return nodes.filter(
        ({ parentElement }) =>
          parentElement?.checkVisibility({ visibilityProperty: true }) === true &&
          parentElement.closest('.k-visually-hidden, option, svg') === null,
      );
    };
    const months = ['en', 'fr', 'de'].flatMap((tag) =>
      Array.from({ length: 12 }, (_, month) =>
        new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 15)),
      ),
    );
    const month = `(?:${months.join('|')})`;
    const pieces = [
      new RegExp(`\\d{1,2}(?:er|\\.)?\\s${month}(?:\\s\\d{4})?|${month}\\s\\d{1,2}(?:,\\s\\d{4})?`, 'gu'),
      /(?:US\$|[€£$])\s?\d[\d.,]*|\d[\d.,]*\s?[€£$%]/gu,
    ];
    const pieceBroken = textNodesOf(document.body).flatMap((node) =>
      pieces.flatMap((piece) =>
        [...node.data.matchAll(piece)]
          .filter(({ 0: text, index }) => linesOf(node, index, index + text.length).length > 1)
          .map(([text]) => text),
      ),
    );
    const labelBroken = [...document.querySelectorAll('.k-button')].flatMap((button) =>
      textNodesOf(button)
        .filter((node) => node.length <= 32 && linesOf(node, 0, node.length).length > 1)
        .map(({ data }) => data),
    );
    const endsInShortLine = (heading: Element): boolean => {
      const words = textNodesOf(heading).flatMap((node) =>
        [...node.data.matchAll(/\S+/gu)].flatMap(({ 0: word, index }) =>
          linesOf(node, index, index + word.length),
        ),
      );
      const tops = [...new Set(words.map(({ bottom }) => Math.round(bottom)))];
      const [first, last] = tops.map((top) => words.filter(({ bottom }) => Math.round(bottom) === top));
      const lengthOf = (line: readonly DOMRect[]): number =>
        Math.max(...line.map(({ right }) => right)) - Math.min(...line.map(({ left }) => left));
      if (tops.length !== 2 || !first || last?.length !== 1) return false;
      return first.length > 1 && lengthOf(last) < 0.4 * lengthOf(first);
    };
    const headings = [...document.querySelectorAll('h1, h2, h3, h4')].filter(endsInShortLine);
    return [...pieceBroken, ...labelBroken, ...headings.map(({ textContent }) => textContent ?? '')];
  });

/** Expects dates, prices and buttons on one line each, and no heading whose second line is one short word. */
export const expectUnbrokenLines = async (page: Page): Promise<void> => {
  await expect.poll(() => brokenLinesOf(page), 'broken lines').toEqual([]);
};

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
