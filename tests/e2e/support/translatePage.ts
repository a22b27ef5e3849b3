/**
 * Does to a page what the translators of browsers do, now and whenever the page changes: each text node becomes two
 * nested `font` elements with another text. The text only gets an invisible character at the end, which Playwright's
 * locators ignore. Runs in the page, so it cannot refer to anything outside.
 *
 * @returns a function that stops translating
 */
export const translatePage = (): (() => void) => {
  const mark = '\u200b';
  const untranslated = 'font, script, style, noscript, textarea, title, svg, [translate="no"]';

  const translate = (text: Text): void => {
    if (!/\S/.test(text.data) || !text.parentElement || text.parentElement.closest(untranslated)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data + mark);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateIn = (node: Node): void => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes)
      (type === 'characterData' ? [target] : [...addedNodes]).forEach(translateIn);
  });
  const start = (): void => {
    translateIn(document.body);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  };

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
  return () => observer.disconnect();
};
