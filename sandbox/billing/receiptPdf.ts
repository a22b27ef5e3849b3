import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { backEndTexts } from '#content/generated/backEndTexts';
import { formatAmount } from '#domain/billing/Amount';
import { centsOf } from '#domain/commerce/Money';
import { parsePlanKind } from '#domain/commerce/offers';
import { orderNumber } from '#domain/commerce/orderNumber';
import { defaultLocale, languageTag, localeOfLanguage, type Language } from '#domain/language/Locale';
import { productName } from '../commerce/productName';
import { fillIn } from '../platform/fillIn';
import type { Receipt } from './receipts';

const { resolve } = createRequire(import.meta.url);
// Names can be in any script, but the built-in fonts of PDF readers cover only Latin characters.
const plain = resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const bold = resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

const left = 56;
const right = 539;
const middle = 310;
const soft = '#5b6472';

/** Renders a receipt as an A4 page. */
export const receiptPdf = async (receipt: Receipt, language: Language): Promise<Buffer> => {
  const texts = backEndTexts[language].receiptDocument;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: left,
    lang: languageTag(localeOfLanguage(language) ?? defaultLocale),
    info: { Title: `${texts.title} ${receipt.number}`, Author: receipt.seller.name },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => pdf.on('end', () => done()));
  draw(pdf, receipt, language);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
};

const draw = (pdf: PDFKit.PDFDocument, receipt: Receipt, language: Language): void => {
  const texts = backEndTexts[language].receiptDocument;
  const locale = localeOfLanguage(language) ?? defaultLocale;
  const money = (majorUnits: number): string =>
    formatAmount({ cents: centsOf(majorUnits), currency: receipt.currency }, locale);
  const day = (iso: string): string =>
    new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(iso),
    );

  pdf.font(bold).fontSize(22).text(texts.title, left, left);
  pdf.font(plain).fontSize(10);
  drawFacts(pdf, 100, [
    [texts.number, receipt.number],
    [texts.order, `${orderNumber(receipt.orderId)} (${receipt.orderId})`],
    [texts.issued, day(receipt.dateIssued)],
    [texts.paid, day(receipt.datePaid)],
  ]);
  const { seller, buyer } = receipt;
  const taxId = fillIn(texts.taxId, { taxId: seller.taxId });
  const sellerEnd = drawParty(pdf, left, texts.seller, [seller.name, ...seller.address, taxId, seller.email]);
  const buyerEnd = drawParty(pdf, middle, texts.buyer, [buyer.name, ...buyer.address, buyer.email]);

  let y = drawLine(pdf, Math.max(sellerEnd, buyerEnd) + 16);
  y = drawRow(pdf, y, [texts.product, texts.quantity, texts.total], soft);
  y = drawLine(pdf, y);
  for (const { name, quantity, gameTime } of receipt.basket) {
    const isMyDU = parsePlanKind(name) === 'mydu';
    const product = isMyDU ? 'mydu' : gameTime;
    const shown = product === 0 ? name : productName(product, language);
    y = drawRow(pdf, y, [shown, String(quantity), money(receipt.total)]);
  }
  y = drawLine(pdf, y);
  if (receipt.taxRate > 0) {
    const rate = new Intl.NumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 2 });
    y = drawRow(pdf, y, [texts.net, '', money(receipt.net)]);
    y = drawRow(pdf, y, [fillIn(texts.tax, { rate: rate.format(receipt.taxRate) }), '', money(receipt.tax)]);
  } else y = drawRow(pdf, y, [texts.noTax, '', '']);
  pdf.font(bold);
  y = drawRow(pdf, y, [texts.total, '', money(receipt.total)]);
  pdf.font(plain);
  if (receipt.isRefunded) y = drawRow(pdf, y, [texts.refunded, '', '']);
  pdf.fillColor(soft).text(texts.note, left, y + 24, { width: right - left });
};

const drawFacts = (
  pdf: PDFKit.PDFDocument,
  top: number,
  entries: readonly (readonly [string, string])[],
): void => {
  entries.forEach(([name, value], index) => {
    const y = top + index * 17;
    pdf.fillColor(soft).text(name, left, y);
    pdf.fillColor('black').text(value, left + 140, y, { width: right - left - 140 });
  });
};

/** @returns the y position where the block ends */
const drawParty = (pdf: PDFKit.PDFDocument, x: number, title: string, lines: readonly string[]): number => {
  pdf.fillColor(soft).text(title, x, 196);
  pdf.fillColor('black');
  for (const text of lines.filter((each) => each !== '')) pdf.text(text, x, pdf.y + 3, { width: 225 });
  return pdf.y;
};

const drawLine = (pdf: PDFKit.PDFDocument, y: number): number => {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor('#c4cad3').stroke();
  return y + 9;
};

/** @returns the y position of the next row */
const drawRow = (
  pdf: PDFKit.PDFDocument,
  y: number,
  [first, second, third]: readonly [string, string, string],
  color = 'black',
): number => {
  pdf.fillColor(color).text(first, left, y, { width: 300 });
  const end = pdf.y;
  pdf.text(second, 360, y, { width: 70, align: 'right' });
  pdf.text(third, 430, y, { width: right - 430, align: 'right' });
  return end + 7;
};
