import { isInLauncher } from '#domain/launcher/isInLauncher';
import { sortReleases, releaseOf } from '#domain/launcher/LauncherRelease';
import {
  uniqueByUid,
  sortStories,
  storyNeighbors,
  storyOf,
  type LauncherStory,
} from '#domain/launcher/LauncherStory';

const story = (uid: string, more: Partial<LauncherStory> = {}): LauncherStory => ({
  uid,
  type: undefined,
  title: uid,
  description: '',
  published: undefined,
  modified: undefined,
  isPinned: false,
  picture: undefined,
  ...more,
});

const on = (day: number): Date => new Date(Date.UTC(2026, 0, day));

const uids = (stories: readonly { readonly uid: string }[]) => stories.map(({ uid }) => uid);

it('LN-01 sorts pinned stories first, then by the most recent change', () => {
  const stories = [
    story('rest-old', { published: on(1) }),
    story('pinned-old', { isPinned: true, published: on(2) }),
    story('rest-changed', { published: on(1), modified: on(20) }),
    story('pinned-changed', { isPinned: true, published: on(1), modified: on(10) }),
    story('rest-new', { published: on(15) }),
  ];
  expect(uids(sortStories(stories))).toEqual([
    'pinned-changed',
    'pinned-old',
    'rest-changed',
    'rest-new',
    'rest-old',
  ]);
});

it('LN-01 sorts stories without a date last and stories with equal dates by id', () => {
  const stories = [
    story('b'),
    story('a'),
    story('d', { published: on(1) }),
    story('c', { published: on(1) }),
  ];
  expect(uids(sortStories(stories))).toEqual(['c', 'd', 'a', 'b']);
});

it('LN-01 a story’s neighbors are the previous and next story in the list, if any', () => {
  const stories = [story('a'), story('b'), story('c')];
  expect(storyNeighbors('b', stories)).toEqual({ previous: stories[0], next: stories[2] });
  expect(storyNeighbors('a', stories)).toEqual({ previous: undefined, next: stories[1] });
  expect(storyNeighbors('c', stories)).toEqual({ previous: stories[1], next: undefined });
  expect(storyNeighbors('elsewhere', stories)).toEqual({ previous: undefined, next: undefined });
});

it('LN-01 drops the second of two stories with the same id', () => {
  const [one, other] = [story('a', { title: 'one' }), story('a', { title: 'other' })];
  expect(new Set(uniqueByUid([one, story('b'), other]))).toEqual(new Set([one, story('b')]));
});

const written = { title: 'A', description: '', pinned: false };

it('LN-01 uses the document’s publication date when the story has no date', () => {
  const found = storyOf({ uid: 'a', firstPublished: '2026-01-03T00:00:00Z', content: written });
  expect(found?.published).toEqual(on(3));
  expect(storyOf({ uid: 'a', firstPublished: 'never', content: written })?.published).toBeUndefined();
  expect(storyOf({ uid: 'a', firstPublished: null, content: written })?.published).toBeUndefined();
});

it('LN-01 ignores a modification date that is not after the publication date', () => {
  const at = (date: Date | undefined, dateModified: Date) =>
    storyOf({ uid: 'a', firstPublished: null, content: { ...written, ...(date && { date }), dateModified } })
      ?.modified;
  expect(at(on(2), on(3))).toEqual(on(3));
  expect(at(on(2), on(2))).toBeUndefined();
  expect(at(on(2), on(1))).toBeUndefined();
  expect(at(undefined, on(1))).toEqual(on(1));
});

it('LN-01 LN-02 ignores a document without an id', () => {
  expect(storyOf({ uid: null, firstPublished: null, content: written })).toBeUndefined();
  expect(storyOf({ uid: '', firstPublished: null, content: written })).toBeUndefined();
  expect(
    releaseOf({ uid: null, firstPublished: null, content: { title: 'A', description: '' } }),
  ).toBeUndefined();
});

it('LN-02 sorts releases newest first and releases without a date last', () => {
  const release = (uid: string, date?: Date) => ({ uid, title: '', description: '', date });
  const sorted = sortReleases([release('b'), release('old', on(1)), release('a'), release('new', on(2))]);
  expect(uids(sorted)).toEqual(['new', 'old', 'a', 'b']);
});

it.each([
  ['/launcher/news', true],
  ['/de/launcher/patchnotes/2-7-0?from=menu#fixes', true],
  ['/fr/launcher/communaute', true],
  ['/news', false],
  ['/de', false],
  ['/launcher', true],
])('LN-01 the path %s belongs to the launcher: %s', (path, expected) => {
  expect(isInLauncher(path)).toBe(expected);
});
