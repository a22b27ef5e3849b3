import { createHash } from 'node:crypto';
import type { ContentFolder } from './readFolder';
import type { StoredDocument } from './StoredDocument';

/** One version of the content; a change gives it new refs. */
export interface Edition {
  readonly masterRef: string;
  /** For previews only: no ref leads to them, as everybody reads the refs. */
  readonly withDrafts: readonly StoredDocument[];
  readonly languages: readonly string[];
  readonly types: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  /** The documents of a ref; undefined when the ref is of another edition. */
  documentsOf(ref: string): readonly StoredDocument[] | undefined;
}

export const masterLanguage = 'en-us';

export const edition = ({ published, withDrafts, types }: ContentFolder): Edition => {
  const masterRef = refOf(published);
  return {
    masterRef,
    withDrafts,
    types,
    languages: sortedSet([masterLanguage, ...published.map((document) => document.lang)]),
    tags: sortedSet(published.flatMap((document) => document.tags)),
    documentsOf: (ref) => (ref === masterRef ? published : undefined),
  };
};

const refOf = (documents: readonly StoredDocument[]): string =>
  createHash('sha256').update(JSON.stringify(documents)).digest('base64url').slice(0, 16);

const sortedSet = (texts: readonly string[]): string[] => [...new Set(texts)].sort();
