import type { FakePerson } from '../backend/people';

const refundMilliseconds = 14 * 86_400_000;

/** Returns undefined if the store does not provide the purchase date. */
export const refundPeriodEndOf = ({ storeBoughtAt }: FakePerson): Date | undefined =>
  storeBoughtAt === undefined ? undefined : new Date(Date.parse(storeBoughtAt) + refundMilliseconds);

export const isInRefundPeriod = (person: FakePerson, now: Date): boolean => {
  const end = refundPeriodEndOf(person);
  return end !== undefined && end > now;
};
