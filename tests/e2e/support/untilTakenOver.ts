import { expect, type Page } from '@playwright/test';

/** Milliseconds: on a busy machine several times what the application usually takes to start. */
const patience = 45_000;

/**
 * Does what makes the application start on a rendered page, moving the pointer, and waits until it has taken over. Twice:
 * where the pointer comes from is only known from the second move on.
 */
export const untilTakenOver = async (page: Page): Promise<void> => {
  await page.mouse.move(2, 2);
  await page.mouse.move(1, 1);
  await expect(page.locator('#root')).toHaveAttribute('data-ready', '', { timeout: patience });
};
