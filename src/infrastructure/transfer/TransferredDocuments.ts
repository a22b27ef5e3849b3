import { injectable } from 'inversify';
import { Documents, type DocumentPage, type DocumentQuery } from '../content/Documents';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { succeed, type Result } from '../../domain/shared/Result';
import { RememberedDocuments } from '../content/RememberedDocuments';
import { PageTransfer } from './PageTransfer';

@injectable()
export class TransferredDocuments extends Documents {
  constructor(
    private readonly transfer: PageTransfer,
    private readonly documents: RememberedDocuments,
  ) {
    super();
  }

  async find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    const carried = this.transfer.take(query);
    if (!carried) return this.documents.find(query);
    this.documents.know(query, carried);
    return succeed(carried);
  }
}
