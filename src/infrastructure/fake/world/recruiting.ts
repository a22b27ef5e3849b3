import { packsUnlockedBy } from '../../../domain/recruitment/rewardPacks';

interface Person {
  readonly id: string;
  readonly displayName: string;
  readonly isConfirmed: boolean;
  readonly isGhost?: boolean;
  readonly orders: readonly { readonly status: number }[];
  recruiterId?: string;
}

interface World {
  readonly everybody: readonly Person[];
}

const paid = 2;

export const recruitsOf = ({ everybody }: World, recruiter: Person): readonly Person[] =>
  everybody.filter(
    ({ recruiterId, isConfirmed, isGhost }) => recruiterId === recruiter.id && isConfirmed && !isGhost,
  );

export const packsOf = (world: World, recruiter: Person): readonly number[] => {
  const recruits = recruitsOf(world, recruiter);
  const buyers = recruits.filter(({ orders }) => orders.some(({ status }) => status === paid));
  return packsUnlockedBy({ recruits: recruits.length, buyers: buyers.length });
};

/** Finds a recruiter by id or display name. */
export const recruiterOfCode = ({ everybody }: World, code: string): Person | undefined => {
  const wanted = code.toLowerCase();
  return everybody.find(
    ({ id, displayName, isConfirmed }) =>
      isConfirmed && (id === wanted || displayName.toLowerCase() === wanted),
  );
};

/** Whether a player was recruited by another, directly or through other recruits. */
export const isRecruitedBy = ({ everybody }: World, person: Person, recruiter: Person): boolean => {
  const above = everybody.find(({ id }) => id === person.recruiterId);
  return above !== undefined && (above.id === recruiter.id || isRecruitedBy({ everybody }, above, recruiter));
};
