import { injectable } from 'inversify';
import { Documents, type DocumentPage, type DocumentQuery } from '../../application/content/Documents';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';
import { PrismicDocuments } from './PrismicDocuments';
import { ShippedDocuments } from './ShippedDocuments';

/**
 * The content service's documents, and the shipped ones where it fails or has none of what the site cannot do
 * without. A search by words that finds nothing is an answer, not a failure.
 */
@injectable()
export class ResilientDocuments extends Documents {
  constructor(
    private readonly service: PrismicDocuments,
    private readonly shipped: ShippedDocuments,
  ) {
    super();
  }

  async find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    const served = await this.service.find(query);
    if (served.ok && (served.value.total > 0 || query.fullText !== undefined)) return served;
    const shipped = await this.shipped.find(query);
    return shipped.ok && shipped.value.total > 0 ? shipped : served;
  }
}
