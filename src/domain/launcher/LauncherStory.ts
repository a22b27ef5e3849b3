import type { CreditedPicture } from '../content/CreditedPicture';
import type { LauncherNewsContent } from '../content/models/launcherNews';

/** A story in the list. Every field except the id may be empty or missing. */
export interface LauncherStory {
  readonly uid: string;
  readonly type: LauncherNewsContent['type'];
  readonly title: string;
  readonly description: string;
  readonly published: Date | undefined;
  /** Undefined if the story has not been modified since its publication. */
  readonly modified: Date | undefined;
  readonly isPinned: boolean;
  readonly picture: CreditedPicture | undefined;
}

/** A document from the content service, as used in lists. */
export interface ListedDocument<T> {
  readonly uid: string | null;
  /** ISO 8601. */
  readonly firstPublished: string | null;
  readonly content: T;
}

/** Fields of a story that the list needs. */
export const storyListFields = [
  'type',
  'title',
  'date',
  'dateModified',
  'pinned',
  'picture',
  'description',
] as const;

type ListedStory = ListedDocument<Pick<LauncherNewsContent, (typeof storyListFields)[number]>>;

/** Returns undefined for a document without an id, because it cannot be linked to. */
export const storyOf = ({ uid, firstPublished, content }: ListedStory): LauncherStory | undefined => {
  if (!uid) return undefined;
  const { type, title, description, pinned, picture, dateModified } = content;
  const published = content.date ?? parseDate(firstPublished);
  const isModified = dateModified && (!published || dateModified > published);
  const modified = isModified ? dateModified : undefined;
  return { uid, type, title, description, published, modified, isPinned: pinned, picture };
};

export const parseDate = (written: string | null): Date | undefined => {
  const date = new Date(written ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
};

/** Sorts pinned stories first, and each group by the latest change. Stories without a date are last (LN-01). */
export const sortStories = (stories: readonly LauncherStory[]): readonly LauncherStory[] =>
  stories.toSorted(
    (one, other) =>
      Number(other.isPinned) - Number(one.isPinned) ||
      changeOf(other) - changeOf(one) ||
      (one.uid < other.uid ? -1 : 1),
  );

const changeOf = ({ modified, published }: LauncherStory): number => (modified ?? published)?.getTime() ?? 0;

/** Removes duplicates: of several documents with the same id, only the first remains. */
export const uniqueByUid = <T extends { readonly uid: string }>(documents: readonly T[]): readonly T[] => [
  ...new Map(documents.toReversed().map((document) => [document.uid, document])).values(),
];

export interface Neighbors {
  readonly previous: LauncherStory | undefined;
  readonly next: LauncherStory | undefined;
}

/** Returns the previous and the next story in the list; both are undefined if the list does not have the story. */
export const storyNeighbors = (uid: string, stories: readonly LauncherStory[]): Neighbors => {
  const place = stories.findIndex((story) => story.uid === uid);
  if (place === -1) return { previous: undefined, next: undefined };
  return { previous: stories[place - 1], next: stories[place + 1] };
};
