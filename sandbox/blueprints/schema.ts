import { Type } from '@fastify/type-provider-typebox';
import { exact } from '../platform/typedText';

export const BlueprintList = Type.Array(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    createdAt: Type.String(),
    drmProtected: Type.Boolean(),
    creatorUsername: Type.Union([Type.String(), Type.Null()]),
    creatorOrganizationName: Type.Union([Type.String(), Type.Null()]),
  }),
);

export const WaiverState = Type.Object({
  playerWaiver: Type.Boolean(),
  orgWaivers: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), waiver: Type.Boolean() })),
});

const Value = Type.Union([Type.Literal('true'), Type.Literal('false')]);

export const Empty = Type.Object({}, { additionalProperties: false });

export const PlayerWaiver = Type.Object({ value: Value });

/** Accepts any text as the id, because the handler checks the ownership before the format. */
const Id = exact({ maxLength: 64 });

export const BlueprintOfPath = Type.Object({ id: Id });

export const OrganizationWaiver = Type.Object({ id: Id, value: Value });
