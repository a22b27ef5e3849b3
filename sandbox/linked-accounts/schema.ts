import { Type } from '@fastify/type-provider-typebox';

export const Eligibility = Type.Object({ isEligible: Type.Boolean(), months: Type.Integer() });

export const Claimed = Type.Object({ endDate: Type.String() });
