import { injectable } from 'inversify';
import { Documents, type DocumentPage, type DocumentQuery } from './Documents';
import { Clock } from '../../application/shared/Clock';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { succeed, type Result, type Success } from '../../domain/shared/Result';
import { PrismicDocuments } from './PrismicDocuments';
import { ShippedDocuments } from './ShippedDocuments';

/** Milliseconds to pause requests after a failure, for documents with a bundled copy. */
const restMs = 30_000;

/** Upper limit in milliseconds for the service's `Retry-After`. */
const longestRestMs = 300_000;

/**
 * Falls back to bundled copies when the service fails or lacks a required document (LA-03).
 * Pauses requests after a failure. An empty result is valid for searches and for optional documents.
 */
@injectable()
export class ResilientDocuments extends Documents {
  /** True after the service failed and a bundled copy, or no document, was used. */
  hasStoodIn = false;
  private restUntil = 0;

  constructor(
    private readonly service: PrismicDocuments,
    private readonly shipped: ShippedDocuments,
    private readonly clock: Clock,
  ) {
    super();
  }

  async find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    if (this.isResting) {
      const shipped = await this.shippedFor(query);
      if (shipped) return shipped;
    }
    const served = await this.service.find(query);
    if (!served.ok) this.rest(served.error);
    else this.restUntil = 0;
    const mayBeNone = query.mayBeNone === true || query.fullText !== undefined;
    if (served.ok && (served.value.total > 0 || mayBeNone)) return this.completed(served, query);
    return (await this.shippedFor(query)) ?? served;
  }

  /** Adds bundled copies of texts that are new in this release and not yet pushed to the service. */
  private async completed(
    served: Success<DocumentPage>,
    query: DocumentQuery,
  ): Promise<Result<DocumentPage, CallFailure>> {
    const there = new Set(served.value.documents.map(({ uid }) => uid));
    const missing = query.uids?.filter((uid) => !there.has(uid)) ?? [];
    if (missing.length === 0 || served.value.pages > 1) return served;
    const shipped = await this.shippedFor({ ...query, uids: missing });
    if (!shipped?.ok) return served;
    const documents = [...served.value.documents, ...shipped.value.documents];
    return succeed({ ...served.value, documents, total: documents.length });
  }

  private get isResting(): boolean {
    return this.clock.now().getTime() < this.restUntil;
  }

  private rest(failure: CallFailure): void {
    this.hasStoodIn = true;
    const asked = failure.kind === 'too-many-requests' ? (failure.retryAfterSeconds ?? 0) * 1000 : 0;
    const rest = Math.min(Math.max(restMs, asked), longestRestMs);
    this.restUntil = this.clock.now().getTime() + rest;
  }

  private async shippedFor(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure> | undefined> {
    const shipped = await this.shipped.find(query);
    return shipped.ok && shipped.value.total > 0 ? shipped : undefined;
  }
}
