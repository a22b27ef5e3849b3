import { Type } from '@fastify/type-provider-typebox';
import { maxDeclarationLengths } from '#domain/declarations/Declaration';
import { maxEmailLength } from '#domain/shared/patterns';

const strict = { additionalProperties: false };

/** NUL is rejected because PostgreSQL cannot store it. */
const line = (maxLength: number, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: '^[^\\x00]*$' });

/** The handler validates the email, because an invalid one has its own error code. */
const contract = {
  name: line(maxDeclarationLengths.name, 1),
  orderNumber: line(maxDeclarationLengths.orderNumber),
  contract: line(maxDeclarationLengths.contract),
  email: Type.String({ maxLength: maxEmailLength }),
};

export const WithdrawalForm = Type.Object(contract, strict);

export const CancellationForm = Type.Object(
  {
    ...contract,
    kind: Type.Union([Type.Literal('ordinary'), Type.Literal('extraordinary')]),
    reason: line(maxDeclarationLengths.reason),
    endsOn: Type.Optional(Type.String({ format: 'date' })),
  },
  strict,
);

/** Idempotency key: one declaration per key and content, however often it is sent. */
export const DeclarationKey = Type.Object({ 'idempotency-key': Type.String({ format: 'uuid' }) });

export const DeclarationReceipt = Type.Object({ id: Type.String(), receivedAt: Type.String() });
