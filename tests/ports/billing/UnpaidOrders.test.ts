import { PlacedOrders } from '#application/billing/PlacedOrders';
import { UnpaidOrders } from '#application/billing/UnpaidOrders';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs, type Site } from '../support/Site';
import { testFailures } from '../support/testFailures';

const startedOrder = async (site: Site) => {
  const page = await site.application.get(PlacedOrders).findPage(1);
  return page.ok ? page.value.entries.find(({ status }) => status === 'started') : undefined;
};

const opened = async (site: Site) => {
  await signInAs(site, 'payer');
  const order = await startedOrder(site);
  return { order, id: order?.id ?? '', orders: site.application.get(UnpaidOrders) };
};

const nobodys = '00000000-0000-4000-8000-00000000ffff';

onBothAdapters('UnpaidOrders', (open) => {
  it('PY-01 opens the payment of a started order at its price', async () => {
    const { order, id, orders } = await opened(await open());
    expect(order).toMatchObject({ isPayable: true });
    expect(await orders.startPayment(id, 'de')).toMatchObject({
      ok: true,
      value: { order: { id, status: 'started', price: order?.amount }, isSandbox: true },
    });
  });

  it('PY-01 drops a started order, which can then be neither paid nor dropped again', async () => {
    const site = await open();
    const { id, orders } = await opened(site);
    expect(await orders.drop(id)).toEqual({ ok: true, value: undefined });
    expect(await startedOrder(site)).toBeUndefined();
    const ended = { ok: false, error: { kind: 'order-ended' } };
    expect([await orders.startPayment(id, 'en'), await orders.drop(id)]).toEqual([ended, ended]);
  });

  it('PY-01 rejects an order that the player does not have', async () => {
    const { orders } = await opened(await open());
    const unknown = { ok: false, error: { kind: 'unknown-order' } };
    expect([await orders.startPayment(nobodys, 'en'), await orders.drop(nobodys)]).toEqual([
      unknown,
      unknown,
    ]);
  });

  testFailures(open, 'PY-01', {
    calls: {
      startPayment: ({ application }) => application.get(UnpaidOrders).startPayment(nobodys, 'en'),
      drop: ({ application }) => application.get(UnpaidOrders).drop(nobodys),
    },
  });
});
