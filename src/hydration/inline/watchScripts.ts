import { failedAttribute } from '../protocol';

/**
 * Inlined in the HTML of the empty page, before its scripts. Shows the page's notice if one of them cannot be loaded.
 * Errors of elements do not bubble.
 */
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.documentElement.setAttribute(failedAttribute, '');
  },
  true,
);
