import { randomBytes } from 'node:crypto';
import type { Edition } from './Edition';
import type { StoredDocument } from './StoredDocument';

/** Fields that replace the published ones. */
export interface Draft {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const mostPreviews = 500;

/** Prismic previews. A token is both the URL of a preview and the ref of its documents. Each has its own drafts. */
export class Previews {
  /** Name of the preview of the folder's `drafts`; secret, like all preview names. */
  readonly ofFolder = newName();
  private readonly sessions = new Map<string, readonly Draft[]>();

  /** @returns the preview's name, the last segment of its token */
  open(drafts: readonly Draft[]): string {
    const name = newName();
    this.sessions.set(name, drafts);
    const [oldest] = this.sessions.keys();
    if (this.sessions.size > mostPreviews && oldest !== undefined) this.sessions.delete(oldest);
    return name;
  }

  /** Documents of a token; undefined if the token is invalid or its preview has ended. */
  documentsOf(token: string, edition: Edition): readonly StoredDocument[] | undefined {
    const name = /\/previews\/([\w-]+)$/.exec(token)?.[1];
    if (name === this.ofFolder) return edition.withDrafts;
    const drafts = name === undefined ? undefined : this.sessions.get(name);
    return drafts && edition.documentsOf(edition.masterRef)?.map((document) => drafted(document, drafts));
  }
}

const newName = (): string => randomBytes(12).toString('base64url');

const drafted = (document: StoredDocument, drafts: readonly Draft[]): StoredDocument => {
  const changes = drafts.filter(({ id }) => id === document.id).map(({ data }) => data);
  if (changes.length === 0) return document;
  return { ...document, data: Object.assign({}, document.data, ...changes) as StoredDocument['data'] };
};
