import { expect, type Page } from '@playwright/test';

/** Milliseconds; several times the usual start time of the application on a busy machine. */
const timeoutMs = 45_000;

/**
 * Starts the application on a rendered page by moving the pointer, and waits until it is hydrated.
 * Moves twice because the pointer's previous position is only available with the second move.
 */
export const waitForHydration = async (page: Page): Promise<void> => {
  await page.mouse.move(2, 2);
  await page.mouse.move(1, 1);
  await expect(page.locator('#root')).toHaveAttribute('data-ready', '', { timeout: timeoutMs });
};
