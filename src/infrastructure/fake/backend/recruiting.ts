import { packsUnlockedBy } from '#domain/recruitment/rewardPacks';

interface Person {
  readonly id: string;
  readonly displayName: string;
  readonly isConfirmed: boolean;
  readonly isGhost?: boolean;
  readonly orders: readonly { readonly status: number }[];
  recruiterId?: string;
}

interface Backend {
  readonly people: readonly Person[];
}

const paidStatus = 2;

export const recruitsOf = ({ people }: Backend, recruiter: Person): readonly Person[] =>
  people.filter(
    ({ recruiterId, isConfirmed, isGhost }) => recruiterId === recruiter.id && isConfirmed && !isGhost,
  );

export const unlockedPacksOf = (backend: Backend, recruiter: Person): readonly number[] => {
  const recruits = recruitsOf(backend, recruiter);
  const buyers = recruits.filter(({ orders }) => orders.some(({ status }) => status === paidStatus));
  return packsUnlockedBy({ recruits: recruits.length, buyers: buyers.length });
};

/** Finds a recruiter by id or display name. */
export const recruiterOfCode = ({ people }: Backend, code: string): Person | undefined => {
  const wanted = code.toLowerCase();
  return people.find(
    ({ id, displayName, isConfirmed }) =>
      isConfirmed && (id === wanted || displayName.toLowerCase() === wanted),
  );
};

/** Whether `recruiter` recruited the player, directly or through other recruits. */
export const isRecruitedBy = ({ people }: Backend, person: Person, recruiter: Person): boolean => {
  const above = people.find(({ id }) => id === person.recruiterId);
  return above !== undefined && (above.id === recruiter.id || isRecruitedBy({ people }, above, recruiter));
};
