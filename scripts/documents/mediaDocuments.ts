import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { locales, type Locale } from '#domain/language/Locale';
import { capOf, readKeyMapping, type KeyMapping } from '../keyMapping/KeyMapping';
import { documentPdf, type DocumentText } from './documentPdf';

interface DescribedDocument {
  /** Name of the cover image. */
  readonly cover: string;
  readonly texts: Readonly<Record<Locale, DocumentText>>;
}

const layoutOf: Readonly<Record<Locale, string>> = {
  'en-us': 'QWERTY',
  'fr-fr': 'AZERTY',
  'de-de': 'QWERTZ',
};

/** Returns the key mapping as text, with the key labels of the keyboard layout common in the language's country. */
const keyMappingText = (mapping: KeyMapping, locale: Locale): DocumentText => {
  const words = mapping.texts[locale];
  const layout = mapping.layouts.find(({ name }) => name === layoutOf[locale]) ?? mapping.layouts[0];
  if (!layout) throw new Error('There is no keyboard');
  return {
    title: words.title,
    subtitle: layout.name,
    sections: [
      { title: words.keyboard.split(',')[0] ?? words.keyboard, paragraphs: [words.intro, words.change] },
      ...mapping.groups.map(({ id, actions }) => ({
        title: words.groups[id] ?? id,
        paragraphs: [],
        table: {
          columns: [words.key, words.action] as const,
          rows: actions.map(({ id: action, keys, together }): [string, string] => [
            keys.map((key) => capOf(key, layout, words)).join(together ? ' + ' : ', '),
            words.actions[action] ?? action,
          ]),
        },
      })),
    ],
  };
};

/** Returns the media library's documents by URL path. @param root root folder of the repository */
export const mediaDocuments = async (root: string): Promise<ReadonlyMap<string, Buffer>> => {
  const folder = join(root, 'content/documents');
  const named = (await readdir(folder)).sort().map(async (file) => {
    const described = JSON.parse(await readFile(join(folder, file), 'utf8')) as DescribedDocument;
    return [file.replace(/\.json$/, ''), described] as const;
  });
  const mapping = await readKeyMapping(join(root, 'content/key-mapping'));
  const keys: DescribedDocument = {
    cover: 'recruit',
    texts: Object.fromEntries(locales.map((locale) => [locale, keyMappingText(mapping, locale)])) as Record<
      Locale,
      DocumentText
    >,
  };
  const made = new Map<string, Buffer>();
  for (const [name, { cover, texts }] of [...(await Promise.all(named)), ['key_mapping', keys] as const]) {
    const appearance = { cover: await coverOf(root, cover), packages: join(root, 'node_modules') };
    for (const locale of locales) {
      made.set(
        `assets/media/documents/${name}-${locale}.pdf`,
        await documentPdf(texts[locale], locale, appearance),
      );
    }
  }
  return made;
};

const coverOf = async (root: string, name: string): Promise<Buffer> => {
  const manifest = JSON.parse(await readFile(join(root, 'public/images/manifest.json'), 'utf8')) as Readonly<
    Record<string, { readonly fallback: string } | undefined>
  >;
  const file = manifest[name]?.fallback;
  if (file === undefined) throw new Error(`There is no picture ${name} for a cover`);
  return sharp(join(root, 'public', file))
    .resize({ width: 1000, height: 420, fit: 'cover' })
    .jpeg({ quality: 78 })
    .toBuffer();
};
