import type { Locator, Page } from '@playwright/test';

/** Notices have no role: the page's live regions announce them. */
export const noticesIn = (scope: Page | Locator): Locator => scope.locator('.k-notice');

/** Failure notices, and errors of fields. */
export const errorsIn = (scope: Page | Locator): Locator =>
  scope.locator('.k-notice--danger, .k-field__error, .k-checkbox__error');
