import type { Newable } from 'inversify';
import { Documents } from '#infrastructure/content/Documents';
import { NewestReleasePresenter } from '#ui/launcher/NewestReleasePresenter';
import { LauncherReleasePresenter } from '#ui/launcher/LauncherReleasePresenter';
import { StoryPresenter } from '#ui/launcher/StoryPresenter';
import { compose } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { renderPage } from '../../support/renderPage';
import { release, StoredDocuments, story } from '../../support/StoredDocuments';

type Stored = ConstructorParameters<typeof StoredDocuments>[0];

const createStoredDocuments = (byType: Stored = {}) =>
  new StoredDocuments({
    launcher_news: [story(1), story(2)],
    launcher_release: [release(1), release(2)],
    ...byType,
  });

const htmlOf = async (path: string, byType?: Stored): Promise<string> =>
  (await renderPage(path, { documents: createStoredDocuments(byType) })).html.replaceAll('\u00a0', ' ');

const paragraph = (text: string, url?: string) => ({
  type: 'paragraph',
  text,
  spans: url === undefined ? [] : [{ start: 0, end: text.length, type: 'hyperlink', data: { url } }],
});

/** HTML of the link with this text. */
const linkWith = (html: string, text: string): string =>
  [...html.matchAll(/<a\s[^>]*>.*?<\/a>/gs)].map(([link]) => link).find((link) => link.includes(text)) ??
  'none';

const loadPresenter = async <P extends object>(Presenter: Newable<P>, documents: Documents) => {
  const application = await compose();
  application.replace(Documents, documents);
  await loadTexts(application, 'en-us', ['launcher']);
  return application.get<P>(Presenter);
};

const visitOf = (uid: string) => ({ params: { uid }, query: new URLSearchParams() });

