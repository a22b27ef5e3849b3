import { Orders } from '#application/billing/Orders';
import { failureModes } from '../support/onBothAdapters';
import { signInAs, type OpenSite } from '../support/Site';

export const ordersSuite = (open: OpenSite): void => {
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

  it('SE-15 returns no orders of other players and none without a session', async () => {
    const site = await open();
    const other = await site.createPerson('subscriber');
    expect(await site.application.get(Orders).listPaid(other.id)).toEqual([]);
    await signInAs(site, 'new');
    expect(await site.application.get(Orders).listPaid(other.id)).toEqual([]);
  });

  it.each(failureModes)('SE-15 returns no orders when the server is %s', async (network) => {
    const site = await open();
    const { id } = await signInAs(site, 'subscriber');
    await site.simulate(network);
    expect(await site.application.get(Orders).listPaid(id)).toEqual([]);
  });
};
