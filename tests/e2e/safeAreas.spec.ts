import type { Page } from '@playwright/test';
import { english } from './support/languages';
import { NavBar } from './support/pages/NavBar';
import { expect, test } from './support/test';

/** Insets in pixels of a phone in landscape, with a notch on either side. */
const insets = { top: 20, left: 59, bottom: 21, right: 59 };

const screen = { width: 844, height: 390 };

/** Texts of the elements in the window that are under the notch or the home indicator. */
const coveredTexts = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(
    (elements, { top, left, bottom, right }) =>
      elements
        .filter((element) => {
          const box = element.getBoundingClientRect();
          const isInWindow = box.width > 1 && box.bottom > 0 && box.top < innerHeight;
          if (!isInWindow || !element.checkVisibility({ visibilityProperty: true })) return false;
          const isBeside = box.left < left - 1 || box.right > innerWidth - right + 1;
          return isBeside || box.top < top - 1 || box.bottom > innerHeight - bottom + 1;
        })
        .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent),
    insets,
  );

test('bars, menus, dialogs and the footer avoid the notch and the home indicator', async ({ page }) => {
  await page.setViewportSize(screen);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  const nav = new NavBar(page, english);
  await page.goto('/');
  await expect
    .poll(() =>
      page.evaluate(() => {
        const bar = document.querySelector('.nav-bar');
        return bar && parseFloat(getComputedStyle(bar).paddingTop);
      }),
    )
    .toBe(insets.top);
  expect(await coveredTexts(page, '.nav-bar__row > a, .nav-bar__row button, .alert button')).toEqual([]);
  expect((await page.locator('.skip-link').boundingBox())?.y).toBeLessThanOrEqual(-40);

  await nav.menuButton.click();
  const last = page.locator('.mobile-menu__panel :is(a, button):visible').last();
  await last.scrollIntoViewIfNeeded();
  await page.locator('.mobile-menu__panel').evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
  const { x = 0, y = 0, width = 0, height = 0 } = (await last.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(screen.width - insets.right);
  expect(y + height).toBeLessThanOrEqual(screen.height - insets.bottom);
  await page.keyboard.press('Escape');

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => coveredTexts(page, '.footer__end :is(a, button, small)')).toEqual([]);

  await page.evaluate(() => scrollTo(0, 0));
  await nav.logIn.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(insets.left);
  expect(box?.y).toBeGreaterThanOrEqual(insets.top);
});
