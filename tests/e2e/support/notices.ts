import type { Locator, Page } from '@playwright/test';

/** Notices that contain the text. They have no role: the page's live regions announce them. */
export const noticesIn = (scope: Page | Locator, text = ''): Locator =>
  scope.locator('.k-notice').filter({ hasText: text });

/** Failure notices, and errors of fields. */
export const errorsIn = (scope: Page | Locator): Locator =>
  scope.locator('.k-notice--danger, .k-field__error, .k-checkbox__error');
