import { backEndTexts } from '#content/generated/backEndTexts';
import type { Receipt } from '#domain/billing/Receipt';
import { receiptPdf } from '#infrastructure/pdf/receiptPdf';
import { standardFonts } from '#infrastructure/pdf/standardFonts';
import { sampleSeller } from '#samples/seller';
import { readPdf } from '../../support/readPdf';

const refund: Receipt = {
  number: 'FS-000001',
  issuedAt: new Date('2026-11-20T10:00:00Z'),
  orderId: '1c7dd4d2-0000-4000-8000-000000000000',
  paidAt: new Date('2026-11-20T10:00:00Z'),
  isRefunded: true,
  seller: sampleSeller,
  buyer: { name: 'Ana Нина', email: 'ana@example.test', address: ['4 quai des Docks', '69002 Lyon'] },
  lines: [{ productId: 'pack', name: 'A pack', quantity: 1, gameTime: 3 }],
  net: 300_000,
  taxRate: 0,
  tax: 0,
  total: 300_000,
  currency: 'EUR',
};

const elementsOf = async (language: 'en' | 'fr' | 'de') =>
  (await readPdf(new Uint8Array(await receiptPdf(refund, language, standardFonts)))).elements;

it.each(['en', 'fr', 'de'] as const)('PY-02 tags a refund without tax in %s', async (language) => {
  const { total, noTax, refunded, timeZone, note } = backEndTexts[language].receiptDocument;
  const [tax, totals, ...notes] = (await elementsOf(language)).slice(-5);
  expect(tax).toBe(`P ${noTax}`);
  expect(totals).toEqual([[`TH Row ${total}`, expect.stringMatching(/^TD .*3.000[.,]00/)]]);
  expect(notes).toEqual([refunded, timeZone, note].map((text) => `P ${text.replace(/\s/g, ' ')}`));
});

it('replaces non-Latin characters in standard fonts', async () => {
  expect(await elementsOf('en')).toContain('P Ana ???? 4 quai des Docks 69002 Lyon ana@example.test');
});
