import { transferHoldMilliseconds } from '../../../domain/coupons/transferHold';
import type { FakePerson } from '../world/people';

export const heldUntil = ({ coupons }: FakePerson, now: Date): Date | undefined => {
  if (coupons?.credentialsChangedAt === undefined) return undefined;
  const until = new Date(Date.parse(coupons.credentialsChangedAt) + transferHoldMilliseconds);
  return until > now ? until : undefined;
};
