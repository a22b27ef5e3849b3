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

it('scrolling is locked by an adopted style sheet, until the last dialog is closed', () => {
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

it('CK-01 applies the styles that the payment widget adds as an element', async () => {
  adoptInsertedStyles(document);
  const style = document.createElement('style');
  document.head.append(style, document.createElement('link'));
  style.append('.lightbox { position: fixed }');
  await Promise.resolve();
  expect(adoptedTexts()).toEqual(['.lightbox { position: fixed }']);
});
