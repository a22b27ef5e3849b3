import type { PersonKey } from '#infrastructure/fake/backend/people';
import { ReceiptPresenter } from '#ui/billing/ReceiptPresenter';
import { openPage, type Visit } from '../../support/openPage';

const paidOrder = 'b20c4410-0000-4000-8000-000000000000';
const promotedOrder = 'a13f2a17-0000-4000-8000-000000000000';

const setUp = async (orderId: string, as: PersonKey = 'canceled', arrange?: Visit['arrange']) => {
  const visit: Visit = { as, locale: 'de-de', params: { orderId }, arrange };
  const { application, presenter: page } = await openPage('receipt', ReceiptPresenter, visit);
  return { application, page };
};

it('shows the receipt for an order', async () => {
  const { page } = await setUp(paidOrder);
  expect(page.receipt.value).toMatchObject({ orderId: paidOrder, total: 999, tax: 167, net: 832 });
  expect(page.head).toEqual({ isMissing: false });
});

it('PY-03 shows the discounted price that was paid', async () => {
  const { page } = await setUp(promotedOrder, 'payer');
  expect(page.receipt.value?.total).toBe(749);
});

it('treats another player’s order as missing', async () => {
  const { page } = await setUp(paidOrder, 'payer');
  expect(page.receipt.problem).toEqual({ kind: 'unknown-order' });
  expect(page.head).toEqual({ isMissing: true });
});

it('does not show a receipt for an unpaid order', async () => {
  const { page } = await setUp('d81f7c02-0000-4000-8000-000000000000', 'payer');
  expect(page.receipt.problem).toEqual({ kind: 'unpaid-order' });
  expect(page.head).toEqual({ isMissing: false });
});

it('downloads a file named after the order', async () => {
  const { application, page } = await setUp(paidOrder);
  await page.download();
  expect(application.files.saved).toEqual([
    {
      name: 'farstead-B20C-4410.pdf',
      content: { type: 'application/pdf', bytes: expect.anything() },
    },
  ]);
});

it('prints the receipt for an order', async () => {
  const { application, page } = await setUp(paidOrder);
  page.print();
  expect(application.printer.prints).toBe(1);
});
