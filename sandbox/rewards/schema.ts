import { Type } from '@fastify/type-provider-typebox';
import { exact } from '../platform/typedText';
import { listedRewards, rewardDownloads } from '#domain/rewards/BackerRewards';

export const Access = Type.Object({ hasAccess: Type.Boolean() });

const Size = Type.Integer({ minimum: 0, maximum: 6 });

export const rewardItems = [...listedRewards, ...rewardDownloads] as const;

const Items = Type.Record(Type.Union(rewardItems.map((name) => Type.Literal(name))), Type.Boolean());

export const Rewards = Type.Intersect([
  Type.Object({
    statueAvailable: Type.Boolean(),
    shirtAvailable: Type.Boolean(),
    supporterShirtAvailable: Type.Boolean(),
    tshirtSize: Type.Union([Size, Type.Null()]),
    supporterTshirtSize: Type.Union([Size, Type.Null()]),
    statueGender: Type.Union([Type.String(), Type.Null()]),
  }),
  Items,
]);

export const Choices = Type.Object(
  {
    tshirtSize: Size,
    supporterTshirtSize: Size,
    statueGender: exact({ pattern: '^[BFMN]+$' }),
  },
  { additionalProperties: false },
);
