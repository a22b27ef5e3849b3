import { Type } from '@fastify/type-provider-typebox';
import { CurrentPassword } from '../session/schema';
import { exact } from '../platform/typedText';

export const DeletionRequest = Type.Object({ password: CurrentPassword }, { additionalProperties: false });

export const KeepKey = Type.Object(
  { key: exact({ minLength: 1, maxLength: 128 }) },
  { additionalProperties: false },
);

const Moment = Type.String();

export const Deletion = Type.Object({ requestedAt: Moment, dueAt: Moment });

export const DeletionState = Type.Object({ deletion: Type.Union([Deletion, Type.Null()]) });

export const ExportedData = Type.Object({
  exportedAt: Moment,
  /** Explains the tables and codes. It is in English, like the column names. */
  readme: Type.Array(Type.String()),
  /** Rows by table. */
  data: Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown()))),
  heldNotShown: Type.Array(
    Type.Object({ table: Type.String(), column: Type.String(), reason: Type.String() }),
  ),
  keptAfterDeletion: Type.Array(Type.Object({ table: Type.String(), reason: Type.String() })),
});
