import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '#domain/language/Locale';
import { generatedFiles } from './generatedFiles';
import { textsOf } from './contentDocuments';
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

/** Returns the keys in `these` that are missing in `others`, each with its namespace. */
const missingIn = (others: Keys, these: Keys): readonly (readonly [namespace: string, key: string])[] =>
  [...these].flatMap(([namespace, keys]) =>
    [...keys].filter((key) => !others.get(namespace)?.has(key)).map((key) => [namespace, key] as const),
  );

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

/** Returns one sentence for each stale generated file, unused text and missing translation. */
export const textProblems = (root: string): readonly string[] => {
  const english = allKeys(root, 'en-us');
  return [
    ...stale(root).map((file) => `${file} is stale: run \`npm run texts\`.`),
    ...missingIn(usedKeys(root), english).map(
      ([namespace, key]) =>
        `No source uses the text ${key} of content/*/texts/${namespace}.json: remove it in all languages and run \`npm run texts\`.`,
    ),
    ...locales.flatMap((locale) => {
      const translated = allKeys(root, locale);
      return [
        ...missingIn(translated, english).map(
          ([namespace, key]) =>
            `content/${locale}/texts/${namespace}.json lacks the text ${key}: translate it from content/en-us.`,
        ),
        ...missingIn(english, translated).map(
          ([namespace, key]) =>
            `English lacks the text ${key} of content/${locale}/texts/${namespace}.json: add it to content/en-us, or remove it.`,
        ),
      ];
    }),
  ];
};
