import type { CreditedPicture } from '../content/Picture';
import type { LauncherNewsContent } from '../content/models/launcherNews';

/** What the list shows of a story; any of it may be missing, but not its id. */
export interface LauncherStory {
  readonly uid: string;
  readonly type: LauncherNewsContent['type'];
  readonly title: string;
  readonly description: string;
  readonly published: Date | undefined;
  /** Nothing when it was not modified after its publication. */
  readonly modified: Date | undefined;
  readonly isPinned: boolean;
  readonly picture: CreditedPicture | undefined;
}

/** A document of the content service. */
export interface Listed<T> {
  readonly uid: string | null;
  /** ISO 8601. */
  readonly firstPublished: string | null;
  readonly content: T;
}

/** The fields of a document that a list needs. */
export const onStories = [
  'type',
  'title',
  'date',
  'dateModified',
  'pinned',
  'picture',
  'description',
] as const;

type ListedStory = Listed<Pick<LauncherNewsContent, (typeof onStories)[number]>>;

/** Nothing for a document without an id: no link can lead to it. */
export const storyOf = ({ uid, firstPublished, content }: ListedStory): LauncherStory | undefined => {
  if (!uid) return undefined;
  const { type, title, description, pinned, picture, dateModified } = content;
  const published = content.date ?? dateOf(firstPublished);
  const isModified = dateModified && (!published || dateModified > published);
  const modified = isModified ? dateModified : undefined;
  return { uid, type, title, description, published, modified, isPinned: pinned, picture };
};

export const dateOf = (written: string | null): Date | undefined => {
  const date = new Date(written ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
};

/** Pinned stories first, then the rest, each last modified first; those without any date come last (LN-01). */
export const inOrder = (stories: readonly LauncherStory[]): readonly LauncherStory[] =>
  stories.toSorted(
    (one, other) =>
      Number(other.isPinned) - Number(one.isPinned) ||
      changeOf(other) - changeOf(one) ||
      (one.uid < other.uid ? -1 : 1),
  );

const changeOf = ({ modified, published }: LauncherStory): number => (modified ?? published)?.getTime() ?? 0;

/** Of documents with one id, the first. */
export const distinct = <T extends { readonly uid: string }>(documents: readonly T[]): readonly T[] => [
  ...new Map(documents.toReversed().map((document) => [document.uid, document])).values(),
];

export interface Neighbors {
  readonly previous: LauncherStory | undefined;
  readonly next: LauncherStory | undefined;
}

/** The stories before and after one in the list; none for a story that is not in it. */
export const neighborsOf = (uid: string, stories: readonly LauncherStory[]): Neighbors => {
  const place = stories.findIndex((story) => story.uid === uid);
  if (place === -1) return { previous: undefined, next: undefined };
  return { previous: stories[place - 1], next: stories[place + 1] };
};
