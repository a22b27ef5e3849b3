import { PlacedOrders } from '#application/billing/PlacedOrders';
import { Receipts } from '#application/billing/Receipts';
import { backEndTexts } from '#content/generated/backEndTexts';
import { formatAmount } from '#domain/billing/Amount';
import type { PlacedOrder } from '#domain/billing/PlacedOrder';
import type { Receipt } from '#domain/billing/Receipt';
import { orderNumber } from '#domain/commerce/orderNumber';
import type { OrderStatus } from '#domain/commerce/PurchaseOrder';
import { languageTag, type Locale } from '#domain/language/Locale';
import { readPdf } from '../../unit/support/readPdf';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs, type Site } from '../support/Site';
import { testFailures } from '../support/testFailures';

const orderWith = async (site: Site, status: OrderStatus): Promise<PlacedOrder> => {
  const orders = site.application.get(PlacedOrders);
  for (const page of [1, 2]) {
    const listed = await orders.findPage(page);
    const found = listed.ok && listed.value.entries.find((order) => order.status === status);
    if (found) return found;
  }
  throw new Error(`There is no ${status} order`);
};

/** The expected content of a receipt's PDF. */
const printed = (
  { number, orderId, issuedAt, paidAt, seller, buyer, net, tax, total, currency }: Receipt,
  texts: (typeof backEndTexts)['en']['receiptDocument'],
  locale: Locale,
): Awaited<ReturnType<typeof readPdf>> => {
  const money = (cents: number): string => formatAmount({ cents, currency }, locale).replace(/\s/g, ' ');
  const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
  const rate = locale === 'en-us' ? '20%' : '20 %';
  const taxId = texts.taxId.replace('{{taxId}}', seller.taxId).replace(/\s/g, ' ');
  return {
    title: `${texts.title} ${number}`,
    language: languageTag(locale),
    isTagged: true,
    elements: [
      `H1 ${texts.title}`,
      [
        [`TH Row ${texts.number}`, `TD ${number}`],
        [`TH Row ${texts.order}`, `TD ${orderNumber(orderId)} (${orderId})`],
        [`TH Row ${texts.issued}`, `TD ${day.format(issuedAt)}`],
        [`TH Row ${texts.paid}`, `TD ${day.format(paidAt)}`],
      ],
      `H2 ${texts.seller}`,
      `P ${[seller.name, ...seller.address, taxId, seller.email].join(' ')}`,
      `H2 ${texts.buyer}`,
      `P ${buyer.name} ${buyer.email}`,
      [
        [`TH Column ${texts.product}`, `TH Column ${texts.quantity}`, `TH Column ${texts.total}`],
        [expect.stringMatching(/^TH Row ./), 'TD 1', `TD ${money(total)}`],
      ],
      [
        [`TH Row ${texts.net}`, `TD ${money(net)}`],
        [`TH Row ${texts.tax.replace('{{rate}}', rate)}`, `TD ${money(tax)}`],
        [`TH Row ${texts.total}`, `TD ${money(total)}`],
      ],
      `P ${texts.timeZone}`,
      `P ${texts.note.replace(/\s/g, ' ')}`,
    ],
    untagged: [],
  };
};

onBothAdapters('Receipts', (open) => {
  it('returns the same receipt for a paid order on every call', async () => {
    const site = await open();
    const { email } = await signInAs(site, 'canceled');
    const { id, amount, lines, paidAt } = await orderWith(site, 'paid');
    const receipts = site.application.get(Receipts);
    const receipt = await receipts.find(id);
    expect(receipt).toEqual({
      ok: true,
      value: {
        number: expect.stringMatching(/^FS-\d{6}$/),
        issuedAt: expect.any(Date),
        orderId: id,
        paidAt,
        isRefunded: false,
        seller: {
          name: expect.stringMatching(/./),
          address: expect.arrayContaining([expect.stringMatching(/./)]),
          email: expect.stringMatching(/@/),
          taxId: expect.stringMatching(/./),
        },
        buyer: { name: expect.stringMatching(/./), email, address: [] },
        lines,
        net: expect.any(Number),
        taxRate: 0.2,
        tax: expect.any(Number),
        total: amount.cents,
        currency: 'EUR',
      },
    });
    if (receipt.ok) expect(receipt.value.net + receipt.value.tax).toBe(amount.cents);
    expect(await receipts.find(id)).toEqual(receipt);
  });

  it('marks a refunded order’s receipt as refunded', async () => {
    const site = await open();
    await signInAs(site, 'payer');
    const { id } = await orderWith(site, 'refunded');
    expect(await site.application.get(Receipts).find(id)).toMatchObject({
      ok: true,
      value: { isRefunded: true },
    });
  });

  it.each([
    ['en', 'en-us'],
    ['fr', 'fr-fr'],
    ['de', 'de-de'],
  ] as const)('returns the receipt as a tagged PDF in %s', async (language, locale) => {
    const site = await open();
    await signInAs(site, 'canceled');
    const { id } = await orderWith(site, 'paid');
    const receipts = site.application.get(Receipts);
    const receipt = await receipts.find(id);
    const file = await receipts.downloadPdf(id, language);
    if (!file.ok || !receipt.ok) throw new Error('There is no receipt');
    expect(file.value.type).toBe('application/pdf');
    expect(await readPdf(new Uint8Array(file.value.bytes))).toEqual(
      printed(receipt.value, backEndTexts[language].receiptDocument, locale),
    );
  });

  it('rejects a receipt request for an unknown order', async () => {
    const site = await open();
    await signInAs(site, 'payer');
    const receipts = site.application.get(Receipts);
    for (const unknown of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
      const none = { ok: false, error: { kind: 'unknown-order' } };
      expect(await receipts.find(unknown)).toEqual(none);
      expect(await receipts.downloadPdf(unknown, 'de')).toEqual(none);
    }
  });

  testFailures(open, 'PY-01', {
    calls: {
      find: ({ application }) => application.get(Receipts).find('order'),
      downloadPdf: ({ application }) => application.get(Receipts).downloadPdf('order', 'en'),
    },
  });
});
