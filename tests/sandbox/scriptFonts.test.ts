import { resolve } from 'node:path';
import { withScriptFonts } from '../../sandbox/billing/scriptFonts';
import type { Receipt } from '#domain/billing/Receipt';
import { receiptPdf } from '#infrastructure/pdf/receiptPdf';
import { sampleSeller } from '#samples/seller';
import { readPdf } from '../unit/support/readPdf';

// Jest would resolve fonts to an empty module.
const packageFile = (file: string): string => resolve('node_modules', file);

const fonts = {
  plain: packageFile('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: packageFile('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

const receiptFor = (name: string): Receipt => ({
  number: 'FS-000001',
  issuedAt: new Date('2026-11-20T10:00:00Z'),
  orderId: '1c7dd4d2-0000-4000-8000-000000000000',
  paidAt: new Date('2026-11-20T10:00:00Z'),
  isRefunded: false,
  seller: sampleSeller,
  buyer: { name, email: 'ana@example.test', address: ['1 Rue'] },
  lines: [{ productId: 'pack', name: 'A pack', quantity: 1, gameTime: 3 }],
  net: 2083,
  taxRate: 0.2,
  tax: 417,
  total: 2500,
  currency: 'EUR',
});

const print = async (name: string) =>
  new Uint8Array(await receiptPdf(receiptFor(name), 'en', await withScriptFonts(fonts, name, packageFile)));

it.each([
  ['王小明', '王小明'],
  ['田中 さくら', '田中 さくら'],
  ['陳大文', '陳大文'],
  ['김민준', '김민준'],
  ['สมชาย ใจดี', 'สมชาย ใจดี'],
  ['สม', 'สม'],
  ['देव', 'देव'],
  ['עברית עולם', 'עברית עולם'],
  ['عربي', 'عربي'],
  ['Zoé 王小明 Müller', 'Zoé 王小明 Müller'],
  ['Ada 😀', 'Ada 😀'],
  ['👩🏽\u200d🚀', '👩🚀'],
  ['Нина Ω Ğül', 'Нина Ω Ğül'],
  ['\u{10980}', '\ufffd'],
])('PY-02 prints the name %s with its characters', async (name, text) => {
  const pdf = await print(name);
  const { elements, untagged } = await readPdf(pdf);
  expect(elements).toContain(`P ${text} 1 Rue ana@example.test`);
  expect(untagged).toEqual([]);
});

it('PY-02 embeds only the characters of a name', async () => {
  const latin = await print('Ada Martin');
  expect((await print('Zoé Martin')).length - latin.length).toBeLessThan(1000);
  expect((await print('王小明')).length - latin.length).toBeLessThan(8000);
});
