import type { ContentOf } from '#domain/content/model/Field';
import {
  boolean,
  date,
  file,
  videoFile,
  group,
  list,
  model,
  withName,
  number,
  picture,
  richText,
  select,
  slice,
  slices,
  text,
  timestamp,
  platformVideo,
} from '#domain/content/model/fields';
import { contentOf } from '#infrastructure/content/reading/contentOf';
import { everyBlank, withBlanks } from '#tests/unit/support/blankCases';

const everything = model('everything', {
  title: text(),
  soldOut: group({ title: text(), link: group({ label: text() }) }),
  trial: group({ title: text(), text: text() }, { needs: ['title'] }),
  rows: withName('min_specs', list({ type: text(), keptFor: text() }, { needs: ['type'] })),
  blocks: list({ label: text(), title: text(), picture: picture() }, { needsOne: ['title', 'picture'] }),
  points: list({ text: text() }),
  score: number('Score', { min: 0, max: 10 }),
  isAsked: boolean(true),
  access: select(['everyone', 'player'], 'everyone'),
  network: select(['x', 'reddit']),
  updated: date(),
  shownFrom: timestamp(),
  hero: group({ picture: picture(), picturePortrait: picture() }),
  zip: file(),
  intro: videoFile(),
  clip: platformVideo(),
  terms: richText('text'),
  body: slices({ oneBox: slice({ title: text() }, { needs: ['title'] }), note: slice({ text: text() }) }),
});

const data = {
  title: 'Title',
  sold_out_title: 'Gone',
  sold_out_link_label: 'Wait',
  trial_title: 'Try',
  trial_text: 'It',
  min_specs: [{ type: 'Memory', kept_for: 'ever' }, { kept_for: 'nothing' }],
  blocks: [{ label: 'Alone' }, { title: 'Block' }],
  points: [{ text: 'Point' }, { text: '' }, null],
  score: 9,
  is_asked: false,
  access: 'player',
  network: 'x',
  updated: '2026-01-12',
  shown_from: '2026-11-01T08:00:00+0100',
  hero_picture: { url: '/images/a.webp', alt: 'A', copyright: 'Ada', dimensions: { width: 1, height: 1 } },
  hero_picture_portrait: { url: '/images/b.webp', alt: 'B', copyright: 'Ada' },
  hero_coordinates: '::pos{1}',
  zip: { link_type: 'Media', url: '/keys.zip' },
  intro_webm: { url: '/a.webm' },
  intro_mp4: { url: '/a.mp4' },
  intro_captions: { url: '/a.vtt' },
  clip: { embed_url: 'https://youtu.be/dQw4w9WgXcQ', title: 'Light' },
  terms: [{ type: 'paragraph', text: 'Yes', spans: [] }],
  body: [
    { slice_type: 'one_box', primary: { title: 'Box' } },
    { slice_type: 'one_box', primary: {} },
    { slice_type: 'note', primary: { text: 'Note' } },
    { slice_type: 'unknown', primary: { text: 'Note' } },
  ],
};

it('CT-01 reads each kind of field by its name in the content service', () => {
  const content: ContentOf<typeof everything> = contentOf(everything, data);
  const place = { author: 'Ada', coordinates: '::pos{1}' };
  expect(content).toEqual({
    title: 'Title',
    soldOut: { title: 'Gone', link: { label: 'Wait' } },
    trial: { title: 'Try', text: 'It' },
    rows: [{ type: 'Memory', keptFor: 'ever' }],
    blocks: [{ label: '', title: 'Block' }],
    points: [{ text: 'Point' }],
    score: 9,
    isAsked: false,
    access: 'player',
    network: 'x',
    updated: '2026-01-12',
    shownFrom: new Date('2026-11-01T07:00:00Z'),
    hero: {
      picture: { url: '/images/a.webp', alt: 'A', ...place },
      picturePortrait: { url: '/images/b.webp', alt: 'B', ...place },
    },
    zip: '/keys.zip',
    intro: {
      sources: [
        { type: 'video/webm', url: '/a.webm' },
        { type: 'video/mp4', url: '/a.mp4' },
      ],
      captions: '/a.vtt',
    },
    clip: { embed: expect.objectContaining({ provider: 'youtube' }), title: 'Light' },
    terms: [{ kind: 'paragraph', text: 'Yes', spans: [] }],
    body: [
      { slice: 'oneBox', title: 'Box' },
      { slice: 'note', text: 'Note' },
    ],
  });
});

const empty = {
  title: '',
  soldOut: { title: '', link: { label: '' } },
  rows: [],
  blocks: [],
  points: [],
  isAsked: true,
  access: 'everyone',
  hero: {},
  terms: [],
  body: [],
};

it.each([
  ['https://images.prismic.test/a.webp', true],
  ['http://images.prismic.test/a.webp', true],
  ['/images/a.webp', true],
  ['//elsewhere.test/a.webp', false],
  ['/\\\\elsewhere.test/a.webp', false],
  ['data:image/svg+xml,<svg onload=alert(1)>', false],
  ['javascript:alert(1)', false],
  ['https://user:secret@elsewhere.test/a.webp', false],
  ['blob:https://farstead.test/1', false],
  ['a.webp', false],
])('CT-01 shows a picture at %s: %s', (url, isShown) => {
  const { hero } = contentOf(everything, { hero_picture: { url, alt: 'A' } });
  expect(hero.picture !== undefined).toBe(isShown);
});

it('CT-01 an empty document produces only empty texts and lists', () => {
  expect(contentOf(everything, {})).toEqual(empty);
  expect(Object.keys(contentOf(everything, {})).sort()).toEqual(Object.keys(empty).sort());
});

it.each(everyBlank(data))('CT-01 content has the declared types when the document has $name', (blank) => {
  const content = contentOf(everything, withBlanks(data, [blank]));
  expect(typeof content.title).toBe('string');
  expect(typeof content.soldOut.link.label).toBe('string');
  expect(content.trial?.title).not.toBe('');
  for (const { type } of content.rows) expect(type).toMatch(/./);
  for (const { title, picture: shown } of content.blocks) expect(title + (shown?.url ?? '')).toMatch(/./);
  expect(['everyone', 'player']).toContain(content.access);
  expect([undefined, 'x']).toContain(content.network);
  for (const section of content.body) expect(['oneBox', 'note']).toContain(section.slice);
});

it.each([
  [10, 10],
  [0, 0],
  ['9', 9],
  [11, undefined],
  [-1, undefined],
  [Number.NaN, undefined],
  ['nine', undefined],
])('CT-01 reads the number %j, if it is in range, as %j', (score, read) => {
  expect(contentOf(everything, { score }).score).toBe(read);
});

it.each([
  'javascript:alert(1)',
  'http://plain.test/a.zip',
  'https://user:secret@elsewhere.test/a.zip',
  '#part',
  '//elsewhere.test/a',
])('CT-01 omits a file at %s', (url) => {
  expect(contentOf(everything, { zip: { url }, intro_webm: { url } })).toEqual(empty);
});
