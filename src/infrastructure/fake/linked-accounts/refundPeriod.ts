import type { FakePerson } from '../world/people';

const refundMilliseconds = 14 * 86_400_000;

/** Nothing when the store does not say when the game was bought. */
export const refundPeriodEndOf = ({ storeBoughtAt }: FakePerson): Date | undefined =>
  storeBoughtAt === undefined ? undefined : new Date(Date.parse(storeBoughtAt) + refundMilliseconds);

export const isInRefundPeriod = (person: FakePerson, now: Date): boolean => {
  const end = refundPeriodEndOf(person);
  return end !== undefined && end > now;
};
