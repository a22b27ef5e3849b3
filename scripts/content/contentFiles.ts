import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import { locales } from '#domain/language/Locale';

/** A document from a content file. Translations of a document have the same `file`. */
export interface LocalDocument {
  /** Path that is the same in every language. */
  readonly file: string;
  readonly type: string;
  readonly uid: string | null;
  readonly lang: string;
  readonly tags: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
}

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

const jsonFilesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json')).sort();

const readAll = async <T>(folder: string): Promise<T[]> => {
  const files = existsSync(folder) ? await jsonFilesIn(folder) : [];
  return Promise.all(files.map(async (file) => (await readJson(join(folder, file))) as T));
};

/** Reads the custom types and the shared slices. */
export const readModels = async (
  folder: string,
): Promise<{ readonly types: CustomTypeModel[]; readonly slices: SharedSliceModel[] }> => ({
  types: await readAll(join(folder, 'models')),
  slices: await readAll(join(folder, 'slices')),
});

/** Reads the documents of all languages. The first language comes first, because the others are its translations. */
export const readDocuments = async (folder: string): Promise<LocalDocument[]> => {
  const perLocale = await Promise.all(
    locales.map(async (locale) => {
      const files = await jsonFilesIn(join(folder, locale));
      return Promise.all(
        files.map(async (file) => ({
          ...((await readJson(join(folder, locale, file))) as Omit<LocalDocument, 'file'>),
          file,
        })),
      );
    }),
  );
  return perLocale.flat();
};
