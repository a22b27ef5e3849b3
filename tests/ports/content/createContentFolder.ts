import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A document in the format of the content files. Fields that are irrelevant to a test have defaults. */
export interface DocumentFile {
  readonly type: string;
  /** File name; translations of the same document share it. */
  readonly name: string;
  readonly lang?: string;
  readonly uid?: string | null;
  readonly tags?: readonly string[];
  readonly published?: string;
  readonly changed?: string;
  readonly data?: object;
  readonly draft?: boolean;
}

export interface ContentFolder {
  readonly path: string;
  write(...documents: readonly DocumentFile[]): Promise<void>;
  remove(): Promise<void>;
}

/** Creates a temporary content folder for one test. */
export const createContentFolder = async (...documents: readonly DocumentFile[]): Promise<ContentFolder> => {
  const path = await mkdtemp(join(tmpdir(), 'starport-content-'));
  const folder: ContentFolder = {
    path,
    write: async (...written) => {
      await Promise.all(written.map((document) => writeDocument(path, document)));
    },
    remove: () => rm(path, { recursive: true, force: true }),
  };
  await folder.write(...documents);
  return folder;
};

const writeDocument = async (folder: string, document: DocumentFile): Promise<void> => {
  const { type, name, lang = 'en-us', uid = name, draft = false } = document;
  const published = document.published ?? '2026-01-01T00:00:00+0000';
  const file = join(folder, draft ? 'drafts' : '', lang, type, `${name}.json`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    JSON.stringify({
      id: `${type}-${name}-${lang}`,
      uid,
      type,
      lang,
      tags: document.tags ?? [],
      first_publication_date: published,
      last_publication_date: document.changed ?? published,
      data: document.data ?? {},
    }),
  );
};
