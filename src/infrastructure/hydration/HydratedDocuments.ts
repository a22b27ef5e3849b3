import { injectable } from 'inversify';
import { Documents, type DocumentPage, type DocumentQuery } from '../content/Documents';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CachedDocuments } from '../content/CachedDocuments';
import { DehydratedState } from './DehydratedState';

@injectable()
export class HydratedDocuments extends Documents {
  constructor(
    private readonly state: DehydratedState,
    private readonly documents: CachedDocuments,
  ) {
    super();
  }

  async find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    const carried = this.state.take(query);
    if (!carried) return this.documents.find(query);
    this.documents.seed(query, carried);
    return succeed(carried);
  }
}
