import { Content } from '../../../../src/application/content/Content';
import { ListContentPaths } from '../../../../src/application/navigation/ListContentPaths';
import { PressReleases } from '../../../../src/application/press/PressReleases';
import { locales } from '../../../../src/domain/language/Locale';
import { compose } from '../../support/compose';

const entry = (uid: string | null, more: object = {}) => ({
  id: `id-${uid}`,
  uid,
  firstPublished: '2026-03-01T09:00:00Z',
  lastPublished: null,
  content: {
    title: `Title ${uid}`,
    category: 'press-release',
    lead: 'Lead',
    card: { title: '', text: '' },
    ...more,
  },
});

const listed = async (...entries: readonly object[]) => {
  const application = await compose();
  application.replace(Content, { all: async () => entries } as unknown as Content);
  return application.get(PressReleases).list('en-us');
};

it.each(locales)('PR-01 lists the press releases in %s, newest first, and no news', async (locale) => {
  const application = await compose();
  const releases = await application.get(PressReleases).list(locale);
  expect(releases.length).toBeGreaterThanOrEqual(4);
  const times = releases.map(({ published }) => published?.getTime() ?? 0);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(releases.map(({ uid }) => uid)).not.toContain('patch-2-7-hulls-keep-their-scars');
  const paths = await application.get(ListContentPaths).execute();
  for (const { uid } of releases) expect(paths.some((path) => path.endsWith(`/${uid}`))).toBe(true);
});

it.each(['press-release', 'Press release', 'PRESS RELEASES', 'press_release'])(
  'PR-01 an article of the category %j is a press release',
  async (category) => {
    expect(await listed(entry('one', { category }), entry('news', { category: 'events' }))).toMatchObject([
      { uid: 'one' },
    ]);
  },
);

it('PR-01 without date, picture or text a release is listed; without title or address it is not', async () => {
  const bare = entry('bare', { lead: '', picture: undefined });
  const releases = await listed(
    { ...bare, firstPublished: null },
    entry(null),
    entry('nameless', { title: '' }),
  );
  expect(releases).toEqual([
    { uid: 'bare', title: 'Title bare', text: '', published: undefined, picture: undefined },
  ]);
});

it('PR-01 finds a release by its address, but no news and nothing unknown', async () => {
  const releases = (await compose()).get(PressReleases);
  const [newest] = await releases.list('de-de');
  expect(await releases.one(newest?.uid ?? '', 'de-de')).toMatchObject({ category: 'press-release' });
  expect(await releases.one('patch-2-7-hulls-keep-their-scars', 'de-de')).toBeUndefined();
  expect(await releases.one('nowhere', 'de-de')).toBeUndefined();
});
