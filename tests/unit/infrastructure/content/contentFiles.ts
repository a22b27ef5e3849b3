import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#domain/language/Locale';

export const contentPath = join(__dirname, '../../../../content');

export const filesOf = (locale: Locale): readonly string[] =>
  readdirSync(join(contentPath, locale), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort();

interface BundledDocument {
  readonly id: string;
  readonly type: string;
  readonly data: object;
}

export const documentAt = (locale: Locale, file: string): BundledDocument =>
  JSON.parse(readFileSync(join(contentPath, locale, file), 'utf8')) as BundledDocument;

/** All texts of a document by their path in it. Keyed texts have paths such as `.entries:redeem.title`. */
export const textsOf = (locale: Locale, file: string): ReadonlyMap<string, string> =>
  new Map(textsIn('', documentAt(locale, file).data));

const textsIn = (place: string, value: unknown): [string, string][] => {
  if (typeof value === 'string') return isMoment(value) ? [] : [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  if (isKeyedText(value)) return [[`${place}:${value.key}`, value.text]];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(Array.isArray(value) && isKeyedText(inner) ? place : `${place}.${name}`, inner),
  );
};

/** Timestamps are not shown to readers in this format. */
const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:]+\+0000$/.test(text);

const isKeyedText = (value: unknown): value is { readonly key: string; readonly text: string } =>
  typeof value === 'object' && value !== null && 'key' in value && 'text' in value;

/** Returns the shared text for a failed call, with its placeholders. */
export const failureTextOf = (locale: Locale, key: string): string =>
  textsOf(locale, 'texts/app.json').get(`.entries:failure.${key}`) ?? 'missing';
