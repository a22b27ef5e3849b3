import { randomBytes } from 'node:crypto';
import type { Edition } from './Edition';
import type { StoredDocument } from './StoredDocument';

/** What an editor changed in a document: fields that replace the published ones. */
export interface Draft {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The preview that everybody with the folder has: what lies in its `drafts`. */
const folderPreview = 'drafts';

const mostPreviews = 500;

/**
 * Previews as Prismic has them: a token is the address of a preview, and the ref that its documents are read by. Each
 * has drafts of its own, which nobody sees without the token.
 */
export class Previews {
  private readonly sessions = new Map<string, readonly Draft[]>();

  /** @returns the name of the preview, the last part of its token's path */
  open(drafts: readonly Draft[]): string {
    const name = randomBytes(12).toString('base64url');
    this.sessions.set(name, drafts);
    const [oldest] = this.sessions.keys();
    if (this.sessions.size > mostPreviews && oldest !== undefined) this.sessions.delete(oldest);
    return name;
  }

  /** The documents of a token; nothing when it is none, or of a preview that is over. */
  documentsOf(token: string, edition: Edition): readonly StoredDocument[] | undefined {
    const name = /\/previews\/([\w-]+)$/.exec(token)?.[1];
    if (name === folderPreview) return edition.documentsOf(edition.draftsRef);
    const drafts = name === undefined ? undefined : this.sessions.get(name);
    return drafts && edition.documentsOf(edition.masterRef)?.map((document) => drafted(document, drafts));
  }
}

const drafted = (document: StoredDocument, drafts: readonly Draft[]): StoredDocument => {
  const changes = drafts.filter(({ id }) => id === document.id).map(({ data }) => data);
  return { ...document, data: Object.assign({}, document.data, ...changes) as StoredDocument['data'] };
};
