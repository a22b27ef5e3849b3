import { Type } from '@fastify/type-provider-typebox';

const TextOrNull = Type.Union([Type.String(), Type.Null()]);

export const Keys = Type.Object({
  keys: Type.Array(
    Type.Object({ id: Type.String(), recipient: TextOrNull, usedBy: TextOrNull, usageTimestamp: TextOrNull }),
  ),
  available: Type.Integer(),
});

/** The handler validates the address, because a malformed one has its own error code. */
export const Gift = Type.Object({ recipient: Type.String() }, { additionalProperties: false });

export const NoContent = Type.Null();
