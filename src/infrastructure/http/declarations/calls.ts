import { isoDate, oneOf, optional, shape, text, line, lines } from '#application/shared/rules';
import { cancellationKinds } from '#domain/declarations/Declaration';
import { declarationStatusRefusals } from '#domain/declarations/declarationRefusals';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { amount, cardLastFour, currency, placedOrder } from '../billing/calls';
import { call } from '../shared/call';
import { language } from '../shared/calls';

const contract = { name: line(1), orderNumber: line(), contract: line(), email: line() };

const receipt = shape({
  id: text(),
  receivedAt: isoDate(),
  /** Missing if this is the first declaration with this order number and email. */
  earlier: optional(shape({ id: text(), receivedAt: isoDate() })),
});

const rejections = { refusals: { 'email-invalid': generalRefusals['email-invalid'] } } as const;

/** Declares the withdrawal from a contract. Our extension of the API (feature `withdrawal`). */
export const declareWithdrawal = call({
  method: 'POST',
  path: '/api/withdrawals',
  as: 'anyone',
  query: { lang: language },
  body: shape(contract),
  formToken: true,
  idempotencyKey: true,
  answer: receipt,
  rejections,
});

/** Declares the cancellation of a contract. Our extension of the API (feature `withdrawal`). */
export const declareCancellation = call({
  method: 'POST',
  path: '/api/cancellations',
  as: 'anyone',
  query: { lang: language },
  body: shape({
    ...contract,
    kind: oneOf(cancellationKinds),
    reason: lines(),
    endsOn: optional(line()),
  }),
  formToken: true,
  idempotencyKey: true,
  answer: receipt,
  rejections,
});

/** Returns the state of a declaration. Our extension of the API (feature `withdrawal`). */
export const findDeclarationStatus = call({
  method: 'POST',
  path: '/api/declarations/status',
  as: 'anyone',
  isQuery: true,
  body: shape({ number: line(), email: line() }),
  answer: shape({
    id: text(),
    kind: oneOf(['withdrawal', 'cancellation']),
    receivedAt: isoDate(),
    effectiveAt: optional(isoDate()),
    refund: optional(shape({ refundedAt: optional(isoDate()), amount, currency, cardLastFour })),
  }),
  rejections: { refusals: declarationStatusRefusals },
});

/** Returns an order without a session. Our extension of the API (feature `withdrawal`). */
export const findOrderStatus = call({
  method: 'POST',
  path: '/api/orders/status',
  as: 'anyone',
  isQuery: true,
  body: shape({ number: line(), email: line() }),
  answer: placedOrder,
  rejections: { refusals: declarationStatusRefusals },
});
