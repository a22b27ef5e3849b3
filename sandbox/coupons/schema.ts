import { Type } from '@fastify/type-provider-typebox';
import { exact } from '../platform/typedText';

const strict = { additionalProperties: false };

const Uuid = Type.String({ format: 'uuid' });

/** Larger quantities are rejected as typing errors. */
const Quantity = Type.Integer({ minimum: 1, maximum: 1_000_000 });

export const RequestKey = Type.Object({ 'idempotency-key': Uuid });

export const Conversion = Type.Object({ ownerUserId: Uuid, quantity: Quantity }, strict);

export const Converted = Type.Object({ endDate: Type.String() });

/** The schema accepts any note. The handler validates it, to respond with the specific error code. */
export const Transfer = Type.Object(
  {
    ownerUserId: Uuid,
    receiverUserId: Uuid,
    quantity: Quantity,
    note: Type.Optional(exact({ isCheckedByHandler: true })),
  },
  strict,
);

export const Count = Type.Object({ quantity: Type.Integer() });

export const HistoryPage = Type.Object(
  {
    pageNumber: Type.Integer({ minimum: 1, maximum: 10_000 }),
    pageSize: Type.Integer({ minimum: 1, maximum: 100 }),
    /** Number of entries to skip before the page. */
    offset: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  },
  strict,
);

const orNull = Type.Union([Type.String(), Type.Null()]);

export const History = Type.Object({
  history: Type.Array(
    Type.Object({
      operationDate: Type.String(),
      /** 0 Creation, 1 Transfer, 2 Conversion. */
      operationType: Type.Integer(),
      quantity: Type.Integer(),
      /** Name of the receiver; empty if the account was deleted, null unless the entry is an outgoing transfer. */
      sentToDisplayName: orNull,
      receivedFromDisplayName: orNull,
      note: orNull,
    }),
  ),
  total: Type.Integer(),
});

/** End of the hold; null if the player can transfer coupons now. */
export const Hold = Type.Object({ until: orNull });
