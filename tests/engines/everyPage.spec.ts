import { expect } from '@playwright/test';
import { everyPath } from '../unit/support/sitePaths';
import { retry } from './support/retry';
import { test } from './support/test';

const paths = everyPath
  .filter(({ locale, as }) => locale === 'en-us' && as === undefined)
  .map(({ path }) => path);

/** Runs in the page. Lists elements with text of their own that the engine does not render. */
const findInvisibleTexts = (): readonly string[] =>
  [...document.querySelectorAll('main *, footer *')]
    .filter((element) => element instanceof HTMLElement)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
    )
    .filter((element) => element.innerText.trim() === '' || element.getClientRects().length === 0)
    .map((element) => `${element.tagName} ${element.textContent}`);

const perTest = 9;

for (let first = 0; first < paths.length; first += perTest) {
  const part = paths.slice(first, first + perTest);
  test(`SH-01 public pages from ${part[0] ?? ''} to ${part.at(-1) ?? ''} show all their text, untouched and with the application${first === 0 ? '' : ' @all'}`, async ({
    tab,
  }) => {
    for (const path of part) {
      await test.step(path, async () => {
        await tab.open(path);
        await retry(async () => expect(await tab.evaluate(findInvisibleTexts)).toEqual([]));
        await tab.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await retry(async () => {
          const isHydrated = await tab.evaluate(() =>
            document.querySelector('#root')?.hasAttribute('data-ready'),
          );
          expect(isHydrated).toBe(true);
        });
        expect(await tab.evaluate(findInvisibleTexts)).toEqual([]);
      });
    }
  });
}
