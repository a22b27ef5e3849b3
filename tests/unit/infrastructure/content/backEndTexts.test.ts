import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale } from '#domain/language/Locale';
import { contentPath } from './contentFiles';

const placesIn = (value: unknown, place = ''): readonly (readonly [place: string, text: string])[] =>
  typeof value === 'string'
    ? [[place, value]]
    : Object.entries(value as object).flatMap(([name, inner]) => placesIn(inner, `${place}.${name}`));

const textsOf = (locale: Locale): ReadonlyMap<string, string> =>
  new Map(placesIn(JSON.parse(readFileSync(join(contentPath, `back-end/${locale}.json`), 'utf8'))));

const placeholdersOf = (text: string | undefined): readonly string[] =>
  (text?.match(/{{.*?}}/g) ?? []).sort();

const english = textsOf('en-us');

it.each(locales)('the back end has the same texts and placeholders in %s', (locale) => {
  const texts = textsOf(locale);
  expect([...texts.keys()]).toEqual([...english.keys()]);
  for (const [place, text] of texts) {
    expect([place, placeholdersOf(text)]).toEqual([place, placeholdersOf(english.get(place))]);
    expect([place, text.trim()]).toEqual([place, text]);
    expect(text).not.toBe('');
  }
});
