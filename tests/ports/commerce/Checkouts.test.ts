import { Checkouts, type CheckoutRequest } from '#application/commerce/Checkouts';
import { GameTime } from '#application/products/GameTime';
import { MyDU } from '#application/products/MyDU';
import type { Buyer } from '#domain/commerce/Purchase';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { fail } from '#domain/shared/Result';
import { refuse } from '#infrastructure/fake/backend/refuse';
import { expectMonthsFrom } from '../support/expectMonthsFrom';
import { failureModes, onBothAdapters } from '../support/onBothAdapters';
import type { Site } from '../support/Site';
import { createGhostBuyer, myDU, signInBuyer, startCheckout, checkoutRequest } from './support';

onBothAdapters('Checkouts', (open) => {
  const tryTo = ({ application }: Site, buyer: Buyer, more: Partial<CheckoutRequest>) =>
    application.get(Checkouts).start(checkoutRequest(more), buyer);

  const order = ({ application }: Site, id: string, buyer: Buyer) =>
    application.get(Checkouts).findOrder(id, buyer);

  const keyUsed = fail({ kind: 'key-used' });
  const forbidden = refuse(generalRefusals, 'forbidden');

  it('CK-01 creates an unpaid order and a payment token for a player', async () => {
    const site = await open();
    const player = await signInBuyer(site, 'new');
    const session = await startCheckout(site, player);
    expect(session).toEqual({
      order: {
        id: expect.stringMatching(/./),
        status: 'started',
        lines: [{ productId: 'founders-3', name: '3 months of game time', quantity: 1 }],
        price: { cents: 2499, currency: 'USD' },
        shippingFees: { cents: 0, currency: 'USD' },
      },
      token: expect.stringMatching(/./),
      isSandbox: true,
    });
    expect(await order(site, session.order.id, player)).toEqual({ ok: true, value: session.order });
  });

  it('CF-04 creates an unpaid order and a payment token for a ghost account', async () => {
    const site = await open();
    const ghost = await createGhostBuyer(site);
    const session = await startCheckout(site, ghost);
    expect(await order(site, session.order.id, ghost)).toEqual({ ok: true, value: session.order });
  });

  it('BU-08 charges the discounted price in the selected currency', async () => {
    const site = await open();
    const session = await startCheckout(site, await createGhostBuyer(site), checkoutRequest(myDU));
    expect(session.order.price).toEqual({ cents: 7499, currency: 'EUR' });
  });

  it('CK-01 repeated and concurrent requests with the same key create one order and one token', async () => {
    const site = await open();
    const ghost = await createGhostBuyer(site);
    const request = checkoutRequest();
    const first = await startCheckout(site, ghost, request);
    const more = await Promise.all(Array.from({ length: 8 }, () => startCheckout(site, ghost, request)));
    expect(new Set(more.map((session) => JSON.stringify(session)))).toEqual(new Set([JSON.stringify(first)]));
    const other = await startCheckout(site, ghost, checkoutRequest());
    expect(other.order.id).not.toBe(first.order.id);
    expect(other.token).not.toBe(first.token);
  });

  it('CK-01 repeating the request in another language returns the same order', async () => {
    const site = await open();
    const ghost = await createGhostBuyer(site);
    const request = checkoutRequest();
    const first = await startCheckout(site, ghost, request);
    expect((await startCheckout(site, ghost, { ...request, language: 'de' })).order.id).toBe(first.order.id);
  });

  it.each<[string, Partial<CheckoutRequest>]>([
    ['another product', { productId: 'founders-6', pricingId: 'founders-6-usd' }],
    ['another price', { pricingId: 'founders-3-eur' }],
  ])('CK-01 rejects reusing a key for %s', async (_, more) => {
    const site = await open();
    const ghost = await createGhostBuyer(site);
    const request = checkoutRequest();
    await startCheckout(site, ghost, request);
    expect(await tryTo(site, ghost, { ...request, ...more })).toEqual(keyUsed);
  });

  it('CK-01 rejects reusing another buyer’s key', async () => {
    const site = await open();
    const request = checkoutRequest();
    await startCheckout(site, await createGhostBuyer(site), request);
    expect(await tryTo(site, await createGhostBuyer(site), request)).toEqual(keyUsed);
  });

  it.each<[string, Partial<CheckoutRequest>]>([
    ['a campaign that does not exist', { campaignId: 'campaign-none' }],
    ['the price of another product', { pricingId: 'founders-6-usd' }],
    ['the product of another campaign', { campaignId: 'campaign-default' }],
  ])('CF-05 rejects a checkout with %s', async (_, more) => {
    const site = await open();
    const answer = await tryTo(site, await createGhostBuyer(site), more);
    expect(answer).toEqual(fail({ kind: 'not-offered' }));
  });

  it('CF-04 rejects an order for another player', async () => {
    const site = await open();
    const ghost = await createGhostBuyer(site);
    const { id } = await site.createPerson('subscriber');
    await signInBuyer(site, 'new');
    expect(await tryTo(site, { kind: 'player', id }, {})).toEqual(forbidden);
    expect(await tryTo(site, { ...ghost, id }, {})).toEqual(forbidden);
    expect(await order(site, 'any', { kind: 'player', id })).toEqual(forbidden);
  });

  it('AP-02 rejects an invalid token', async () => {
    const site = await open();
    const ghost = { ...(await createGhostBuyer(site)), token: 'no-token' };
    const over = { ok: false, error: { kind: 'signed-out' } };
    expect(await tryTo(site, ghost, {})).toEqual(over);
    expect(await order(site, 'any', ghost)).toEqual(over);
    expect(await tryTo(site, { kind: 'player', id: ghost.id }, {})).toEqual(over);
  });

  it('D-19 a paid order has the status “paid” and adds the game time', async () => {
    const site = await open();
    const player = await signInBuyer(site, 'new');
    const request = checkoutRequest();
    const { order: started } = await startCheckout(site, player, request);
    await site.endOrder(started.id, 'paid');
    await site.endOrder(started.id, 'paid');
    expect(await order(site, started.id, player)).toEqual({
      ok: true,
      value: { ...started, status: 'paid' },
    });
    const end = await site.application.get(GameTime).findEnd();
    expectMonthsFrom(site.now(), 3, end.ok ? end.value : undefined);
    expect((await startCheckout(site, player, request)).order.status).toBe('paid');
  });

  it('BU-08 a paid order grants access to MyDU', async () => {
    const site = await open();
    const player = await signInBuyer(site, 'new');
    const { order: started } = await startCheckout(site, player, checkoutRequest(myDU));
    expect(await site.application.get(MyDU).canBuy()).toBe(true);
    await site.endOrder(started.id, 'paid');
    expect(await site.application.get(MyDU).canBuy()).toBe(false);
  });

  it.each(['cancelled', 'failed'] as const)(
    'D-19 a %s order keeps that status, even after a late payment',
    async (how) => {
      const site = await open();
      const ghost = await createGhostBuyer(site);
      const { order: started } = await startCheckout(site, ghost);
      await site.endOrder(started.id, how);
      await site.endOrder(started.id, 'paid');
      expect(await order(site, started.id, ghost)).toMatchObject({ ok: true, value: { status: how } });
    },
  );

  it('D-19 does not find another buyer’s order', async () => {
    const site = await open();
    const { order: started } = await startCheckout(site, await createGhostBuyer(site));
    expect(await order(site, started.id, await createGhostBuyer(site))).toEqual({
      ok: true,
      value: undefined,
    });
    expect(await order(site, started.id, await signInBuyer(site, 'new'))).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it.each(failureModes)('CK-01 reports the failure when the server is %s', async (network, error) => {
    const site = await open();
    const ghost = await createGhostBuyer(site);
    await site.simulate(network);
    expect(await tryTo(site, ghost, {})).toEqual({ ok: false, error });
    expect(await order(site, 'any', ghost)).toEqual({ ok: false, error });
  });
});
