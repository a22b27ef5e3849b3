import { failedAttribute, hydratedAttribute } from '../protocol';

/**
 * Inlined before the scripts in the HTML of the empty page. Shows the page's notice if a script fails to load before the
 * application works, which then reports failures itself. The listener captures, because error events of elements do not
 * bubble.
 */
addEventListener(
  'error',
  ({ target }) => {
    const page = document.documentElement;
    if (target instanceof HTMLScriptElement && !page.hasAttribute(hydratedAttribute))
      page.setAttribute(failedAttribute, '');
  },
  true,
);
