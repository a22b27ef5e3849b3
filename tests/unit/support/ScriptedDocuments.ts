import {
  Documents,
  type ContentDocument,
  type DocumentPage,
  type DocumentQuery,
} from '../../../src/infrastructure/content/Documents';
import type { CallFailure } from '../../../src/domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../src/domain/shared/Result';

/** A content service that contains only a test's documents, or fails. */
export class ScriptedDocuments extends Documents {
  readonly asked: DocumentQuery[] = [];

  constructor(private readonly documents: readonly ContentDocument[] | CallFailure) {
    super();
  }

  async find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    this.asked.push(query);
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
