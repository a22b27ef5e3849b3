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

/** A content service with these documents of some types and the bundled documents of all others. */
export class StoredDocuments extends Documents {
  readonly queries: DocumentQuery[] = [];
  failure: CallFailure | undefined;
  private readonly bundled = new BundledDocuments(new FakeCodeLoader());

  constructor(private readonly byType: Readonly<Record<string, readonly ContentDocument[]>>) {
    super();
  }

  async find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    const documents = this.byType[query.type];
    if (!documents) return this.bundled.find(query);
    this.queries.push(query);
    return this.failure ? fail(this.failure) : succeed(selectDocuments(documents, query));
  }
}

type DocumentOptions = Partial<Pick<ContentDocument, 'id' | 'uid' | 'firstPublished'>> & {
  readonly data?: ContentDocument['data'];
};

const document = (type: string, uid: string, written: DocumentOptions, data: ContentDocument['data']) => ({
  id: written.id ?? `${type}-${uid}`,
  uid: written.uid === undefined ? uid : written.uid,
  type,
  lang: 'en-us',
  firstPublished: written.firstPublished ?? null,
  lastPublished: null,
  data: { ...data, ...written.data },
});

const day = (number: number): string => new Date(Date.UTC(2026, 0, number)).toISOString();

/** A launcher story dated with the day of this number. */
export const story = (number: number, written: DocumentOptions = {}): ContentDocument =>
  document('launcher_news', `story-${number}`, written, {
    title: `Story ${number}`,
    date: day(number),
    date_modified: day(number),
    description: 'In short.',
  });

/** A release dated with the day of this number. */
export const release = (number: number, written: DocumentOptions = {}): ContentDocument =>
  document('launcher_release', `release-${number}`, written, {
    title: `Release ${number}`,
    date: day(number),
    description: 'In short.',
  });
