import { Orders } from '#application/billing/Orders';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs } from '../support/Site';
import { testFailures } from '../support/testFailures';

onBothAdapters('Orders', (open) => {
  it('SE-15 returns the player’s paid orders', async () => {
    const site = await open();
    const { id } = await signInAs(site, 'subscriber');
    const orders = await site.application.get(Orders).listPaid(id);
    expect(orders).toHaveLength(1);
    expect(orders[0]).toEqual({
      id: expect.stringMatching(/./),
      status: 2,
      paidAt: expect.any(Date),
      basket: [
        {
          productId: expect.stringMatching(/./),
          name: expect.stringMatching(/./),
          quantity: 1,
          gameTime: expect.any(Number),
        },
      ],
      price: expect.any(Number),
      shippingFees: 0,
      currency: 'EUR',
    });
  });

  it('SE-15 returns no orders for a player without orders', async () => {
    const site = await open();
    const { id } = await signInAs(site, 'new');
    expect(await site.application.get(Orders).listPaid(id)).toEqual([]);
  });

  it('SE-15 does not return other players’ orders', async () => {
    const site = await open();
    const other = await site.createPerson('subscriber');
    await signInAs(site, 'new');
    expect(await site.application.get(Orders).listPaid(other.id)).toEqual([]);
  });

  testFailures(open, 'SE-15', {
    calls: { listPaid: ({ application }) => application.get(Orders).listPaid('player') },
    fallbacks: { listPaid: [] },
  });
});
