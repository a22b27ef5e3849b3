import { createHash } from 'node:crypto';
import type { ContentFolder } from './readFolder';
import type { StoredDocument } from './StoredDocument';

/** One version of the content; a change gives it new refs. */
export interface Edition {
  readonly masterRef: string;
  readonly draftsRef: string;
  readonly languages: readonly string[];
  readonly types: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  /** The documents of a ref; undefined when the ref is of another edition. */
  documentsOf(ref: string): readonly StoredDocument[] | undefined;
}

export const masterLanguage = 'en-us';

export const edition = ({ published, withDrafts, types }: ContentFolder): Edition => {
  const masterRef = refOf('published', published);
  const draftsRef = refOf('drafts', withDrafts);
  const byRef = new Map([
    [masterRef, published],
    [draftsRef, withDrafts],
  ]);
  return {
    masterRef,
    draftsRef,
    types,
    languages: sortedSet([masterLanguage, ...published.map((document) => document.lang)]),
    tags: sortedSet(published.flatMap((document) => document.tags)),
    documentsOf: (ref) => byRef.get(ref),
  };
};

const refOf = (name: string, documents: readonly StoredDocument[]): string =>
  createHash('sha256').update(name).update(JSON.stringify(documents)).digest('base64url').slice(0, 16);

const sortedSet = (texts: readonly string[]): string[] => [...new Set(texts)].sort();
