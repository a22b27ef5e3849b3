import type { Locale } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import { pillarPageKeys, pillarRoutes, type PillarPageKey } from '#domain/pillars/pillars';
import { documentAt } from '../../infrastructure/content/contentFiles';
import { EditedDocuments, renderPage } from '../../support/renderPage';
import { viewLocales } from '../../support/viewLocales';

type Data = Readonly<Record<string, unknown>>;

interface Slice {
  readonly slice_type: string;
  readonly primary: Data;
}

const dataOf = (key: PillarPageKey, locale: Locale = 'en-us') =>
  documentAt(locale, `pillar_page/${key}.json`).data as Data & { readonly body: readonly Slice[] };

type Edits = Partial<Readonly<Record<PillarPageKey, Data>>>;

/** Renders the page with other data in some documents. */
const renderPillar = async (key: PillarPageKey, edits: Edits = {}, locale: Locale = 'en-us') => {
  const documents = new EditedDocuments(
    Object.fromEntries(Object.entries(edits).map(([name, data]) => [`pillar_page-${name}-${locale}`, data])),
  );
  document.body.innerHTML = (await renderPage(pathOf(pillarRoutes[key], locale), { documents })).html;
  return document.querySelector<HTMLElement>('main') as HTMLElement;
};

const linksIn = (element: Element | null) =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

/** Replaces runs of white space by single plain spaces. */
const plain = (written: unknown) => String(written).replace(/\s+/g, ' ').trim();

const text = (element: Element | null | undefined) => plain(element?.textContent);

describe.each(viewLocales)('LP-02 in %s', (locale) => {
  it.each(pillarPageKeys)(
    '%s shows a hero, sections, a quote, further reading, the shop and adjacent pillars',
    async (key) => {
      const page = await renderPillar(key, {}, locale);
      const data = dataOf(key, locale);
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(text(page.querySelector('h1'))).toBe(plain(data.title));
      expect(page.querySelector('.pillar-hero img')?.getAttribute('loading')).toBe('eager');
      expect(page.querySelectorAll('.pillar-text')).toHaveLength(3);
      expect(page.querySelectorAll('.pillar-text__picture img').length).toBeGreaterThanOrEqual(2);
      const quote = data.body.find((slice) => slice.slice_type === 'article_quote')?.primary;
      expect(text(page.querySelector('blockquote'))).toBe(plain(quote?.text));
      expect(linksIn(page.querySelector('.pillar-tutorials'))).toHaveLength(3);
      expect(linksIn(page.querySelector('.pillar-articles'))).toHaveLength(2);
      expect(linksIn(page.querySelector('.pillar-closing'))).toEqual([pathOf('buy', locale)]);
      expect(linksIn(page.querySelector('.pillar-neighbors'))).toHaveLength(2);
    },
  );

  it('the navigation links to the four pillars and marks the current pillar', async () => {
    const nav = (await renderPillar('fighters', {}, locale)).querySelector('.pillar-nav');
    expect(linksIn(nav)).toHaveLength(4);
    expect(nav?.querySelector('[aria-current="page"]')?.getAttribute('href')).toBe(
      pathOf('pillarFighters', locale),
    );
  });

  it('a pillar that is not ready shows a navigation notice and a page with links', async () => {
    const { ready: _, ...merchants } = dataOf('merchants', locale);
    const nav = (await renderPillar('builders', { merchants }, locale)).querySelector('.pillar-nav');
    const soon = text(nav?.querySelector('.pillar-nav__soon'));
    expect(soon).toMatch(/^\p{Lu}/u);
    expect(linksIn(nav)).toEqual(
      (['builders', 'fighters', 'leaders'] as const).map((key) => pathOf(pillarRoutes[key], locale)),
    );

    const page = await renderPillar('merchants', { merchants }, locale);
    expect(text(page.querySelector('.pillar-hero__label'))).toBe(soon);
    expect(text(page.querySelector('h1'))).toBe(plain(merchants.title));
    expect(linksIn(page.querySelector('.pillar-hero__actions'))).toEqual([
      pathOf('news', locale),
      pathOf('home', locale) || '/',
    ]);
    expect(page.querySelector('.pillar-text, .pillar-closing, .pillar-neighbors')).toBeNull();
  });
});