it.each(['/launcher/news', '/launcher/news/story-1', '/launcher/patch/release-1', '/launcher/community'])(
  'LN-01 LN-02 %s uses the launcher frame instead of the site’s header and footer',
  async (path) => {
    const html = await htmlOf(path);
    expect(html).toContain('id="launcher-page"');
    expect(html).toContain('href="#launcher-page"');
    expect(html).not.toMatch(/class="(nav-bar|footer|consent)|id="consent-bar"/);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
  },
);

it('LN-01 a page of the site renders the site’s header and footer', async () => {
  const html = await htmlOf('/news');
  expect(html).toMatch(/class="nav-bar.*class="footer/s);
  expect(html).not.toContain('launcher-bar');
});

it('LN-01 links to the launcher open in its window; all other links open outside', async () => {
  const content = [
    paragraph('To the patch', '/launcher/patch/release-1'),
    paragraph('To the shop', '/buy'),
    paragraph('To the forum', 'https://community.farstead.test/'),
    paragraph('To us', 'mailto:us@farstead.test'),
  ];
  const html = await htmlOf('/launcher/news/story-1', { launcher_news: [story(1, { data: { content } })] });
  for (const text of ['To the patch', 'Patch notes', 'To us']) {
    expect(linkWith(html, text)).not.toContain('target=');
  }
  for (const text of ['To the shop', 'To the forum', 'Website']) {
    expect(linkWith(html, text)).toContain('target="_blank"');
  }
});

it('LN-01 a link in an article on the site opens in the same window', async () => {
  expect(await htmlOf('/news')).not.toContain('target="_blank"');
});

it('LN-01 shows stories in a carousel without autoplay, above the newest release', async () => {
  const html = await htmlOf('/launcher/news');
  expect(html).toContain('data-shown="3" data-shown-small="1"');
  expect(html.indexOf('Story 2')).toBeLessThan(html.indexOf('Story 1'));
  expect(html).not.toContain('Pause');
  expect(linkWith(html, 'Release 2')).toContain('href="/launcher/patch/release-2"');
});

it('LN-01 does not use a carousel for a single story', async () => {
  const html = await htmlOf('/launcher/news', { launcher_news: [story(1)] });
  expect(html).toContain('Story 1');
  expect(html).not.toContain('k-carousel');
});

it('LN-01 without news, the launcher shows a message above the newest release', async () => {
  const html = await htmlOf('/launcher/news', { launcher_news: [] });
  expect(html).toContain('No news at the moment');
  expect(html).toContain('Release 2');
});

it('LN-02 without releases, lists only the stories and shows a message in the patch notes', async () => {
  expect(await htmlOf('/launcher/news', { launcher_release: [] })).not.toContain('Newest release');
  const html = await htmlOf('/launcher/patch', { launcher_release: [] });
  expect(html).toContain('There are no patch notes at the moment.');
  expect(html.match(/<h1\b/g)).toHaveLength(1);
});

it('LN-01 a story shows its modification date and links to the previous and next stories', async () => {
  const changed = story(2, { data: { date: '2025-12-24T10:00:00Z' } });
  const html = await htmlOf('/launcher/news/story-2', { launcher_news: [story(1), changed, story(3)] });
  expect(html).toMatch(/December.24,.2025/);
  expect(html).toMatch(/Updated January.2,.2026/);
  expect(linkWith(html, 'Story 3')).toContain('rel="prev"');
  expect(linkWith(html, 'Story 1')).toContain('rel="next"');
});

it('LN-02 shows release notes next to the list and marks the current release', async () => {
  const html = await htmlOf('/launcher/patch/release-1');
  expect(linkWith(html, 'Release 1')).toContain('aria-current="page"');
  expect(linkWith(html, 'Release 2')).not.toContain('aria-current');
});

it.each([
  ['/launcher/news/unknown', 'This story doesn’t exist', '/launcher/news'],
  ['/launcher/patch/unknown', 'This release doesn’t exist', '/launcher/patch'],
])('LN-01 LN-02 %s shows "%s" and links within the launcher', async (path, text, back) => {
  const html = await htmlOf(path);
  expect(html).toContain(text);
  expect(html).toContain(`k-button--primary`);
  expect(html).toContain(`href="${back}"`);
});

it.each([StoryPresenter, LauncherReleasePresenter])(
  'LN-01 LN-02 marks an unknown id as missing for search engines: %p',
  async (Presenter) => {
    const presenter = await loadPresenter<StoryPresenter | LauncherReleasePresenter>(
      Presenter,
      createStoredDocuments(),
    );
    await presenter.load(visitOf('unknown'));
    expect(presenter.head).toMatchObject({ isMissing: true });
  },
);

it('LN-02 the bare path redirects to the newest release', async () => {
  const presenter = await loadPresenter(NewestReleasePresenter, createStoredDocuments());
  await presenter.load();
  expect(presenter.redirectTo).toBe('/launcher/patch/release-2');
});

it('LN-02 the bare path offers a retry when the releases could not be loaded', async () => {
  const documents = createStoredDocuments();
  documents.failure = { kind: 'timeout' };
  const presenter = await loadPresenter(NewestReleasePresenter, documents);
  await expect(presenter.load()).rejects.toThrow('could not be loaded');
  expect(presenter.redirectTo).toBeUndefined();
});

const hostile = [
  paragraph('<script>alert(1)</script><img src=x onerror=alert(1)>'),
  paragraph('a link', 'javascript:alert(1)'),
  { type: 'embed', oembed: { embed_url: 'https://evil.test/x', html: '<script>alert(1)</script>' } },
  { type: 'embed', oembed: { embed_url: 'https://youtu.be/dQw4w9WgXcQ', title: 'The ring' } },
  { type: 'heading1', text: 'A second title', spans: [] },
  null,
];

it.each([
  ['/launcher/news/story-1', { launcher_news: [story(1, { data: { content: hostile } })] }],
  ['/launcher/patch/release-1', { launcher_release: [release(1, { data: { content: hostile } })] }],
])('LN-01 LN-02 %s omits hostile rich text and shows a link instead of a video', async (path, byType) => {
  const html = await htmlOf(path, byType);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toMatch(/<script>alert|javascript:|<img src="x"|<iframe|data-state=/);
  expect(linkWith(html, 'The ring')).toContain('target="_blank"');
  expect(html.match(/<h1\b/g)).toHaveLength(1);
});

const nothing = {
  type: null,
  title: null,
  date: null,
  date_modified: null,
  pinned: null,
  picture: 7,
  description: null,
  content: null,
};

it('LN-01 LN-02 identifies documents with empty fields by their id', async () => {
  const byType = {
    launcher_news: [story(1, { data: nothing }), story(2, { uid: null })],
    launcher_release: [release(1, { data: nothing })],
  };
  const list = await htmlOf('/launcher/news', byType);
  expect(linkWith(list, 'Untitled story')).toContain('href="/launcher/news/story-1"');
  expect(list).not.toContain('Story 2');
  for (const html of [
    list,
    await htmlOf('/launcher/news/story-1', byType),
    await htmlOf('/launcher/patch/release-1', byType),
  ]) {
    expect(html).not.toMatch(/undefined|Invalid Date|NaN|<p[^>]*><\/p>|<time/);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
  }
});

it('LN-02 the community page omits links without a label or with an unsafe URL', async () => {
  const links = [
    { label: 'Safe', address: 'https://go.farstead.test/discord', network: 'discord' },
    { label: 'Unsafe', address: 'javascript:alert(1)' },
    { label: '', address: 'https://go.farstead.test/x' },
  ];
  const community = { ...story(1), type: 'launcher_community', uid: null, data: { title: '', links } };
  const html = await htmlOf('/launcher/community', { launcher_community: [community] });
  expect(linkWith(html, 'Safe')).toContain('target="_blank"');
  expect(html).not.toMatch(/Unsafe|javascript:|farstead\.test\/x/);
  expect(html).toContain('>Community<');
});
