import { Type } from '@fastify/type-provider-typebox';

const TextOrNull = Type.Union([Type.String(), Type.Null()]);

export const Keys = Type.Object({
  keys: Type.Array(
    Type.Object({ id: Type.String(), recipient: TextOrNull, usedBy: TextOrNull, usageTimestamp: TextOrNull }),
  ),
  available: Type.Integer(),
});

/** The schema accepts any string. The handler validates the address, to respond with the specific error code. */
export const Gift = Type.Object({ recipient: Type.String() }, { additionalProperties: false });
