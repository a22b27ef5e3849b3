import { injectable } from 'inversify';
import { Documents, type DocumentPage, type DocumentQuery } from '../content/Documents';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { CachedDocuments } from '../content/CachedDocuments';
import { stripMetadata } from '../content/stripMetadata';
import { DehydratedState } from './DehydratedState';

@injectable('Singleton')
export class RecordingDocuments extends Documents {
  constructor(
    private readonly documents: CachedDocuments,
    private readonly state: DehydratedState,
  ) {
    super();
  }

  async find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    const found = await this.documents.find(query);
    if (found.ok) this.state.record(query, stripPage(found.value));
    return found;
  }
}

const stripPage = (page: DocumentPage): DocumentPage => ({
  ...page,
  documents: page.documents.map((document) => ({
    ...document,
    data: stripMetadata(document.data) as typeof document.data,
  })),
});
