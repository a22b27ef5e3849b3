import { LauncherReleases } from '#application/launcher/LauncherReleases';
import { LauncherStories } from '#application/launcher/LauncherStories';
import { LookUpPath } from '#application/navigation/LookUpPath';
import { Documents, type ContentDocument } from '#infrastructure/content/Documents';
import { compose } from '../../support/compose';
import { release, StoredDocuments, story } from '../../support/StoredDocuments';

const setUp = async (stories: readonly ContentDocument[], releases: readonly ContentDocument[] = []) => {
  const stored = new StoredDocuments({ launcher_news: stories, launcher_release: releases });
  const application = await compose();
  application.replace(Documents, stored);
  return {
    stored,
    stories: application.get(LauncherStories),
    releases: application.get(LauncherReleases),
    lookUp: application.get(LookUpPath),
  };
};

const listStories = async (stories: readonly ContentDocument[]) => {
  const list = await (await setUp(stories)).stories.list('en-us');
  if (!list.ok) throw new Error(list.error.kind);
  return list.value.map(({ title }) => title);
};

const pinned = { data: { pinned: true } };

it('LN-01 lists pinned stories first, then the others by most recent modification', async () => {
  const stories = [story(1, pinned), story(2), story(3, pinned), story(4)];
  expect(await listStories(stories)).toEqual(['Story 3', 'Story 1', 'Story 4', 'Story 2']);
});

it('LN-01 requests the list once and never requests the article texts', async () => {
  const { stored, stories } = await setUp([story(1), story(2)]);
  await stories.list('en-us');
  expect(stored.queries).toHaveLength(1);
  expect(stored.queries[0]?.fields).not.toContain('content');
});

it('LN-01 finds a pinned story older than a hundred other stories', async () => {
  const many = Array.from({ length: 120 }, (_, index) => story(index + 2));
  const titles = await listStories([story(1, pinned), ...many]);
  expect(titles).toHaveLength(101);
  expect(titles[0]).toBe('Story 1');
});

it('LN-01 returns an empty list when there are no stories', async () => {
  expect(await listStories([])).toEqual([]);
});

it('LN-01 shows the more recently modified of two stories with the same id', async () => {
  const twins = [story(1, { uid: 'twin' }), story(2, { uid: 'twin' }), story(3)];
  expect(await listStories(twins)).toEqual(['Story 3', 'Story 2']);
  const found = await (await setUp(twins)).stories.find('twin', 'en-us');
  expect(found).toMatchObject({
    value: { story: { title: 'Story 2' }, previous: { title: 'Story 3' }, next: undefined },
  });
});

it('LN-01 a story links to the previous and next story in the list', async () => {
  const { stories } = await setUp([story(1), story(2), story(3, pinned)]);
  expect(await stories.find('story-2', 'en-us')).toMatchObject({
    value: { previous: { title: 'Story 3' }, next: { title: 'Story 1' } },
  });
});

it('LN-01 LN-02 an unknown id returns no result, and an unavailable service is a failure', async () => {
  const { stored, stories, releases } = await setUp([story(1)], [release(1)]);
  expect(await stories.find('unknown', 'en-us')).toEqual({ ok: true, value: undefined });
  expect(await releases.find('unknown', 'en-us')).toEqual({ ok: true, value: undefined });
  stored.failure = { kind: 'timeout' };
  for (const answer of [
    stories.list('en-us'),
    stories.find('story-1', 'en-us'),
    releases.list('en-us'),
    releases.find('release-1', 'en-us'),
  ])
    expect(await answer).toEqual({ ok: false, error: { kind: 'timeout' } });
});

it('LN-02 lists releases newest first, with each id only once', async () => {
  const { releases } = await setUp(
    [],
    [release(1), release(4, { uid: 'twin' }), release(2, { uid: 'twin' }), release(3)],
  );
  const list = await releases.list('en-us');
  expect(list.ok && list.value.map(({ title }) => title)).toEqual(['Release 4', 'Release 3', 'Release 1']);
  expect(await releases.find('twin', 'en-us')).toMatchObject({ value: { release: { title: 'Release 4' } } });
});

it.each([
  ['/launcher/news/story-1', true],
  ['/launcher/news/unknown', false],
  ['/launcher/patch/release-1', true],
  ['/launcher/patch/unknown', false],
])('LN-01 LN-02 the web server checks whether %s exists: %s', async (path, isThere) => {
  const { stored, lookUp } = await setUp([story(1)], [release(1)]);
  expect(await lookUp.execute(path)).toBe(isThere);
  expect(stored.queries).toHaveLength(1);
  stored.failure = { kind: 'offline' };
  expect(await lookUp.execute(path)).toBeUndefined();
});
