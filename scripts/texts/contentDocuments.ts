import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface TextEntry {
  readonly key: string;
  readonly text: string;
}

/** Lists the documents of a language as paths relative to its folder. */
export const documentsOf = (content: string, locale: string): readonly string[] =>
  readdirSync(join(content, locale), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();

export const textsOf = (content: string, locale: string): ReadonlyMap<string, readonly TextEntry[]> =>
  new Map(
    documentsOf(content, locale)
      .filter((file) => file.startsWith('texts/'))
      .map((file) => {
        const { uid, data } = JSON.parse(readFileSync(join(content, locale, file), 'utf8')) as {
          readonly uid: string;
          readonly data: { readonly entries: readonly TextEntry[] };
        };
        return [uid, data.entries] as const;
      }),
  );
