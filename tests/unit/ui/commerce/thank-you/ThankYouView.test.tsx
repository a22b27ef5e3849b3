import { act } from '@testing-library/react';
import type { OrderState } from '#application/commerce/OrderState';
import type { OrderRejection, PurchaseOrder, SettledStatus } from '#domain/commerce/PurchaseOrder';
import type { Locale } from '#domain/language/Locale';
import { ThankYouPresenter } from '#ui/commerce/thank-you/ThankYouPresenter';
import { showPage } from '#tests/unit/support/showPage';
import { placeOrder } from '#tests/unit/support/placeOrder';
import { viewLocales } from '#tests/unit/support/viewLocales';

const order: PurchaseOrder = {
  id: '4c1e7f0a-5b1d-4b52-9a4e-0d5d8f6a2b11',
  status: 'started',
  lines: [{ productId: 'founders-3', name: '3 months of game time', quantity: 1 }],
  price: { cents: 2499, currency: 'EUR' },
  shippingFees: { cents: 0, currency: 'EUR' },
};

const settled = (status: SettledStatus, rejection?: OrderRejection): OrderState => ({
  kind: 'settled',
  status,
  order: { ...order, status, ...(rejection && { rejection }) },
});

const states: readonly OrderState[] = [
  { kind: 'waiting', order },
  { kind: 'stopped', order },
  settled('paid'),
  settled('cancelled'),
  settled('rejected'),
  settled('rejected', 'sold-out'),
  settled('rejected', 'already-owned'),
  settled('failed'),
  settled('refunded'),
  { kind: 'settled', status: 'paid' },
  { kind: 'settled', status: 'rejected' },
  { kind: 'confirming' },
  { kind: 'unclaimed' },
  { kind: 'open' },
  { kind: 'unconfirmed', failure: { kind: 'unknown-order' } },
  { kind: 'unconfirmed', failure: { kind: 'server', status: 500, code: 999 } },
  { kind: 'unconfirmed', failure: { kind: 'offline' } },
  { kind: 'unconfirmed', failure: { kind: 'unexpected' } },
  { kind: 'signed-out' },
  { kind: 'none' },
];

/** Whether a text is a translation key without a translation. */
const isKey = (text: string): boolean => /^[a-z][\w-]*(\.[\w-]+)+$/.test(text);

const renderView = async (
  locale: Locale,
  state: OrderState,
  by: 'new' | 'ghost@farstead.test',
  isTakingLong = false,
) => {
  const { presenter, container, unmount } = await showPage('buyThankYou', ThankYouPresenter, {
    as: by === 'new' ? by : undefined,
    locale,
    arrange: (application) => placeOrder(application, { by }),
  });
  act(() => {
    presenter.order.isTakingLong = isTakingLong;
    presenter.order.setState(state);
  });
  const texts = [...container.querySelectorAll('h1, h2, h3, p, dt, dd, li, a, button')].map(
    ({ textContent }) => textContent ?? '',
  );
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  unmount();
  presenter.dispose();
  return { texts, links };
};

it.each([
  ['en-us', 'Processing payment'],
  ['fr-fr', 'Traitement du paiement'],
  ['de-de', 'Zahlung wird bearbeitet'],
] as const)(
  'CK-03 in %s, a purchase that the store is confirming has the heading: %s',
  async (locale, heading) => {
    const { texts } = await renderView(locale, { kind: 'confirming' }, 'new');
    expect(texts).toContain(heading);
  },
);

it('TY-01 the next step of a player is the download, that of a guest is the email', async () => {
  const player = await renderView('en-us', settled('paid'), 'new');
  expect(player.links.slice(0, 2)).toEqual(['/account/download', '/account/products']);
  expect(player.texts).toContain('Download Farstead');
  const guest = await renderView('en-us', settled('paid'), 'ghost@farstead.test');
  expect(guest.links).not.toContain('/account/download');
  expect(guest.texts).toContain('Download Farstead on your Windows PC. You’ll already be logged in.');
});

it('TY-01 the thank-you page says that the order does not renew', async () => {
  const { texts } = await renderView('de-de', { kind: 'waiting', order }, 'new');
  expect(texts).toContain('Einmalige Zahlung. Verlängert sich nicht.');
});

describe.each(viewLocales)('the thank-you page in %s', (locale) => {
  it.each(states.map((state) => [JSON.stringify(state).slice(0, 60), state] as const))(
    'TY-01 shows texts for the state %s',
    async (_, state) => {
      const { texts } = await renderView(locale, state, 'new');
      expect(texts.filter((text) => text === '' || isKey(text))).toEqual([]);
    },
  );

  it('TY-01 says that the payment takes longer than usual', async () => {
    const waiting: OrderState = { kind: 'waiting', order };
    const early = await renderView(locale, waiting, 'new');
    const late = await renderView(locale, waiting, 'new', true);
    expect(late.texts).not.toEqual(early.texts);
    expect(late.texts.filter((text) => text === '' || isKey(text))).toEqual([]);
  });

  it('TY-01 suggests using another card only after a failed payment', async () => {
    const other = /another card|andere Karte|autre carte/;
    const mentions = async (state: OrderState) =>
      (await renderView(locale, state, 'new')).texts.some((text) => other.test(text));
    expect(await mentions(settled('failed'))).toBe(true);
    expect(await mentions(settled('cancelled'))).toBe(false);
    expect(await mentions(settled('rejected'))).toBe(false);
    expect(await mentions(settled('rejected', 'sold-out'))).toBe(false);
  });

  it('TY-01 shows the price, the order number, and how a guest buyer creates an account', async () => {
    const { texts } = await renderView(locale, settled('paid'), 'ghost@farstead.test');
    expect(texts.some((text) => /24[.,]99.*(including tax|taxes comprises|inkl\. MwSt\.)$/.test(text))).toBe(
      true,
    );
    expect(texts).toContain('4C1E-7F0A');
    expect(texts.some((text) => text.endsWith(order.id))).toBe(true);
    expect(texts.some((text) => text.includes('ghost@farstead.test'))).toBe(true);
    expect(texts.filter(isKey)).toEqual([]);
  });

  it('TY-01 CF-05 offers a guest buyer the account link only for a paid order', async () => {
    const by = 'ghost@farstead.test';
    const resend = /resend-confirmation|renvoyer-confirmation|bestaetigung-erneut-senden/;
    const send = /^(Email me the link|Recevoir le lien|Link schicken)$/;
    const paid = await renderView(locale, settled('paid'), by);
    expect(paid.texts.filter((text) => send.test(text))).toHaveLength(1);
    expect(paid.links.filter((link) => resend.test(link ?? ''))).toEqual([]);
    // No email is sent for an unpaid order.
    const waiting = await renderView(locale, { kind: 'waiting', order }, by);
    expect(waiting.texts.filter((text) => send.test(text))).toEqual([]);
    expect(waiting.links.filter((link) => resend.test(link ?? ''))).toEqual([]);
  });

  it('TY-01 links to the email, the keys, the chat and the forum', async () => {
    const { links } = await renderView(locale, { kind: 'none' }, 'new');
    expect(links).toEqual(
      expect.arrayContaining([
        '/downloads/farstead-key-mapping.zip',
        expect.stringContaining('discord'),
        expect.stringContaining('community'),
        expect.stringMatching(/resend-confirmation|renvoyer-confirmation|bestaetigung-erneut-senden/),
      ]),
    );
  });
});
