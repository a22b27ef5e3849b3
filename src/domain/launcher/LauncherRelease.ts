import type { LauncherReleaseContent } from '../content/models/launcherRelease';
import { parseDate, type ListedDocument } from './LauncherStory';

/** A release in the list. Its title may be empty and its date missing. */
export interface LauncherRelease {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly date: Date | undefined;
}

export const releaseListFields = ['title', 'description', 'date'] as const;

type ListedRelease = ListedDocument<Pick<LauncherReleaseContent, (typeof releaseListFields)[number]>>;

/** Returns undefined for a document without an id. */
export const releaseOf = ({ uid, firstPublished, content }: ListedRelease): LauncherRelease | undefined =>
  uid
    ? {
        uid,
        title: content.title,
        description: content.description,
        date: content.date ?? parseDate(firstPublished),
      }
    : undefined;

/** Sorts releases newest first; those without a date come last. */
export const sortReleases = (releases: readonly LauncherRelease[]): readonly LauncherRelease[] =>
  releases.toSorted(
    (one, other) =>
      (other.date?.getTime() ?? 0) - (one.date?.getTime() ?? 0) || (one.uid < other.uid ? -1 : 1),
  );
