import { canRecruit } from '#domain/recruitment/recruitmentRefusals';
import { packsUnlockedBy } from '#domain/recruitment/rewardPacks';
import { cleanReferralCode, displayNameKey } from '#domain/shared/spellings';
import { accountStatusOf, isActive } from './accountStatus';

interface Person {
  readonly id: string;
  readonly displayName: string;
  readonly isConfirmed: boolean;
  readonly isSuspended: boolean;
  readonly isGhost?: boolean;
  readonly orders: readonly { readonly status: number }[];
  recruiterId?: string;
}

interface Backend {
  readonly people: readonly Person[];
}

const paidStatus = 2;

export const recruitsOf = ({ people }: Backend, recruiter: Person): readonly Person[] =>
  people.filter((person) => person.recruiterId === recruiter.id && isActive(person));

export const unlockedPacksOf = (backend: Backend, recruiter: Person): readonly number[] => {
  const recruits = recruitsOf(backend, recruiter);
  const buyers = recruits.filter(({ orders }) => orders.some(({ status }) => status === paidStatus));
  return packsUnlockedBy({ recruits: recruits.length, buyers: buyers.length });
};

/** Finds a recruiter by id or display name. */
export const recruiterOfCode = ({ people }: Backend, code: string): Person | undefined => {
  const wanted = cleanReferralCode(code).toLowerCase();
  return people.find(
    (person) =>
      canRecruit(accountStatusOf(person)) &&
      (person.id === wanted || displayNameKey(person.displayName) === wanted),
  );
};

/** Whether `recruiter` recruited the player, directly or through other recruits. */
export const isRecruitedBy = ({ people }: Backend, person: Person, recruiter: Person): boolean => {
  const above = people.find(({ id }) => id === person.recruiterId);
  return above !== undefined && (above.id === recruiter.id || isRecruitedBy({ people }, above, recruiter));
};
