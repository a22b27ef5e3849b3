import { Declarations } from '#application/declarations/Declarations';
import {
  declareCancellation,
  declareWithdrawal,
  findDeclarationStatus,
  findOrderStatus,
} from '#infrastructure/http/declarations/calls';
import type { Call } from '#infrastructure/http/shared/call';
import {
  describeInteractions,
  rateLimit,
  rejects,
  succeeds,
  unknownFormToken,
} from '../support/describeInteractions';
import { examples } from '../support/examples';
import { fixFormToken } from '../support/FixedFormToken';
import { exactly, matchingPattern, nonEmpty } from '../support/matchers';
import { supplied, uuid } from '../support/providerStateValues';

const contract = { name: 'Ada Verne', orderNumber: 'ABCD-1234', contract: 'Three months of game time' };
const cancellation = {
  kind: 'extraordinary',
  reason: 'The servers were down',
  endsOn: '2027-03-01',
} as const;
const sending = { key: examples.purchaseKey, emailLanguage: 'fr' } as const;
const receipt = { id: '88888888-8888-4888-8888-888888888888', receivedAt: '2026-11-22T12:00:00Z' };
const received = succeeds({ ...receipt, receivedAt: new Date(receipt.receivedAt) }, receipt);

const describeDeclaration = (
  call: Call,
  description: string,
  fields: object,
  send: (declarations: Declarations, email: string) => unknown,
): void =>
  describeInteractions(
    call,
    {
      requirement: 'WD-01',
      description,
      values: { email: supplied('email'), token: supplied('csrfToken') },
      request: ({ email, token }) => ({
        query: { lang: 'fr' },
        formToken: token,
        body: { ...fields, email },
      }),
      send: (site, { email, token }) => send(fixFormToken(site, token).get(Declarations), email),
    },
    [
      [['no player exists', 'a CSRF token was issued'], received],
      [['a player with orders exists', 'a CSRF token was issued'], received],
      [
        'a CSRF token was issued',
        rejects(400, 2, 'email-invalid'),
        { description: `${description} with a malformed email`, values: { email: 'not-an-email' } },
      ],
      unknownFormToken(description),
      ['too many letters were asked for', rateLimit],
      [
        'the server is down',
        rejects(503, 50),
        { values: { email: 'reader@farstead.test', token: 'any-token' } },
      ],
    ],
  );

describeDeclaration(declareWithdrawal, 'a withdrawal from a contract', contract, (declarations, email) =>
  declarations.withdraw({ ...contract, email }, sending),
);

describeDeclaration(
  declareCancellation,
  'a cancellation of a contract',
  { ...contract, ...cancellation },
  (declarations, email) => declarations.cancel({ ...contract, ...cancellation, email }, sending),
);

const withdrawn = 'a player who has withdrawn from an order exists';
const number = supplied('declarationId');
const refundedAt = '2026-11-25T12:00:00Z';
const status = { id: receipt.id, receivedAt: receipt.receivedAt };
const found = { id: receipt.id, kind: 'withdrawal', receivedAt: new Date(receipt.receivedAt) };

describeInteractions(
  findDeclarationStatus,
  {
    requirement: 'WD-01',
    description: 'the state of a declaration',
    values: { number, email: supplied('email') },
    request: (reference) => ({ body: reference }),
    send: (site, reference) => site.get(Declarations).findStatus(reference),
  },
  [
    [withdrawn, succeeds(found, { ...status, kind: exactly('withdrawal'), effectiveAt: null, refund: null })],
    [
      'a player whose withdrawn order was refunded exists',
      succeeds(
        {
          ...found,
          refund: {
            amount: { cents: 2999, currency: 'EUR' },
            refundedAt: new Date(refundedAt),
            cardLastFour: '1111',
          },
        },
        {
          ...status,
          kind: exactly('withdrawal'),
          effectiveAt: null,
          refund: { refundedAt, amount: 29.99, currency: 'EUR', cardLastFour: '1111' },
        },
      ),
    ],
    [
      withdrawn,
      rejects(404, 320, 'unknown-declaration'),
      {
        description: 'the state of a declaration with another email',
        values: { email: 'somebody-else@farstead.test' },
      },
    ],
    [
      withdrawn,
      rejects(400, 2, 'email-invalid'),
      {
        description: 'the state of a declaration with a malformed email',
        values: { email: 'not-an-email' },
      },
    ],
    ['too many numbers were tried', rateLimit, { values: { number: 'ABCD-1234' } }],
    [
      'the server is down',
      rejects(503, 50),
      { values: { number: 'ABCD-1234', email: 'reader@farstead.test' } },
    ],
  ],
);

