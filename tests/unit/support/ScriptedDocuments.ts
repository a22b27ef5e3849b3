import {
  Documents,
  type ContentDocument,
  type DocumentPage,
  type DocumentQuery,
} from '#infrastructure/content/Documents';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';

/** A content service that contains only a test's documents, or fails. */
export class ScriptedDocuments extends Documents {
  readonly queries: DocumentQuery[] = [];

  constructor(private readonly documents: readonly ContentDocument[] | CallFailure) {
    super();
  }

  async find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    this.queries.push(query);
    if ('kind' in this.documents) return fail(this.documents);
    const documents = this.documents.filter(
      ({ type, lang, uid }) =>
        type === query.type && lang === query.locale && (query.uid === undefined || query.uid === uid),
    );
    return succeed({ documents, total: documents.length, pages: 1 });
  }
}

export const document = (
  type: string,
  data: Readonly<Record<string, unknown>>,
  { uid = null, lang = 'en-us' }: { uid?: string | null; lang?: string } = {},
): ContentDocument => ({
  id: `${type}-${uid ?? ''}-${lang}`,
  uid,
  type,
  lang,
  firstPublished: null,
  lastPublished: null,
  data,
});
