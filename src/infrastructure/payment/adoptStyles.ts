import { adopt } from '../browser/adoptedStyles';

/**
 * Lets the style elements count that a script adds to the page: the content security policy refuses them, and adopted
 * style sheets are the scripts' own.
 */
export const adoptStyles = (document: Document): void => {
  const Observer = document.defaultView?.MutationObserver;
  if (!Observer || !('adoptedStyleSheets' in document)) return;
  new Observer((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (added.nodeName === 'STYLE') adopt(document, added.textContent ?? '');
    }
  }).observe(document.head, { childList: true });
};
