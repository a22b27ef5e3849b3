import { Type } from '@fastify/type-provider-typebox';
import { longest } from '../../src/domain/declarations/Declaration';
import { longestEmail } from '../../src/domain/shared/patterns';

const strict = { additionalProperties: false };

/** NUL is refused because databases do not store it. */
const line = (maxLength: number, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: '^[^\\x00]*$' });

/** The email is validated by the handler: its problem has a code of its own. */
const contract = {
  name: line(longest.name, 1),
  orderNumber: line(longest.orderNumber),
  contract: line(longest.contract),
  email: Type.String({ maxLength: longestEmail }),
};

export const WithdrawalForm = Type.Object(contract, strict);

export const CancellationForm = Type.Object(
  {
    ...contract,
    kind: Type.Union([Type.Literal('ordinary'), Type.Literal('extraordinary')]),
    reason: line(longest.reason),
    endsOn: Type.Optional(Type.String({ format: 'date' })),
  },
  strict,
);

/** One declaration for each key and content, however often it is sent. */
export const DeclarationKey = Type.Object({ 'idempotency-key': Type.String({ format: 'uuid' }) });

export const DeclarationReceipt = Type.Object({ id: Type.String(), receivedAt: Type.String() });
