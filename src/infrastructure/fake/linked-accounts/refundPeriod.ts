import { claimRefusal, refundPeriodEnd } from '#domain/linked-accounts/linkRefusals';
import type { FakePerson } from '../backend/people';

const boughtAtOf = ({ storeBoughtAt }: FakePerson): Date | undefined =>
  storeBoughtAt === undefined ? undefined : new Date(storeBoughtAt);

export const refundPeriodEndOf = (person: FakePerson): Date | undefined =>
  refundPeriodEnd(boughtAtOf(person));

export const claimRefusalOf = (person: FakePerson, now: Date): ReturnType<typeof claimRefusal> =>
  claimRefusal(person.claimableMonths ?? 0, boughtAtOf(person), now);
