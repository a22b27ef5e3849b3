import { Type } from '@fastify/type-provider-typebox';
import { maxDeclarationLengths } from '#domain/declarations/Declaration';
import { maxEmailLength } from '#domain/shared/patterns';

const strict = { additionalProperties: false };

/** Single line of text. NUL is rejected because PostgreSQL cannot store it. */
const line = (maxLength: number, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: '^[^\\x00]*$' });

/** The schema accepts an invalid email. The handler validates it, to respond with the specific error code. */
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

/** Idempotency key: repeated requests with the same key and content create only one declaration. */
export const DeclarationKey = Type.Object({ 'idempotency-key': Type.String({ format: 'uuid' }) });

export const DeclarationReceipt = Type.Object({ id: Type.String(), receivedAt: Type.String() });
