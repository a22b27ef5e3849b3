import { adoptStyleSheet } from '#infrastructure/browser/adoptedStyles';
import { consentBannerId, languageKeepAttribute, languageOfferAttribute } from '../protocol';

/** In a style sheet of its own, because few visitors see the bar. It never appears together with the consent bar. */
const styles = `
.language-offer {
  position: fixed;
  inset: auto 0 0;
  z-index: var(--k-layer-overlay);
  display: flex;
  gap: var(--k-space-2);
  align-items: center;
  justify-content: center;
  padding: var(--k-space-1) var(--k-gutter) max(var(--k-space-1), var(--k-safe-bottom));
  border-top: 1px solid var(--k-line);
  background: var(--k-panel-1);
}
.language-offer .k-button--quiet { font-size: 1.5rem; }
html:has(#${consentBannerId}:not([hidden])) .language-offer { display: none; }
@media print { .language-offer { display: none; } }
@media screen {
  html:has(.language-offer):not(:has(#${consentBannerId}:not([hidden]))) {
    padding-block-end: calc(4rem + var(--k-safe-bottom));
    scroll-padding-block-end: calc(4rem + var(--k-safe-bottom));
  }
}`;

const cross = '×';

/**
 * Shows a bar, in the language of a link, that leads to the page in that language.
 * @param link link of the language menu; clicking it also works after the visitor has navigated within the application
 * @param keep called when the visitor closes the bar
 */
export const showLanguageOffer = (link: HTMLAnchorElement, keep: () => void): void => {
  const textOf = (attribute: string): string => link.getAttribute(attribute) ?? '';
  const removeStyles = adoptStyleSheet(document, styles);
  const bar = document.createElement('section');
  Object.assign(bar, { className: 'language-offer', lang: link.lang });
  bar.setAttribute('aria-label', link.textContent ?? '');
  const accept = Object.assign(document.createElement('a'), {
    className: 'k-button k-button--secondary',
    href: link.href,
    hreflang: link.hreflang,
    textContent: textOf(languageOfferAttribute),
  });
  accept.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    link.click();
  });
  const close = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'k-button k-button--quiet',
    textContent: cross,
  });
  close.setAttribute('aria-label', textOf(languageKeepAttribute));
  close.addEventListener('click', () => {
    keep();
    bar.remove();
    removeStyles();
    document.querySelector('main')?.focus({ preventScroll: true });
  });
  bar.append(accept, close);
  document.body.prepend(bar);
};
