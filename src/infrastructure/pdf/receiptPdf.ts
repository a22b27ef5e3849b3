import { backEndTexts } from '#content/generated/backEndTexts';
import { formatAmount } from '#domain/billing/Amount';
import type { Party, Receipt } from '#domain/billing/Receipt';
import { orderNumber } from '#domain/commerce/orderNumber';
import { dateFormat } from '#domain/language/dateFormat';
import { defaultLocale, languageTag, localeOfLanguage, type Language } from '#domain/language/Locale';
import { a4, soft, TaggedPdf, type PdfFonts } from './TaggedPdf';

const rowGap = 5;
const amounts = { x: 430, width: a4.margin + a4.width - 430, align: 'right' } as const;

/** Creates a receipt as a PDF. Each line of the receipt has the product's name in the language of the PDF. */
export const receiptPdf = (receipt: Receipt, language: Language, fonts: PdfFonts): Promise<ArrayBuffer> => {
  const { currency, seller, buyer } = receipt;
  const texts = backEndTexts[language].receiptDocument;
  const locale = localeOfLanguage(language) ?? defaultLocale;
  const money = (cents: number): string => formatAmount({ cents, currency }, locale);
  const day = dateFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
  const rate = new Intl.NumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 2 });
  const pdf = new TaggedPdf({
    title: `${texts.title} ${receipt.number}`,
    author: seller.name,
    locale,
    createdAt: receipt.issuedAt,
    fonts,
  });

  pdf.add('H1', texts.title, { font: 'bold', size: 22 });
  pdf.y = 100;
  pdf.addTable({
    columns: [
      { width: 132, color: soft },
      { x: a4.margin + 140, width: a4.width - 140 },
    ],
    rows: [
      [texts.number, receipt.number],
      [texts.order, `${orderNumber(receipt.orderId)} (${receipt.orderId})`],
      [texts.issued, day.format(receipt.issuedAt)],
      [texts.paid, day.format(receipt.paidAt)],
    ],
    rowGap,
  });

  const top = pdf.y + 28;
  const taxId = texts.taxId.replace('{{taxId}}', () => seller.taxId);
  const ends = [
    addParty(pdf, { x: a4.margin, y: top }, texts.seller, seller, taxId),
    addParty(pdf, { x: 310, y: top }, texts.buyer, buyer),
  ];
  pdf.y = Math.max(...ends) + 16;
  pdf.addLine();
  pdf.addTable({
    columns: [{ width: 296 }, { x: 360, width: 70, align: 'right' }, amounts],
    columnHeaders: [texts.product, texts.quantity, texts.total],
    rows: receipt.lines.map(({ name, quantity }) => [name, String(quantity), money(receipt.total)]),
    rowGap,
  });
  pdf.addLine();
  const hasTax = receipt.taxRate > 0;
  if (!hasTax) {
    pdf.add('P', texts.noTax);
    pdf.y += rowGap;
  }
  const taxes = [
    [texts.net, money(receipt.net)],
    [texts.tax.replace('{{rate}}', () => rate.format(receipt.taxRate)), money(receipt.tax)],
  ];
  pdf.addTable({
    columns: [{ width: 366 }, amounts],
    rows: [...(hasTax ? taxes : []), [texts.total, money(receipt.total)]],
    lastRow: { font: 'bold' },
    rowGap,
  });
  if (receipt.isRefunded) pdf.add('P', texts.refunded);
  pdf.y += 24;
  pdf.add('P', texts.timeZone, { color: soft });
  pdf.add('P', texts.note, { color: soft });
  return pdf.toBytes();
};

/** @returns the y position where the party ends */
const addParty = (
  pdf: TaggedPdf,
  { x, y }: { readonly x: number; readonly y: number },
  title: string,
  { name, address, email }: Party,
  taxId = '',
): number => {
  const box = { x, width: 225, lineGap: 3 };
  pdf.y = y;
  pdf.add('H2', title, { ...box, color: soft });
  pdf.add('P', [name, ...address, taxId, email].filter(Boolean).join('\n'), box);
  return pdf.y;
};
