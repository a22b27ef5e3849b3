import { createRequire } from 'node:module';
import { centsOf } from '#domain/commerce/Money';
import { parsePlanKind } from '#domain/commerce/offers';
import type { Language } from '#domain/language/Locale';
import { receiptPdf } from '#infrastructure/pdf/receiptPdf';
import type { PdfFonts } from '#infrastructure/pdf/TaggedPdf';
import { productName } from '../commerce/productName';
import type { Receipt } from './receipts';

const { resolve } = createRequire(import.meta.url);
/** Fonts for Latin, Greek, Cyrillic and Armenian. The built-in fonts of PDF readers have only Latin characters. */
const fonts = {
  plain: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

const otherScripts = /[^\p{ASCII}\u0080-\u058f\u1e00-\u20cf]/u;

/** Names can be in any script. Their fonts are loaded only if a receipt needs them. */
const fontsFor = async (text: string): Promise<PdfFonts> =>
  otherScripts.test(text) ? (await import('./scriptFonts')).withScriptFonts(fonts, text, resolve) : fonts;

/** Creates a receipt as a PDF. */
export const receiptFile = async (receipt: Receipt, language: Language): Promise<Buffer> => {
  const { dateIssued, datePaid, basket, net, tax, total, ...same } = receipt;
  const lines = basket.map((line) => {
    const product = parsePlanKind(line.name) === 'mydu' ? 'mydu' : line.gameTime;
    return product === 0 ? line : { ...line, name: productName(product, language) };
  });
  const printed = {
    ...same,
    issuedAt: new Date(dateIssued),
    paidAt: new Date(datePaid),
    lines,
    net: centsOf(net),
    tax: centsOf(tax),
    total: centsOf(total),
  };
  return Buffer.from(await receiptPdf(printed, language, await fontsFor(JSON.stringify(printed))));
};
