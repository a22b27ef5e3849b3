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
  expect(page.receipt).toMatchObject({ orderId: paidOrder, total: 999, tax: 167, net: 832 });
  expect(page.head).toEqual({ isMissing: false });
});

it('PY-03 shows the discounted price that was paid', async () => {
  const { page } = await setUp(promotedOrder, 'payer');
  expect(page.receipt?.total).toBe(749);
});

it('treats another player’s order as missing', async () => {
  const { page } = await setUp(paidOrder, 'payer');
  expect(page.problem).toEqual({ kind: 'unknown-order' });
  expect(page.head).toEqual({ isMissing: true });
});

it('does not show a receipt for an unpaid order', async () => {
  const { page } = await setUp('d81f7c02-0000-4000-8000-000000000000', 'payer');
  expect(page.problem).toEqual({ kind: 'unpaid-order' });
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

it('reports a failed download, which can be retried', async () => {
  const { application, page } = await setUp(paidOrder);
  application.backend.setNetworkCondition('failing');
  await page.download();
  expect(page.downloading.problem).toMatchObject({ kind: 'server' });
  expect(page.receipt).toBeDefined();
  application.backend.setNetworkCondition('normal');
  await page.download();
  expect(page.downloading.problem).toBeUndefined();
  expect(application.files.saved).toHaveLength(1);
});

it('prints the receipt for an order', async () => {
  const { application, page } = await setUp(paidOrder);
  page.print();
  expect(application.printer.prints).toBe(1);
});

it('can reload a receipt that failed to load', async () => {
  const { application, page } = await setUp(paidOrder, 'canceled', ({ backend }) =>
    backend.setNetworkCondition('offline'),
  );
  expect(page.problem).toEqual({ kind: 'offline' });
  application.backend.setNetworkCondition('normal');
  await page.retry();
  expect(page.receipt).toBeDefined();
});
