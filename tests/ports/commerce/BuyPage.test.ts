import { BuyPage } from '#application/commerce/BuyPage';
import { failureModes, onBothAdapters } from '../support/onBothAdapters';

onBothAdapters('BuyPage', (open) => {
  it('BU-07 sells plans by default', async () => {
    expect(await (await open()).application.get(BuyPage).isEnabled()).toBe(true);
  });

  it('BU-07 does not sell plans while the shop is closed', async () => {
    const site = await open();
    await site.closeShop();
    expect(await site.application.get(BuyPage).isEnabled()).toBe(false);
  });

  it.each(failureModes)('BU-07 sells plans when the server is %s', async (network) => {
    const site = await open();
    await site.simulate(network);
    expect(await site.application.get(BuyPage).isEnabled()).toBe(true);
  });
});
