import { Type } from '@fastify/type-provider-typebox';

export const GameTime = Type.Object({
  endDate: Type.Union([Type.String(), Type.Null()]),
  /** Changes of the end, oldest first. */
  history: Type.Array(
    Type.Object({ date: Type.String(), source: Type.String(), from: Type.String(), until: Type.String() }),
  ),
});

export const Eligibility = Type.Object({ isEligible: Type.Boolean() });

export const Key = Type.Object({
  id: Type.String(),
  code: Type.String(),
  months: Type.Integer(),
  product: Type.String(),
});

export const ActivatedKey = Type.Object({
  endDate: Type.String(),
  months: Type.Integer(),
  product: Type.String(),
});

/** The new end of the game time. */
export const Converted = Type.Object({ endDate: Type.String() });

/** Clients send an empty object to activate a key. */
export const Nothing = Type.Object({}, { additionalProperties: false });
