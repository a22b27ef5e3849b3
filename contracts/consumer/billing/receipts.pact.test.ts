import { Receipts } from '#application/billing/Receipts';
import { downloadReceipt, findReceipt } from '#infrastructure/http/billing/calls';
import { describeInteractions, rejects, returnsFile, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { exactly, matchingPattern, nonEmpty } from '../support/matchers';
import { fromProviderState, uuid } from '../support/providerStateValues';

const { orderId } = examples;
const issuedAt = '2026-10-21T12:00:00.000Z';
const paidAt = '2026-10-20T12:00:00.000Z';
const paying = 'a player who pays for a subscription exists';
const withOrders = 'a player with orders exists';
const signedIn = 'a signed-in player exists';
const party = { name: 'Ada Verne', email: 'ada@farstead.test' };
const answeredParty = { name: nonEmpty(party.name), email: nonEmpty(party.email) };
const line = { quantity: 1, gameTime: 1 };

const paidOrder = { orderId: fromProviderState<string>('${paidOrderId}', orderId) };
const unpaidOrder = { orderId: fromProviderState<string>('${cancelledOrderId}', orderId) };
const unknownOrder = { orderId: fromProviderState<string>('${otherPlayerId}', orderId) };
const unpaidRejection = rejects(409, 313, 'unpaid-order');
const unknownRejection = rejects(404, 306, 'unknown-order');

describeInteractions(
  findReceipt,
  {
    description: 'the receipt of a paid order',
    values: paidOrder,
    request: (path) => ({ path }),
    send: (site) => site.get(Receipts).find(orderId),
  },
  [
    [
      paying,
      succeeds(
        {
          number: 'FS-000001',
          issuedAt: new Date(issuedAt),
          orderId,
          paidAt: new Date(paidAt),
          isRefunded: false,
          seller: { ...party, address: ['4 quai des Docks'], taxId: 'FR 12 345678901' },
          buyer: { ...party, address: [] },
          lines: [{ productId: 'gametime-1', name: '1 month of game time', ...line }],
          net: 2499,
          taxRate: 0.2,
          tax: 500,
          total: 2999,
          currency: 'EUR',
        },
        {
          number: 'FS-000001',
          dateIssued: issuedAt,
          orderId: matchingPattern(uuid, orderId),
          datePaid: paidAt,
          isRefunded: exactly(false),
          seller: {
            ...answeredParty,
            address: [nonEmpty('4 quai des Docks')],
            taxId: nonEmpty('FR 12 345678901'),
          },
          buyer: { ...answeredParty, address: [] },
          basket: [{ productId: nonEmpty('gametime-1'), name: nonEmpty('1 month of game time'), ...line }],
          net: 24.99,
          taxRate: 0.2,
          tax: 5,
          total: 29.99,
          currency: 'EUR',
        },
      ),
    ],
    [withOrders, unpaidRejection, { description: 'the receipt of another order', values: unpaidOrder }],
    [signedIn, unknownRejection, { description: 'the receipt of another order', values: unknownOrder }],
  ],
);

const bytes = new TextEncoder().encode('%PDF-1.7\n%%EOF\n').buffer;

describeInteractions(
  downloadReceipt,
  {
    description: 'the receipt of a paid order as PDF',
    values: paidOrder,
    request: (path) => ({ path, query: { lang: 'de' } }),
    send: (site) => site.get(Receipts).downloadPdf(orderId, 'de'),
  },
  [
    [paying, returnsFile({ type: 'application/pdf', bytes })],
    [
      withOrders,
      unpaidRejection,
      { description: 'the receipt of another order as PDF', values: unpaidOrder },
    ],
    [
      signedIn,
      unknownRejection,
      { description: 'the receipt of another order as PDF', values: unknownOrder },
    ],
  ],
);
