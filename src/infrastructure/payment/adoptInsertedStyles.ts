import { adoptStyleSheet } from '../browser/adoptedStyles';

/**
 * Applies style elements that a script inserts into the page. The content security policy blocks style elements,
 * but allows adopted style sheets.
 */
export const adoptInsertedStyles = (document: Document): void => {
  const Observer = document.defaultView?.MutationObserver;
  if (!Observer || !('adoptedStyleSheets' in document)) return;
  new Observer((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (added.nodeName === 'STYLE') adoptStyleSheet(document, added.textContent ?? '');
    }
  }).observe(document.head, { childList: true });
};