const earlier = { id: '99999999-9999-4999-8999-999999999999', receivedAt: '2026-11-21T12:00:00Z' };
describeInteractions(
  declareWithdrawal,
  {
    requirement: 'WD-01',
    description: 'a second withdrawal from an order',
    values: { email: supplied('email'), token: supplied('csrfToken'), orderNumber: supplied('orderNumber') },
    request: ({ email, token, orderNumber }) => ({
      query: { lang: 'fr' },
      formToken: token,
      body: { ...contract, email, orderNumber },
    }),
    send: (site, { email, token, orderNumber }) =>
      fixFormToken(site, token)
        .get(Declarations)
        .withdraw({ ...contract, email, orderNumber }, sending),
  },
  [
    [
      [withdrawn, 'a CSRF token was issued'],
      succeeds(
        {
          ...receipt,
          receivedAt: new Date(receipt.receivedAt),
          earlier: { ...earlier, receivedAt: new Date(earlier.receivedAt) },
        },
        { ...receipt, earlier },
      ),
    ],
  ],
);

const orderId = '77777777-7777-4777-8777-777777777777';
const paidAt = '2026-11-20T12:00:00Z';
const line = { quantity: 1, gameTime: 1 };

describeInteractions(
  findOrderStatus,
  {
    requirement: 'WD-01',
    description: 'the state of an order',
    values: { number: supplied('orderNumber'), email: supplied('email') },
    request: (reference) => ({ body: reference }),
    send: (site, reference) => site.get(Declarations).findOrder(reference),
  },
  [
    [
      withdrawn,
      succeeds(
        {
          id: orderId,
          status: 'paid',
          orderedAt: new Date(paidAt),
          paidAt: new Date(paidAt),
          amount: { cents: 2999, currency: 'EUR' },
          lines: [{ productId: 'gametime-1', name: '1 month of game time', ...line }],
          declarations: [{ id: receipt.id, kind: 'withdrawal', receivedAt: new Date(receipt.receivedAt) }],
        },
        {
          id: matchingPattern(uuid, orderId),
          status: exactly(2),
          createdAt: paidAt,
          paidAt,
          externalSubscriptionId: null,
          basket: [{ productId: nonEmpty('gametime-1'), name: nonEmpty('1 month of game time'), ...line }],
          price: 29.99,
          shippingFees: 0,
          currency: 'EUR',
          declarations: [
            {
              id: receipt.id,
              kind: exactly('withdrawal'),
              receivedAt: receipt.receivedAt,
              effectiveAt: null,
            },
          ],
        },
      ),
    ],
    [
      withdrawn,
      rejects(404, 320, 'unknown-declaration'),
      {
        description: 'the state of an order with another email',
        values: { email: 'somebody-else@farstead.test' },
      },
    ],
    [
      withdrawn,
      rejects(400, 2, 'email-invalid'),
      {
        description: 'the state of an order with a malformed email',
        values: { email: 'not-an-email' },
      },
    ],
    ['too many numbers were tried', rateLimit, { values: { number: 'ABCD-1234' } }],
    [
      'the server is down',
      rejects(503, 50),
      { values: { number: 'ABCD-1234', email: 'reader@farstead.test' } },
    ],
  ],
);
