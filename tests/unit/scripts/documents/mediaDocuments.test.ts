import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageTag, locales, type Locale } from '#domain/language/Locale';
import { mediaDocuments } from '#scripts/documents/mediaDocuments';
import mediaFiles from '#samples/mediaFiles.json';
import { readPdf } from '../../support/readPdf';

const root = join(__dirname, '../../../..');
const folder = join(root, 'content/documents');

interface Described {
  readonly title: string;
  readonly subtitle: string;
  readonly sections: readonly {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly table?: {
      readonly columns: readonly [string, string];
      readonly rows: readonly (readonly [string, string])[];
    };
  }[];
}

const described = readdirSync(folder).map((file) => {
  const content = readFileSync(join(folder, file), 'utf8').replace(/[\u00a0\u202f]/g, ' ');
  const { texts } = JSON.parse(content) as {
    readonly texts: Readonly<Record<Locale, Described>>;
  };
  return [file.replace('.json', ''), texts] as const;
});

let made: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  made = await mediaDocuments(root);
});

const read = (name: string, locale: Locale): ReturnType<typeof readPdf> =>
  readPdf(made.get(`assets/media/documents/${name}-${locale}.pdf`) ?? Buffer.from(''));

it('ME-02 generates every listed document as an identical PDF on each run', async () => {
  const listed = mediaFiles.documents.filter((path) => path.endsWith('.pdf'));
  expect([...made.keys()].sort()).toEqual([...listed].sort());
  for (const bytes of made.values()) {
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
    expect(bytes.length).toBeGreaterThan(30_000);
  }
  const again = await mediaDocuments(root);
  for (const [path, bytes] of made) expect([path, again.get(path)?.equals(bytes)]).toEqual([path, true]);
});

describe.each(locales)('in %s', (locale) => {
  it.each(described)('ME-02 tags the headings, paragraphs and tables of %s', async (name, texts) => {
    const { title, subtitle, sections } = texts[locale];
    const elements = sections.flatMap(({ title: heading, paragraphs, table }) => [
      `H2 ${heading}`,
      ...paragraphs.map((text) => `P ${text}`),
      ...(table
        ? [
            [
              table.columns.map((text) => `TH Column ${text}`),
              ...table.rows.map(([term, text]) => [`TH Row ${term}`, `TD ${text}`]),
            ],
          ]
        : []),
    ]);
    expect(await read(name, locale)).toEqual({
      title,
      language: languageTag(locale),
      isTagged: true,
      elements: [`H1 ${title}`, `P ${subtitle}`, ...elements],
      untagged: [],
    });
  });
});

it.each([
  ['en-us', 'Key', 'What you do', ['W', 'Walk forward'], ['Ctrl + Z', 'Undo']],
  ['fr-fr', 'Touche', 'Ce que vous faites', ['Z', 'Avancer'], ['Ctrl + W', 'Annuler']],
  ['de-de', 'Taste', 'Was du tust', ['W', 'Vorwärts gehen'], ['Strg + Y', 'Rückgängig']],
] as const)(
  'ME-02 tags the keys of each group in %s as row headers',
  async (locale, key, action, ...keys) => {
    const { language, isTagged, elements, untagged } = await read('key_mapping', locale);
    expect([language, isTagged, untagged]).toEqual([languageTag(locale), true, []]);
    const tables = elements.filter((element) => typeof element !== 'string');
    expect(tables.map((rows) => rows.length)).toEqual([10, 10, 11, 9]);
    for (const [head, ...rows] of tables) {
      expect(head).toEqual([`TH Column ${key}`, `TH Column ${action}`]);
      for (const row of rows) {
        expect(row).toEqual([expect.stringMatching(/^TH Row ./), expect.stringMatching(/^TD ./)]);
      }
    }
    for (const [cap, text] of keys) {
      expect(tables.flat()).toContainEqual([`TH Row ${cap}`, `TD ${text}`]);
    }
  },
);
