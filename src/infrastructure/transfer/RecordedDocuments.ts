import { injectable } from 'inversify';
import { Documents, type DocumentPage, type DocumentQuery } from '../content/Documents';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';
import { ResilientDocuments } from '../content/ResilientDocuments';
import { withoutBookkeeping } from '../content/withoutBookkeeping';
import { PageTransfer } from './PageTransfer';

@injectable()
export class RecordedDocuments extends Documents {
  constructor(
    private readonly documents: ResilientDocuments,
    private readonly transfer: PageTransfer,
  ) {
    super();
  }

  async find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    const found = await this.documents.find(query);
    if (found.ok) this.transfer.record(query, carried(found.value));
    return found;
  }
}

const carried = (page: DocumentPage): DocumentPage => ({
  ...page,
  documents: page.documents.map((document) => ({
    ...document,
    data: withoutBookkeeping(document.data) as typeof document.data,
  })),
});
