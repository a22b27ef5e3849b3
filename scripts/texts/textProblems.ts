import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../src/domain/language/Locale';
import { generatedFiles } from './generatedFiles';
import { textsOf } from './shippedFiles';
import { keysOf } from './textTypes';
import { usedKeys } from './usedKeys';

type Keys = ReadonlyMap<string, ReadonlySet<string>>;

const allKeys = (root: string, locale: string): Keys =>
  new Map(
    [...textsOf(join(root, 'content'), locale)].map(([namespace, entries]) => [
      namespace,
      new Set(keysOf(entries).keys()),
    ]),
  );

const placesIn = (keys: Keys): readonly string[] =>
  [...keys].flatMap(([namespace, names]) => [...names].map((name) => `${namespace}: ${name}`));

/** Keys that `these` has and `others` lacks. */
const missingIn = (others: Keys, these: Keys): readonly string[] => {
  const found = new Set(placesIn(others));
  return placesIn(these).filter((place) => !found.has(place));
};

const stale = (root: string): readonly string[] => {
  const files = generatedFiles(root);
  const present = readdirSync(join(root, 'content/generated'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `content/generated/${file.replaceAll('\\', '/')}`);
  return [
    ...[...files.keys()].filter((file) => {
      const path = join(root, file);
      return !existsSync(path) || readFileSync(path, 'utf8') !== files.get(file);
    }),
    ...present.filter((file) => !files.has(file)),
  ];
};

/** Problems of the texts, one line each. */
export const textProblems = (root: string): readonly string[] => {
  const english = allKeys(root, 'en-us');
  return [
    ...stale(root).map((file) => `${file} is stale: run \`npm run texts\`.`),
    ...missingIn(usedKeys(root), english).map((place) => `No source uses the text ${place}.`),
    ...locales.flatMap((locale) => {
      const translated = allKeys(root, locale);
      return [
        ...missingIn(translated, english).map((place) => `${locale} lacks the text ${place}.`),
        ...missingIn(english, translated).map(
          (place) => `${locale} has a text that English lacks: ${place}.`,
        ),
      ];
    }),
  ];
};
