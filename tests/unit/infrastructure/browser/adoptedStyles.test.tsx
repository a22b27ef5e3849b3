import { adoptInsertedStyles } from '#infrastructure/payment/adoptInsertedStyles';
import { stylesheetSingleton } from '#infrastructure/browser/adoptedStyles';

/** jsdom has no constructable style sheets. */
class Sheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}

const adoptedTexts = (): readonly string[] =>
  (document.adoptedStyleSheets as unknown as readonly Sheet[]).map(({ text }) => text);

beforeEach(() => {
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
});

it('an adopted style sheet locks scrolling until the last dialog closes', () => {
  const lock = stylesheetSingleton();
  lock.add('body { overflow: hidden }');
  lock.add('body { overflow: hidden }');
  expect(adoptedTexts()).toEqual(['body { overflow: hidden }']);
  lock.remove();
  expect(adoptedTexts()).toHaveLength(1);
  lock.remove();
  expect(adoptedTexts()).toEqual([]);
  lock.add('body { overflow: clip }');
  expect(adoptedTexts()).toEqual(['body { overflow: clip }']);
  expect(document.querySelector('style')).toBeNull();
});

it('CK-01 applies styles that the payment widget inserts as a style element', async () => {
  adoptInsertedStyles(document);
  const style = document.createElement('style');
  document.head.append(style, document.createElement('link'));
  style.append('.lightbox { position: fixed }');
  await Promise.resolve();
  expect(adoptedTexts()).toEqual(['.lightbox { position: fixed }']);
});
