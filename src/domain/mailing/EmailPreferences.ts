/** A kind of email that players can subscribe to. */
interface OfferedInterest {
  readonly id: string;
  /** Name in English. The site has translations of predefined names. */
  readonly name: string;
}

export interface OfferedCategory {
  readonly id: string;
  readonly name: string;
  readonly interests: readonly OfferedInterest[];
}

interface RecordedInterest extends OfferedInterest {
  readonly isSubscribed: boolean;
}

/** A category with the subscriptions that the server has stored for an email address. */
export interface RecordedCategory {
  readonly id: string;
  readonly interests: readonly RecordedInterest[];
}

export interface Interest extends RecordedInterest {
  /** Whether the account determines the interest. It is then shown as subscribed and cannot be changed. */
  readonly isFixed: boolean;
}

export interface Category {
  readonly id: string;
  /** Absent if the category is no longer offered but still has stored subscriptions. */
  readonly name?: string;
  readonly interests: readonly Interest[];
}

export type EmailPreferences = readonly Category[];

const gameOwnerCategory = 'Game Owner';
const gameOwnershipInterest = 'Owns Game';

/**
 * Combines the offered categories with the player's subscriptions (PM-01). Subscriptions are included even if their
 * category is no longer offered.
 */
export const mergeEmailPreferences = (
  offered: readonly OfferedCategory[],
  recorded: readonly RecordedCategory[],
  hasPlans: boolean,
): EmailPreferences => {
  const offeredIds = new Set(offered.map(({ id }) => id));
  const notOffered = recorded.filter(({ id }) => !offeredIds.has(id));
  return [
    ...offered
      .filter(({ name }) => hasPlans || name !== gameOwnerCategory)
      .map(({ id, name, interests }) => ({
        id,
        name,
        interests: mergeInterests(interests, recordedIn(recorded, id)),
      })),
    ...notOffered.map(({ id, interests }) => ({ id, interests: mergeInterests([], interests) })),
  ].filter(({ interests }) => interests.length > 0);
};

const recordedIn = (recorded: readonly RecordedCategory[], id: string): readonly RecordedInterest[] =>
  recorded.filter((category) => category.id === id).flatMap(({ interests }) => interests);

const mergeInterests = (
  offered: readonly OfferedInterest[],
  recorded: readonly RecordedInterest[],
): readonly Interest[] => {
  const subscribed = new Set(recorded.filter(({ isSubscribed }) => isSubscribed).map(({ id }) => id));
  const byId = new Map([...recorded, ...offered].map(({ id, name }) => [id, name]));
  const order = new Set([...offered, ...recorded].map(({ id }) => id));
  return [...order].map((id) => {
    const name = byId.get(id) ?? '';
    const isFixed = name === gameOwnershipInterest;
    return { id, name, isFixed, isSubscribed: isFixed || subscribed.has(id) };
  });
};

/** Whether the player subscribes to all, some or none of the changeable interests; `fixed` if none can be changed. */
export type SelectionState = 'all' | 'some' | 'none' | 'fixed';

export const selectionStateOf = (categories: EmailPreferences): SelectionState => {
  const free = categories.flatMap(({ interests }) => interests).filter(({ isFixed }) => !isFixed);
  const subscribed = free.filter(({ isSubscribed }) => isSubscribed);
  if (free.length === 0) return 'fixed';
  if (subscribed.length === 0) return 'none';
  return subscribed.length === free.length ? 'all' : 'some';
};

/** Identifies an interest. Interest ids are unique only within a category. */
export interface InterestRef {
  readonly category: string;
  readonly interest: string;
}

/** Sets the choice for all interests that `applies` accepts, except fixed ones. */
export const withChoice = (
  preferences: EmailPreferences,
  isSubscribed: boolean,
  applies: (place: InterestRef) => boolean,
): EmailPreferences =>
  preferences.map((category) => ({
    ...category,
    interests: category.interests.map((interest) =>
      !interest.isFixed && applies({ category: category.id, interest: interest.id })
        ? { ...interest, isSubscribed }
        : interest,
    ),
  }));

export interface CategoryChange {
  readonly id: string;
  readonly interests: readonly { readonly id: string; readonly isSubscribed: boolean }[];
}

/** Returns only the differences, so that saving from an old tab does not undo choices made elsewhere. */
export const changesBetween = (
  saved: EmailPreferences,
  chosen: EmailPreferences,
): readonly CategoryChange[] =>
  chosen
    .map(({ id, interests }) => ({
      id,
      interests: interests
        .filter((interest) => isSubscribedIn(saved, id, interest.id) !== interest.isSubscribed)
        .map((interest) => ({ id: interest.id, isSubscribed: interest.isSubscribed })),
    }))
    .filter(({ interests }) => interests.length > 0);

const isSubscribedIn = (preferences: EmailPreferences, categoryId: string, interestId: string): boolean =>
  preferences.some(
    ({ id, interests }) =>
      id === categoryId && interests.some((interest) => interest.id === interestId && interest.isSubscribed),
  );
