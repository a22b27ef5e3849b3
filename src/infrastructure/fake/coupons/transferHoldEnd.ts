import { transferHoldMilliseconds } from '#domain/coupons/transferHold';
import type { FakePerson } from '../backend/people';

export const transferHoldEnd = ({ coupons }: FakePerson, now: Date): Date | undefined => {
  if (coupons?.credentialsChangedAt === undefined) return undefined;
  const until = new Date(Date.parse(coupons.credentialsChangedAt) + transferHoldMilliseconds);
  return until > now ? until : undefined;
};
