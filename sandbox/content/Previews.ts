import { randomBytes } from 'node:crypto';
import type { ContentSnapshot } from './ContentSnapshot';
import type { StoredDocument } from './StoredDocument';

/** Draft of a document. Its fields replace the published fields. */
export interface Draft {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const maxPreviews = 500;

/** Prismic previews, each with its own drafts. A token is both the URL of a preview and the ref of its documents. */
export class Previews {
  /** Name of the preview that shows the folder's `drafts`; secret, like all preview names. */
  readonly folderPreviewName = newName();
  private readonly sessions = new Map<string, readonly Draft[]>();

  /** Starts a preview. @returns the preview's name, which is the last segment of its token */
  open(drafts: readonly Draft[]): string {
    const name = newName();
    this.sessions.set(name, drafts);
    const [oldest] = this.sessions.keys();
    if (this.sessions.size > maxPreviews && oldest !== undefined) this.sessions.delete(oldest);
    return name;
  }

  /** Returns the documents of a preview; undefined if the token is invalid or the preview has ended. */
  documentsOf(token: string, edition: ContentSnapshot): readonly StoredDocument[] | undefined {
    const name = /\/previews\/([\w-]+)$/.exec(token)?.[1];
    if (name === this.folderPreviewName) return edition.withDrafts;
    const drafts = name === undefined ? undefined : this.sessions.get(name);
    return drafts && edition.documentsOf(edition.masterRef)?.map((document) => applyDrafts(document, drafts));
  }
}

const newName = (): string => randomBytes(12).toString('base64url');

const applyDrafts = (document: StoredDocument, drafts: readonly Draft[]): StoredDocument => {
  const changes = drafts.filter(({ id }) => id === document.id).map(({ data }) => data);
  if (changes.length === 0) return document;
  return { ...document, data: Object.assign({}, document.data, ...changes) as StoredDocument['data'] };
};
