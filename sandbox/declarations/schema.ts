import { Type } from '@fastify/type-provider-typebox';
import { maxDeclarationLengths } from '#domain/declarations/Declaration';
import { maxEmailLength } from '#domain/shared/patterns';
import { typed } from '../platform/typedText';

const strict = { additionalProperties: false };

/** The schema accepts an invalid email. The handler validates it, to respond with the specific error code. */
const contract = {
  name: typed('name', { minLength: 1, maxLength: maxDeclarationLengths.name }),
  orderNumber: typed('orderNumber', { maxLength: maxDeclarationLengths.orderNumber }),
  contract: typed('name', { maxLength: maxDeclarationLengths.contract }),
  email: typed('email', { maxLength: maxEmailLength }),
};

export const WithdrawalForm = Type.Object(contract, strict);

export const CancellationForm = Type.Object(
  {
    ...contract,
    kind: Type.Union([Type.Literal('ordinary'), Type.Literal('extraordinary')]),
    reason: typed('text', { maxLength: maxDeclarationLengths.reason }),
    endsOn: Type.Optional(Type.String({ format: 'date' })),
  },
  strict,
);

/** Idempotency key: repeated requests with the same key and content create only one declaration. */
export const DeclarationKey = Type.Object({ 'idempotency-key': Type.String({ format: 'uuid' }) });

const received = { id: Type.String(), receivedAt: Type.String() };

export const DeclarationReceipt = Type.Object({
  ...received,
  /** The first declaration of this kind with the same order number and email. */
  earlier: Type.Optional(Type.Object(received)),
});

/** Accepts an invalid email, as the declarations do. */
export const DeclarationReference = Type.Object(
  { number: typed('orderNumber', { maxLength: maxDeclarationLengths.orderNumber }), email: contract.email },
  strict,
);

const orNull = Type.Union([Type.String(), Type.Null()]);

export const DeclarationStatus = Type.Object({
  ...received,
  kind: Type.Union([Type.Literal('withdrawal'), Type.Literal('cancellation')]),
  effectiveAt: orNull,
  refund: Type.Union([
    Type.Object({
      refundedAt: orNull,
      /** In major units, such as 29.99. */
      amount: Type.Number(),
      currency: Type.String(),
      cardLastFour: orNull,
    }),
    Type.Null(),
  ]),
});
