import { randomUUID } from 'node:crypto';
import { StoreCheckouts, type StoreCheckoutRequest } from '#application/commerce/StoreCheckouts';
import { StoreGameTime } from '#application/linked-accounts/StoreGameTime';
import { failureModes } from '../support/onBothAdapters';
import { signInAs, type OpenSite, type Site } from '../support/Site';
import { myDU, signInBuyer, startCheckout } from './support';

const storeCheckoutRequest = (more: Partial<StoreCheckoutRequest> = {}): StoreCheckoutRequest => ({
  key: randomUUID(),
  productId: 'founders-3',
  productDescription: 'Farstead game time: 3 months',
  language: 'fr',
  ...more,
});

export const storeCheckoutsSuite = (open: OpenSite): void => {
  const initialize = ({ application }: Site, request = storeCheckoutRequest()) =>
    application.get(StoreCheckouts).initialize(request);

  const finalize = ({ application }: Site, orderId: string) =>
    application.get(StoreCheckouts).finalize(orderId);

  const pageOf = async (site: Site, request = storeCheckoutRequest()): Promise<string> => {
    const page = await initialize(site, request);
    if (!page.ok) throw new Error(page.error.kind);
    return page.value;
  };

  const refused = (status: number, code: number) => ({
    ok: false,
    error: { kind: 'server', status, code },
  });

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
    expect(await initialize(site, { ...request, productId: 'founders-6' })).toEqual(refused(409, 305));
  });

  it('CK-03 rejects a product that the store does not sell', async () => {
    const site = await open();
    await signInAs(site, 'steam');
    expect(await initialize(site, storeCheckoutRequest({ productId: 'founders-2' }))).toEqual(
      refused(404, 301),
    );
    const { productId } = await site.createSoldOutOffer();
    expect(await initialize(site, storeCheckoutRequest({ productId }))).toEqual(refused(409, 303));
  });

  it('CK-03 rejects players who do not own the game in the store', async () => {
    const site = await open();
    await signInAs(site, 'new');
    expect(await initialize(site)).toEqual(refused(403, 309));
  });

  it('CK-03 rejects an unknown order and an order placed on this site', async () => {
    const site = await open();
    const player = await signInBuyer(site, 'steam');
    expect(await finalize(site, randomUUID())).toEqual(refused(404, 306));
    expect(await finalize(site, 'no-order')).toEqual(refused(404, 306));
    const { order } = await startCheckout(site, player);
    expect(await finalize(site, order.id)).toEqual(refused(404, 306));
  });

  it('CK-03 rejects another player’s order', async () => {
    const site = await open();
    await signInAs(site, 'steam');
    const orderId = await site.payInStore(
      await pageOf(site, storeCheckoutRequest({ productId: myDU.productId })),
    );
    await signInAs(site, 'new');
    expect(await finalize(site, orderId)).toEqual(refused(403, 113));
  });

  it('CK-03 rejects a call without a session', async () => {
    const site = await open();
    const over = { ok: false, error: { kind: 'signed-out' } };
    expect(await initialize(site)).toEqual(over);
    expect(await finalize(site, 'any')).toEqual(over);
  });

  it.each(failureModes)('CK-03 reports the failure when the server is %s', async (network, error) => {
    const site = await open();
    await signInAs(site, 'steam');
    await site.simulate(network);
    expect(await initialize(site)).toEqual({ ok: false, error });
    expect(await finalize(site, 'any')).toEqual({ ok: false, error });
  });
};
