import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import {
  Documents,
  type ContentDocument,
  type DocumentPage,
  type DocumentQuery,
} from '#infrastructure/content/Documents';
import { selectDocuments } from '#infrastructure/content/selectDocuments';
import { BundledDocuments } from '#infrastructure/content/BundledDocuments';
import { FakeCodeLoader } from '#infrastructure/fake/browser/FakeCodeLoader';

interface ArticleOptions {
  readonly uid?: string | null;
  readonly id?: string;
  readonly firstPublished?: string | null;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Creates an article; article 1 is the oldest. */
export const article = (
  number: number,
  { uid, id, firstPublished = null, data }: ArticleOptions = {},
): ContentDocument => ({
  id: id ?? `article-${String(number).padStart(6, '0')}`,
  uid: uid === undefined ? `article-${number}` : uid,
  type: 'news_article',
  lang: 'en-us',
  firstPublished,
  lastPublished: firstPublished,
  data: {
    title: `Article ${number}`,
    category: 'events',
    published: new Date(Date.UTC(2020, 0, 1, number)).toISOString(),
    lead: 'In short.',
    body: [],
    ...data,
  },
});

export const articles = (count: number): readonly ContentDocument[] =>
  Array.from({ length: count }, (_, index) => article(index + 1)).toReversed();

/** A content service with these articles and the bundled documents of all other types. */
export class StoredArticles extends Documents {
  readonly queries: DocumentQuery[] = [];
  /** Number of articles returned so far. */
  sentCount = 0;
  failure: CallFailure | undefined;
  private readonly bundled = new BundledDocuments(new FakeCodeLoader());

  constructor(private readonly documents: readonly ContentDocument[]) {
    super();
  }

  async find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    if (query.type !== 'news_article') return this.bundled.find(query);
    this.queries.push(query);
    if (this.failure) return fail(this.failure);
    const page = selectDocuments(this.documents, query);
    this.sentCount += page.documents.length;
    return succeed(page);
  }
}
