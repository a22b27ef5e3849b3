import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#domain/language/Locale';
import { formUnavailableText } from '../../../../server/forms/formUnavailableText';
import { contentPath, filesOf, textsOf } from './contentFiles';

interface Rule {
  /** Regular expression of forbidden texts. */
  readonly pattern: string;
  /** Regular expression of valid uses. */
  readonly except?: string;
  readonly say: string;
}

interface Glossary {
  readonly terms: readonly Readonly<Record<Locale, string>>[];
  readonly forbidden: Readonly<Record<Locale, readonly Rule[]>>;
}

/** A text that players read, and its place, such as `texts/session.json.entries:title`. */
export type PlacedText = readonly [place: string, text: string];

/** A text that does not use the term of the glossary. */
export interface Lapse {
  readonly place: string;
  readonly text: string;
  readonly say: string;
}

const jsonOf = (name: string): unknown => JSON.parse(readFileSync(join(contentPath, name), 'utf8'));

export const glossary = jsonOf('glossary.json') as Glossary;

const rulesOf = (locale: Locale) =>
  glossary.forbidden[locale].map(({ pattern, except, say }) => ({
    wrong: new RegExp(pattern, 'u'),
    right: new RegExp(except ?? '(?!)', 'gu'),
    say,
  }));

/** Returns the texts that break a rule of the glossary, once for each rule. */
export const findLapses = (locale: Locale, texts: readonly PlacedText[]): readonly Lapse[] =>
  rulesOf(locale).flatMap(({ wrong, right, say }) =>
    texts
      .filter(([, text]) => wrong.test(text) && wrong.test(text.replace(right, '')))
      .map(([place, text]) => ({ place, text, say })),
  );

/** Returns every text for players in a language, with `…` for each placeholder. */
export const loadTexts = (locale: Locale): readonly PlacedText[] =>
  [
    ...documentsIn(locale),
    ...['back-end', 'press-kit', 'key-mapping'].flatMap((folder) =>
      stringsIn(jsonOf(`${folder}/${locale}.json`), folder),
    ),
    ...pdfTextsIn(locale),
    ...captionsIn(locale),
    ...(locale === 'en-us' ? downloads() : []),
    ['formUnavailableText', formUnavailableText[locale]] as const,
  ]
    .filter(([place]) => !isForMachines(place))
    .map(([place, text]) => [place, text.replace(/{{\w+}}/g, '…')]);

const documentsIn = (locale: Locale): readonly PlacedText[] =>
  filesOf(locale).flatMap((file) =>
    [...textsOf(locale, file)].map(([place, text]) => [`${file}${place}`, text] as const),
  );

const pdfTextsIn = (locale: Locale): readonly PlacedText[] =>
  readdirSync(join(contentPath, 'documents')).flatMap((file) => {
    const { texts } = jsonOf(`documents/${file}`) as { readonly texts: Readonly<Record<Locale, unknown>> };
    return stringsIn(texts[locale], `documents/${file}`);
  });

const captionsIn = (locale: Locale): readonly PlacedText[] => {
  const folder = join(contentPath, '../public/films');
  return readdirSync(folder)
    .filter((name) => name.endsWith(`.${locale}.vtt`))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8').replace(/^.* --> .*$/gm, '')]);
};

/** Returns the lines of the files in the archives on the download pages, which are in English. */
const downloads = (): readonly PlacedText[] => {
  const folder = join(contentPath, 'downloads');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(txt|cmd|yaml)$/.test(name))
    .map((name) => [`downloads/${name}`, readFileSync(join(folder, name), 'utf8')]);
};

const stringsIn = (value: unknown, place: string): readonly PlacedText[] =>
  typeof value === 'string'
    ? [[place, value]]
    : Object.entries(value as object).flatMap(([name, inner]) => stringsIn(inner, `${place}.${name}`));

/** Whether a value is a name, URL or search term that readers do not see. */
const isForMachines = (place: string): boolean =>
  /\.(url|page|page_key|link_page|slug|key|address|link_type|type|kind|anchor|search_words|\w*_url)$/.test(
    place,
  );
