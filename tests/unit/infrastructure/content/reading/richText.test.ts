import { richTextOf } from '#infrastructure/content/reading/richText';
import { slugify, safeHref } from '#domain/content/RichText';

const linkTo = (url: unknown) => ({
  type: 'paragraph',
  text: 'Read this',
  spans: [{ start: 0, end: 4, type: 'hyperlink', data: { link_type: 'Web', url } }],
});

describe('structured text', () => {
  it('preserves headings, paragraphs, list items and their formatting', () => {
    const blocks = [
      { type: 'heading2', text: 'Your rights', spans: [] },
      { type: 'paragraph', text: 'Strong words', spans: [{ start: 0, end: 6, type: 'strong' }] },
      { type: 'list-item', text: 'One', spans: [] },
    ];
    expect(richTextOf(blocks)).toEqual([
      { kind: 'heading2', text: 'Your rights', spans: [] },
      { kind: 'paragraph', text: 'Strong words', spans: [{ start: 0, end: 6, mark: 'strong' }] },
      { kind: 'list-item', text: 'One', spans: [] },
    ]);
  });

  it.each([
    [undefined],
    [null],
    ['text'],
    [[null]],
    [[{ type: 'paragraph' }]],
    [[{ type: 'embed', oembed: { html: '<script>alert(1)</script>' } }]],
    [[{ type: 'paragraph', text: '', spans: [] }]],
    [[{ type: 'constructor', text: 'x', spans: [] }]],
  ])('omits unknown blocks: %j', (field) => {
    expect(richTextOf(field)).toEqual([]);
  });

  it.each([
    { start: 3, end: 3 },
    { start: -1, end: 2 },
    { start: 0, end: 99 },
    { start: '0', end: 2 },
  ])('omits formatting with an invalid range: %j', (place) => {
    const block = { type: 'paragraph', text: 'Read', spans: [{ ...place, type: 'em' }] };
    expect(richTextOf([block])).toEqual([{ kind: 'paragraph', text: 'Read', spans: [] }]);
  });

  it('preserves a link to a safe URL', () => {
    expect(richTextOf([linkTo('/legal/eula')])[0]).toMatchObject({
      spans: [{ start: 0, end: 4, mark: 'link', href: '/legal/eula' }],
    });
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://elsewhere.test',
    '//elsewhere.test',
    '/\\elsewhere.test',
    '',
    null,
  ])('renders a link to %j as plain text', (url) => {
    expect(richTextOf([linkTo(url)])[0]).toMatchObject({ spans: [] });
  });
});

describe('an embed between paragraphs', () => {
  const embedOf = (embed_url: unknown, more: object = {}) => ({
    type: 'embed',
    oembed: { embed_url, ...more },
  });
  const read = (block: unknown) => richTextOf([block]);

  it('CC-05 reduces an embed from a listed platform to its id, without markup', () => {
    const html = '<iframe src="https://attacker.test"></iframe>';
    expect(read(embedOf('https://youtu.be/dQw4w9WgXcQ', { title: 'First light', html }))).toEqual([
      {
        kind: 'embed',
        embed: { provider: 'youtube', kind: 'video', id: 'dQw4w9WgXcQ' },
        title: 'First light',
      },
    ]);
  });

  it('CC-05 replaces an embed from any other site with a plain link', () => {
    expect(read(embedOf('https://elsewhere.test/video', { title: 'A video' }))).toEqual([
      {
        kind: 'paragraph',
        text: 'A video',
        spans: [{ start: 0, end: 7, mark: 'link', href: 'https://elsewhere.test/video' }],
      },
    ]);
  });

  it.each([
    [embedOf('javascript:alert(1)', { title: 'A video' })],
    [embedOf('data:text/html,<script>alert(1)</script>')],
    [embedOf('http://elsewhere.test/video')],
    [embedOf('https://user:secret@elsewhere.test/video')],
    [embedOf('/account')],
    [embedOf('')],
    [embedOf(7)],
    [{ type: 'embed', oembed: null }],
    [{ type: 'embed' }],
  ])('CC-05 omits an embed without a safe URL: %j', (block) => {
    expect(read(block)).toEqual([]);
  });
});

it.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:privacy@farstead.test', 'mailto:privacy@farstead.test'],
  ['#your-rights', '#your-rights'],
  ['https://farstead.test@elsewhere.test/a', undefined],
  ['https://user:secret@elsewhere.test/a', undefined],
])('the href of a link to %s is %s', (address, href) => {
  expect(safeHref(address)).toBe(href);
});

it.each([
  ['Your rights', 'your-rights'],
  ['Données conservées : lesquelles ?', 'donnees-conservees-lesquelles'],
  ['Welche Daten „wir“ speichern', 'welche-daten-wir-speichern'],
])('derives an anchor from the heading text %s', (heading, anchor) => {
  expect(slugify(heading)).toBe(anchor);
});
