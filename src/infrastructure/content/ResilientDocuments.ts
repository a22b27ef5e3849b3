import { injectable } from 'inversify';
import { Documents, type DocumentPage, type DocumentQuery } from './Documents';
import { Clock } from '#application/shared/Clock';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result, type Success } from '#domain/shared/Result';
import { PrismicDocuments } from './PrismicDocuments';
import { BundledDocuments } from './BundledDocuments';

/** Time in milliseconds without requests after a failure, for documents with a bundled copy. */
const retryDelayMs = 30_000;

/** Maximum time in milliseconds for which the service's `Retry-After` is respected. */
const maxRetryDelayMs = 300_000;

/**
 * Falls back to bundled copies when the service fails or lacks a required document (LA-03).
 * Pauses requests after a failure. An empty result is valid for searches and for optional documents.
 */
@injectable('Singleton')
export class ResilientDocuments extends Documents {
  /** True once the service has failed, whether or not a bundled copy was available. */
  usedFallback = false;
  private retryAfter = 0;

  constructor(
    private readonly service: PrismicDocuments,
    private readonly bundled: BundledDocuments,
    private readonly clock: Clock,
  ) {
    super();
  }

  async find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    if (this.isPaused) {
      const shipped = await this.findBundled(query);
      if (shipped) return shipped;
    }
    const served = await this.service.find(query);
    if (!served.ok) this.pause(served.error);
    else this.retryAfter = 0;
    const mayBeNone = query.allowsEmpty === true || query.fullText !== undefined;
    if (served.ok && (served.value.total > 0 || mayBeNone)) return this.addMissing(served, query);
    return (await this.findBundled(query)) ?? served;
  }

  /** Adds bundled copies of texts that are new in this release and not yet pushed to the service. */
  private async addMissing(
    served: Success<DocumentPage>,
    query: DocumentQuery,
  ): Promise<Result<DocumentPage, CallFailure>> {
    const there = new Set(served.value.documents.map(({ uid }) => uid));
    const missing = query.uids?.filter((uid) => !there.has(uid)) ?? [];
    if (missing.length === 0 || served.value.pages > 1) return served;
    const shipped = await this.findBundled({ ...query, uids: missing });
    if (!shipped?.ok) return served;
    const documents = [...served.value.documents, ...shipped.value.documents];
    return succeed({ ...served.value, documents, total: documents.length });
  }

  private get isPaused(): boolean {
    return this.clock.elapsedMs() < this.retryAfter;
  }

  private pause(failure: CallFailure): void {
    this.usedFallback = true;
    const requested = failure.kind === 'too-many-requests' ? (failure.retryAfterSeconds ?? 0) * 1000 : 0;
    const rest = Math.min(Math.max(retryDelayMs, requested), maxRetryDelayMs);
    this.retryAfter = this.clock.elapsedMs() + rest;
  }

  private async findBundled(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure> | undefined> {
    const shipped = await this.bundled.find(query);
    return shipped.ok && shipped.value.total > 0 ? shipped : undefined;
  }
}
