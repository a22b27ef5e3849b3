import { cancellationKinds } from '#domain/declarations/Declaration';
import { call } from '../shared/call';
import { language } from '../shared/calls';
import { isoDate, oneOf, optional, shape, string, text } from '../shared/rules';

const contract = { name: text(), orderNumber: string(), contract: string(), email: string() };

const receipt = shape({ id: text(), receivedAt: isoDate() });

const rejections = { codes: { 2: { kind: 'email-invalid' } } } as const;

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
    reason: string(),
    endsOn: optional(string()),
  }),
  formToken: true,
  idempotencyKey: true,
  answer: receipt,
  rejections,
});
