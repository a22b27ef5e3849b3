import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale } from '#domain/language/Locale';
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

const jsonOf = (name: string): unknown => JSON.parse(readFileSync(join(contentPath, name), 'utf8'));

const glossary = jsonOf('glossary.json') as Glossary;

const stringsIn = (value: unknown, place: string): readonly (readonly [place: string, text: string])[] =>
  typeof value === 'string'
    ? [[place, value]]
    : Object.entries(value as object).flatMap(([name, inner]) => stringsIn(inner, `${place}.${name}`));

/** Whether a value is a name, URL or search term that readers do not see. */
const isForMachines = (place: string): boolean =>
  /\.(url|page|page_key|link_page|slug|key|address|link_type|type|kind|anchor|search_words|\w*_url)$/.test(
    place,
  );

const textsIn = (locale: Locale): readonly (readonly [place: string, text: string])[] => [
  ...filesOf(locale).flatMap((file) =>
    [...textsOf(locale, file)].map(([place, text]) => [`${file}${place}`, text] as const),
  ),
  ...['back-end', 'press-kit', 'key-mapping'].flatMap((folder) =>
    stringsIn(jsonOf(`${folder}/${locale}.json`), folder),
  ),
  ...readdirSync(join(contentPath, 'documents')).flatMap((file) => {
    const { texts } = jsonOf(`documents/${file}`) as { readonly texts: Readonly<Record<Locale, unknown>> };
    return stringsIn(texts[locale], `documents/${file}`);
  }),
  ...captionsIn(locale),
];

const captionsIn = (locale: Locale): readonly (readonly [place: string, text: string])[] => {
  const folder = join(contentPath, '../public/films');
  return readdirSync(folder)
    .filter((name) => name.endsWith(`.${locale}.vtt`))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8').replace(/^.* --> .*$/gm, '')]);
};

describe.each(locales)('the texts in %s', (locale) => {
  const texts = textsIn(locale)
    .filter(([place]) => !isForMachines(place))
    .map(([place, text]) => [place, text.replace(/{{\w+}}/g, '…')] as const);

  it.each(glossary.forbidden[locale])('use “$say” instead of $pattern', ({ pattern, except }) => {
    const wrong = new RegExp(pattern, 'u');
    const right = new RegExp(except ?? '(?!)', 'gu');
    expect(texts.filter(([, text]) => wrong.test(text.replace(right, '')))).toEqual([]);
  });

  it.each(glossary.terms)('use the glossary term for $en-us', (term) => {
    const wanted = term[locale].split(' ').at(-1)?.toLowerCase() ?? '';
    expect(texts.some(([, text]) => text.toLowerCase().includes(wanted))).toBe(true);
  });

  it('label every email field with the same word', () => {
    const labels = texts.filter(
      ([place, text]) => /^texts\/.*(\.label|email|emailLabel)$/i.test(place) && /e-?mail\b/i.test(text),
    );
    const word: Readonly<Record<Locale, RegExp>> = {
      'en-us': /email(?! address)/i,
      'fr-fr': /adresse e-mail/i,
      'de-de': /E-Mail-Adresse/,
    };
    expect(labels.length).toBeGreaterThan(15);
    expect(labels.filter(([, text]) => !word[locale].test(text))).toEqual([]);
  });

  it('do not contain exclamation marks', () => {
    expect(texts.filter(([, text]) => text.includes('!'))).toEqual([]);
  });

  it('use typographic quotes, apostrophes and spaces for their language', () => {
    const wrong: Readonly<Partial<Record<Locale, RegExp>>> = {
      'fr-fr': /(^|[^\u202f])[;?»]|«(?!\u202f)|[ \u00a0][:;?!»%]|[^\u202f\d:]:(?![:/])/,
      'de-de': /[«»”]|„[^“]*$|^[^„]*“/,
    };
    const faulty = texts.filter(([, text]) => /["']/.test(text) || wrong[locale]?.test(text));
    const isAddressOrPlace = (text: string): boolean => /^(::pos|https?:|mailto:|\/)/.test(text);
    expect(faulty.filter(([, text]) => !isAddressOrPlace(text))).toEqual([]);
  });
});

it('RG-01 every field message is a complete sentence', () => {
  for (const locale of locales) {
    const messages = textsIn(locale).filter(([place]) =>
      /texts\/(registration|registrationRecovery|confirm).*\.(required|invalid|mismatch|tooShort|tooLong)$/.test(
        place,
      ),
    );
    expect(messages.length).toBeGreaterThan(15);
    expect(messages.filter(([, text]) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
  }
});
