import { failedAttribute } from '../protocol';

/**
 * Inlined before the scripts in the HTML of the empty page. Shows the page's notice if a script fails to load. The
 * listener captures, because error events of elements do not bubble.
 */
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.documentElement.setAttribute(failedAttribute, '');
  },
  true,
);
