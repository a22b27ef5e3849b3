import eula from '#content/en-us/legal_page/eula.json';
import { EditedDocuments, renderPage } from '../../support/renderPage';

const marked = (url: unknown, more: object = {}) => ({
  type: 'paragraph',
  text: 'Read this',
  spans: [{ start: 0, end: 4, type: 'hyperlink', data: { link_type: 'Web', url, ...more } }],
});

const embedded = (oembed: unknown) => ({ type: 'embed', oembed });

const paragraph = (text: string) => ({ type: 'paragraph', text, spans: [] });

const hostile: readonly unknown[] = [
  paragraph('<script>alert(1)</script>'),
  paragraph('<img src=x onerror=alert(1)>'),
  paragraph('</div></main><iframe srcdoc="<script>alert(1)</script>"></iframe>'),
  { type: 'heading2', text: '"><svg/onload=alert(1)>', spans: [] },
  { type: 'heading2', text: '{{constructor.constructor("alert(1)")()}}', spans: [] },
  { type: 'preformatted', text: '<script>alert(1)</script>', spans: [] },
  { type: '"><script>alert(1)</script>', text: 'x', spans: [] },
  { type: 'script', text: 'alert(1)', spans: [] },
  {
    type: 'image',
    url: 'javascript:alert(1)',
    alt: '" onerror="alert(1)',
    dimensions: { width: 1, height: 1 },
  },
  { type: 'image', url: 'data:image/svg+xml,<svg onload=alert(1)>', linkTo: { url: 'javascript:alert(1)' } },
  {
    type: 'paragraph',
    text: 'x',
    spans: [{ start: 0, end: 1, type: 'label', data: { label: '"><script>' } }],
  },
  marked('javascript:alert(1)'),
  marked('JaVa\tScRiPt:alert(1)'),
  marked('\u0001javascript:alert(1)'),
  marked('data:text/html,<script>alert(1)</script>'),
  marked('vbscript:msgbox(1)'),
  marked('//elsewhere.test/'),
  marked('/\\elsewhere.test/'),
  marked('https://example.com/" onmouseover="alert(1)'),
  marked('https://example.com/', { target: '"><script>alert(1)</script>' }),
  embedded({ html: '<script>alert(1)</script>' }),
  embedded({ embed_url: 'javascript:alert(1)', html: '<iframe src="javascript:alert(1)"></iframe>' }),
  embedded({ embed_url: 'data:text/html,<script>alert(1)</script>', provider_name: 'YouTube' }),
  embedded({
    embed_url: 'https://www.youtube.com.elsewhere.test/watch?v=aaaaaaaaaaa',
    html: '<iframe srcdoc="x"></iframe>',
  }),
  embedded({
    embed_url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
    title: '"><script>alert(1)</script>',
  }),
  embedded('<script>alert(1)</script>'),
];

/** Elements, attributes and URLs that content must never produce. */
const harms: readonly RegExp[] = [
  /<script/i,
  /<(?:iframe|object|embed|svg\/)/i,
  /<[^>]*\son\w+\s*=/i,
  /<[^>]*\ssrcdoc/i,
  /<[^>]*\s(?:href|src|srcset|action|formaction)="\s*(?:javascript|data|vbscript):/i,
  /<[^>]*\s(?:href|src)="(?:\/\/|\/\\)/i,
  /<[^>]*\shref="http:/i,
];

/** HTML of a page with these content blocks. */
const pageWith = async (blocks: readonly unknown[]): Promise<string> => {
  const documents = new EditedDocuments({ [eula.id]: { ...eula.data, content_before: blocks } });
  return (await renderPage('/legal/eula', { documents })).html;
};

it.each(hostile.map((block) => [JSON.stringify(block), block] as const))(
  'CT-01 renders hostile content harmlessly: %s',
  async (_, block) => {
    const html = await pageWith([block, paragraph('What comes after')]);
    expect(html).toContain('What comes after');
    // Remove angle brackets from attribute values, which do not start a tag. Quotes in values are escaped.
    const withoutValues = html.replace(/="[^"]*"/g, (value) => value.replace(/[<>]/g, ''));
    expect(harms.filter((harm) => harm.test(withoutValues))).toEqual([]);
  },
);

it.each([
  [
    'links inside links',
    Array.from({ length: 2000 }, () => ({ ...marked('https://example.com/').spans[0] })),
  ],
  ['strong inside strong', Array.from({ length: 2000 }, () => ({ start: 0, end: 9, type: 'strong' }))],
])('CT-01 renders the text despite thousands of %s', async (_, spans) => {
  const html = await pageWith([{ type: 'paragraph', text: 'Read this', spans }]);
  expect(html.match(/<(a|strong)[ >][^<]*<\1/)).toBeNull();
  expect(html).toContain('Read');
});

it('CT-01 renders the text despite thousands of nested lists', async () => {
  let nested: unknown = paragraph('deep down');
  for (let depth = 0; depth < 5000; depth += 1) nested = [nested];
  expect(await pageWith([nested, paragraph('What comes after')])).toContain('What comes after');
});

it('CT-01 shows a page of ten thousand paragraphs', async () => {
  const html = await pageWith(Array.from({ length: 10_000 }, (_, nth) => paragraph(`Paragraph ${nth}`)));
  expect(html).toContain('Paragraph\u00a09999');
});
