import { Documents } from '#infrastructure/content/Documents';
import { ArticlePresenter } from '#ui/news/ArticlePresenter';
import { compose } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { EditedDocuments, renderPage } from '../../support/renderPage';
import { article, StoredArticles } from '../../support/StoredArticles';

const setUp = async (documents: Documents, uid: string) => {
  const application = await compose();
  application.replace(Documents, documents);
  await loadTexts(application, 'en-us', ['news']);
  const presenter = application.get(ArticlePresenter);
  await presenter.load({ params: { uid }, query: new URLSearchParams() });
  return presenter;
};

const address = 'patch-2-7-hulls-keep-their-scars';
const paragraph = (text: string, url?: string) => ({
  type: 'paragraph',
  text,
  spans: url === undefined ? [] : [{ start: 0, end: text.length, type: 'hyperlink', data: { url } }],
});

const htmlOf = async (data: Record<string, unknown>): Promise<string> =>
  (await renderPage('/news/article-1', { documents: new StoredArticles([article(1, { data })]) })).html;

it('NE-03 includes metadata for search engines and link previews', async () => {
  const presenter = await setUp(new EditedDocuments({}), address);
  expect(presenter.head).toMatchObject({
    title: 'Patch 2.7: hulls keep their scars',
    article: {
      author: expect.any(String) as string,
      section: 'Patch notes',
      published: expect.stringMatching(/^2026-11-/) as string,
      card: `/cards/news/en-us/${address}.jpg`,
    },
  });
});

it('NE-03 lists the article’s languages if the content service returns them', async () => {
  const stored = { ...article(1), translations: { 'de-de': 'artikel-eins' } };
  const presenter = await setUp(new StoredArticles([stored]), 'article-1');
  expect(presenter.head.translations).toEqual({
    'en-us': '/news/article-1',
    'de-de': '/de/neuigkeiten/artikel-eins',
  });
});

it('NE-03 reports a nonexistent article as missing', async () => {
  const presenter = await setUp(new StoredArticles([]), 'gone');
  expect(presenter.head).toEqual({ title: 'This article doesn’t exist', isMissing: true });
});

it('NE-03 removes scripts, handlers and unsafe links from hostile rich text', async () => {
  const body = [
    {
      slice_type: 'article_text',
      primary: {
        text: [
          paragraph('<script>alert(1)</script><img src=x onerror=alert(1)>'),
          paragraph('a link', 'javascript:alert(1)'),
          paragraph('another', 'data:text/html,<script>alert(1)</script>'),
          { type: 'embed', oembed: { embed_url: 'https://evil.test/x', html: '<script>alert(1)</script>' } },
          { type: 'heading1', text: 'A second title', spans: [] },
        ],
      },
    },
    { slice_type: 'article_quote', primary: { text: '"><svg onload=alert(1)>', author: {} } },
    { slice_type: 'article_video', primary: { video: { embed_url: 'javascript:alert(1)' } } },
    { slice_type: 'article_pictures', primary: { pictures: [{ picture: { url: 'javascript:alert(1)' } }] } },
    { slice_type: 'unknown', primary: {} },
    null,
  ];
  const html = await htmlOf({ body, picture: { url: 'javascript:alert(1)' } });
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toMatch(
    /<script>alert|<svg onload|javascript:|data:text|evil\.test\/x"><script|<img src="x"/,
  );
  expect(html.match(/<h1\b/g)).toHaveLength(1);
});

it('NE-03 requires consent for a video from another platform', async () => {
  const video = { embed_url: 'https://youtu.be/dQw4w9WgXcQ', title: 'The ring' };
  const html = await htmlOf({ body: [{ slice_type: 'article_video', primary: { video } }] });
  expect(html).toContain('data-state=');
  expect(html).not.toContain('<iframe');
});

it.each([
  ['picture', { picture: null }],
  ['date', { published: null }],
  ['type', { category: null }],
  [
    'anything but a title',
    { picture: null, published: null, category: null, lead: null, body: null, card: 7 },
  ],
  ['a title', { title: null }],
])('NE-03 shows an article without %s', async (_, data) => {
  const html = await htmlOf(data);
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  expect(html).not.toMatch(/undefined|Invalid Date|NaN/);
});

it('NE-01 lists an article without a picture, date or type', async () => {
  const bare = article(1, { data: { picture: null, published: null, category: 'Gossip' } });
  const { html } = await renderPage('/news', { documents: new StoredArticles([bare]) });
  expect(html).toContain('Gossip');
  expect(html).toContain('news-no-picture');
});

it('NE-01 omits a picture that does not exist yet', async () => {
  const html = await htmlOf({ picture: { url: '/images/to-be-drawn.webp', alt: 'A ship' } });
  expect(html).not.toContain('to-be-drawn');
});
