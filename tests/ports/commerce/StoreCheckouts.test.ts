import { randomUUID } from 'node:crypto';
import { StoreCheckouts, type StoreCheckoutRequest } from '#application/commerce/StoreCheckouts';
import { StoreGameTime } from '#application/linked-accounts/StoreGameTime';
import { fail } from '#domain/shared/Result';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs, type Site } from '../support/Site';
import { testFailures } from '../support/testFailures';
import { myDU, signInBuyer, startCheckout } from './support';

const storeCheckoutRequest = (more: Partial<StoreCheckoutRequest> = {}): StoreCheckoutRequest => ({
  key: randomUUID(),
  productId: 'founders-3',
  productDescription: 'Farstead game time: 3 months',
  language: 'fr',
  ...more,
});

onBothAdapters('StoreCheckouts', (open) => {
  const initialize = ({ application }: Site, request = storeCheckoutRequest()) =>
    application.get(StoreCheckouts).initialize(request);

  const finalize = ({ application }: Site, orderId: string) =>
    application.get(StoreCheckouts).finalize(orderId);

  const pageOf = async (site: Site, request = storeCheckoutRequest()): Promise<string> => {
    const page = await initialize(site, request);
    if (!page.ok) throw new Error(page.error.kind);
    return page.value;
  };

  it('CK-03 confirms a payment in the store and lets the player claim its game time once', async () => {
    const site = await open();
    await signInAs(site, 'steam');
    const storeGameTime = site.application.get(StoreGameTime);
    expect(await storeGameTime.findClaimable()).toEqual({ months: 3 });
    const orderId = await site.payInStore(await pageOf(site));
    expect(await finalize(site, orderId)).toEqual({ ok: true, value: 'paid' });
    expect(await finalize(site, orderId)).toEqual({ ok: true, value: 'paid' });
    expect(await storeGameTime.findClaimable()).toEqual({ months: 6 });
    expect(await storeGameTime.claim()).toMatchObject({ ok: true });
    expect(await storeGameTime.claim()).toEqual({ ok: false, error: { kind: 'nothing-to-claim' } });
  });

  it('CK-03 repeated requests with the same key return the same page', async () => {
    const site = await open();
    await signInAs(site, 'steam');
    const request = storeCheckoutRequest();
    const page = await pageOf(site, request);
    expect(await pageOf(site, request)).toBe(page);
    expect(await pageOf(site)).not.toBe(page);
    expect(await initialize(site, { ...request, productId: 'founders-6' })).toEqual(
      fail({ kind: 'key-used' }),
    );
  });

  it('CK-03 rejects a product that the store does not sell', async () => {
    const site = await open();
    await signInAs(site, 'steam');
    expect(await initialize(site, storeCheckoutRequest({ productId: 'founders-2' }))).toEqual(
      fail({ kind: 'not-offered' }),
    );
  });

  it('CK-03 rejects players who do not own the game in the store', async () => {
    const site = await open();
    await signInAs(site, 'new');
    expect(await initialize(site)).toEqual(fail({ kind: 'no-store-account' }));
  });

  it('CK-03 rejects an unknown order and an order placed on this site', async () => {
    const site = await open();
    const player = await signInBuyer(site, 'steam');
    expect(await finalize(site, randomUUID())).toEqual(fail({ kind: 'unknown-order' }));
    expect(await finalize(site, 'no-order')).toEqual(fail({ kind: 'unknown-order' }));
    const { order } = await startCheckout(site, player);
    expect(await finalize(site, order.id)).toEqual(fail({ kind: 'unknown-order' }));
  });

  it('CK-03 rejects another player’s order', async () => {
    const site = await open();
    await signInAs(site, 'steam');
    const orderId = await site.payInStore(
      await pageOf(site, storeCheckoutRequest({ productId: myDU.productId })),
    );
    await signInAs(site, 'new');
    expect(await finalize(site, orderId)).toEqual(fail({ kind: 'foreign-order' }));
  });

  testFailures(open, 'CK-03', {
    calls: { initialize: (site) => initialize(site), finalize: (site) => finalize(site, 'any') },
  });
});