it('LP-02 a pillar with only blank fields uses the route’s name as its heading', async () => {
  const page = await renderPillar('leaders', { leaders: {} });
  expect(text(page.querySelector('h1'))).toBe('Leaders');
  expect(page.querySelector('img')).toBeNull();
});

it('LP-02 a ready pillar with otherwise blank fields still shows links', async () => {
  const page = await renderPillar('leaders', { leaders: { ready: true } });
  expect(text(page.querySelector('h1'))).toBe('Leaders');
  expect(linksIn(page.querySelector('.pillar-closing'))).toEqual(['/buy']);
  expect(page.querySelector('h2, h3, blockquote, .pillar-body > *')).toBeNull();
});

const withBody = (...primaries: readonly Data[]): Edits => ({
  builders: { ready: true, body: primaries.map((primary) => ({ slice_type: 'pillar_text', primary })) },
});

const paragraph = { type: 'paragraph', text: 'Words alone', spans: [] };

it('LP-02 shows a section without text or with a missing picture', async () => {
  const picture = { url: '/images/yard-night.webp', alt: 'A yard', copyright: 'Luc Ferrand' };
  const page = await renderPillar(
    'builders',
    withBody(
      { title: 'No picture', text: [paragraph] },
      { title: 'Not drawn', picture: { ...picture, url: '/images/never-drawn.webp' } },
      { picture },
    ),
  );
  const sections = [...page.querySelectorAll('.pillar-text')];
  expect(sections.map(({ className }) => className)).toEqual([
    'pillar-text pillar-text--plain',
    'pillar-text pillar-text--plain',
    'pillar-text pillar-text--pictured',
  ]);
  expect(sections.map((section) => section.querySelectorAll('img').length)).toEqual([0, 0, 1]);
  expect(sections[2]?.querySelector('.pillar-text__words')).toBeNull();
});

it('LP-02 places a picture on the side that the editor chose', async () => {
  const picture = { url: '/images/yard-night.webp', alt: 'A yard' };
  const page = await renderPillar(
    'builders',
    withBody({ picture, direction: 'right' }, { picture, direction: 'left' }, { picture, direction: 'up' }),
  );
  expect([...page.querySelectorAll('.pillar-text')].map(({ classList }) => classList[2])).toEqual([
    'pillar-text--right',
    'pillar-text--left',
    undefined,
  ]);
});

it('LP-02 shows hostile rich text as plain text with inactive links', async () => {
  const link = (url: string) => ({
    type: 'paragraph',
    text: 'Press here',
    spans: [{ start: 0, end: 5, type: 'hyperlink', data: { link_type: 'Web', url } }],
  });
  const page = await renderPillar(
    'builders',
    withBody({
      title: '<img src=x onerror=alert(1)>',
      text: [
        { ...paragraph, text: '<script>alert(1)</script>' },
        link('javascript:alert(1)'),
        link('data:text/html,<script>alert(1)</script>'),
        { type: 'embed', oembed: { html: '<iframe src="javascript:alert(1)"></iframe>' } },
      ],
      picture: { url: 'javascript:alert(1)', alt: '"><script>' },
      link_label: 'Go',
      link_address: 'javascript:alert(1)',
    }),
  );
  const section = page.querySelector('.pillar-text');
  expect(text(section?.querySelector('h2'))).toBe('<img src=x onerror=alert(1)>');
  expect(text(section?.querySelector('p'))).toBe('<script>alert(1)</script>');
  expect(section?.querySelectorAll('script, iframe, img, a')).toHaveLength(0);
});
