import { Type } from '@fastify/type-provider-typebox';
import { exact, typed } from '../platform/typedText';

const TextOrNull = Type.Union([Type.String(), Type.Null()]);

export const Keys = Type.Object({
  keys: Type.Array(
    Type.Object({ id: Type.String(), recipient: TextOrNull, usedBy: TextOrNull, usageTimestamp: TextOrNull }),
  ),
  available: Type.Integer(),
  received: Type.Array(Type.Object({ id: Type.String(), sender: TextOrNull, note: TextOrNull })),
});

/** The schema accepts any strings. The handler validates them, to respond with the specific error code. */
export const Gift = Type.Object(
  { recipient: typed('email'), note: Type.Optional(exact({ isCheckedByHandler: true })) },
  { additionalProperties: false },
);
