import { failedAttribute } from '../protocol';

/**
 * In the HTML of the empty page, before its scripts: shows its notice when one of them cannot be loaded. Errors of
 * elements do not bubble.
 */
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.documentElement.setAttribute(failedAttribute, '');
  },
  true,
);
