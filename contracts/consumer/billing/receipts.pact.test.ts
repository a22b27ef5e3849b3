import { Receipts } from '#application/billing/Receipts';
import { findReceipt } from '#infrastructure/http/billing/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import { responseOf, exactly, nonEmpty, matchingPattern } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState, uuid } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

const { orderId } = examples;

const pathOf = (state: string, file: 'receipt' | 'receipt.pdf') =>
  fromProviderState(`/api/orders/\${${state}}/${file}`, `/api/orders/${orderId}/${file}`);

const refusals = [
  ['a player with orders exists', 'cancelledOrderId', 409, 313, 'unpaid-order'],
  ['a signed-in player exists', 'otherPlayerId', 404, 306, 'unknown-order'],
] as const;

describe('an order’s receipt', () => {
  const request = (state: string): Interaction['request'] => ({
    method: 'GET',
    path: pathOf(state, 'receipt'),
    headers: bearer,
  });
  const receipt = (url: string) => signedInSiteAt(url).get(Receipts).find(orderId);

  it('contains the seller, the buyer, the items and the tax', async () => {
    const party = { name: nonEmpty('Ada Verne'), email: nonEmpty('ada@farstead.test') };
    const result = await addInteraction(
      {
        given: 'a player who pays for a subscription exists',
        description: 'the receipt of a paid order',
        request: request('paidOrderId'),
        response: responseOf(findReceipt, {
          number: 'FS-000001',
          dateIssued: '2026-10-21T12:00:00.000Z',
          orderId: matchingPattern(uuid, orderId),
          datePaid: '2026-10-20T12:00:00.000Z',
          isRefunded: exactly(false),
          seller: { ...party, address: [nonEmpty('4 quai des Docks')], taxId: nonEmpty('FR 12 345678901') },
          buyer: { ...party, address: [] },
          basket: [
            {
              productId: nonEmpty('gametime-1'),
              name: nonEmpty('1 month of game time'),
              quantity: 1,
              gameTime: 1,
            },
          ],
          net: 24.99,
          taxRate: 0.2,
          tax: 5,
          total: 29.99,
          currency: 'EUR',
        }),
      },
      receipt,
    );
    expect(result).toMatchObject({
      ok: true,
      value: {
        number: 'FS-000001',
        orderId,
        paidAt: new Date('2026-10-20T12:00:00.000Z'),
        seller: { name: 'Ada Verne', taxId: 'FR 12 345678901', address: ['4 quai des Docks'] },
        net: 2499,
        taxRate: 0.2,
        tax: 500,
        total: 2999,
        isRefunded: false,
      },
    });
  });

  it.each(refusals)(
    'in the state "%s" the receipt for %s is rejected with %i (%i)',
    async (given, state, status, code, kind) => {
      const result = await addInteraction(
        {
          given,
          description: 'the receipt of another order',
          request: request(state),
          response: errorResponse(status, code),
        },
        receipt,
      );
      expect(result).toEqual({ ok: false, error: { kind } });
    },
  );
});

describe('an order’s receipt as PDF', () => {
  const request = (state: string): Interaction['request'] => ({
    method: 'GET',
    path: pathOf(state, 'receipt.pdf'),
    query: { lang: 'de' },
    headers: { ...bearer, Accept: 'application/pdf' },
  });
  const pdf = (url: string) => signedInSiteAt(url).get(Receipts).downloadPdf(orderId, 'de');

  it('returns the receipt as a file', async () => {
    const file = { type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7\n%%EOF\n').buffer };
    const result = await addInteraction(
      {
        given: 'a player who pays for a subscription exists',
        description: 'the receipt of a paid order as PDF',
        request: request('paidOrderId'),
        response: { status: 200, file },
      },
      pdf,
    );
    expect(result).toEqual({ ok: true, value: file });
  });

  it.each(refusals)(
    'in the state "%s" the PDF for %s is rejected with %i (%i)',
    async (given, state, status, code, kind) => {
      const result = await addInteraction(
        {
          given,
          description: 'the receipt of another order as PDF',
          request: request(state),
          response: errorResponse(status, code),
        },
        pdf,
      );
      expect(result).toEqual({ ok: false, error: { kind } });
    },
  );
});
