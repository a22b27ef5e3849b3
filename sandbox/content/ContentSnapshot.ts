import { createHash } from 'node:crypto';
import type { ContentFolder } from './readFolder';
import type { StoredDocument } from './StoredDocument';

/** One version of the content. Every change of the content creates new refs. */
export interface ContentSnapshot {
  readonly masterRef: string;
  /** Documents with drafts, for previews only. No ref gives access to them, because refs are public. */
  readonly withDrafts: readonly StoredDocument[];
  readonly languages: readonly string[];
  readonly types: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  /** Returns the documents of a ref; undefined if the ref belongs to another version. */
  documentsOf(ref: string): readonly StoredDocument[] | undefined;
}

export const masterLanguage = 'en-us';

export const createSnapshot = ({ published, withDrafts, types }: ContentFolder): ContentSnapshot => {
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
