import { injectable } from 'inversify';
import { Documents, type DocumentPage, type DocumentQuery } from './Documents';
import { Clock } from '../../application/shared/Clock';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { succeed, type Result, type Success } from '../../domain/shared/Result';
import { PrismicDocuments } from './PrismicDocuments';
import { ShippedDocuments } from './ShippedDocuments';

/** Milliseconds after a failure in which the service is not asked for what is shipped: pages do not wait for it twice. */
const restMs = 30_000;

/** However long a service asks to be left alone, a visit does not outlast it. */
const longestRestMs = 300_000;

/**
 * The content service's documents, and the shipped ones where it fails or has none of what the site cannot do
 * without (LA-03). That a search by words finds nothing, or that there are none of what may be missing, is an answer,
 * not a failure. A service that failed is asked again after a rest.
 */
@injectable()
export class ResilientDocuments extends Documents {
  /** Whether the service has failed, so that a shipped document or none stands in for its own. */
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

  /** A release brings texts of its own, which the service gets when somebody pushes them. */
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

  /** Nothing when nothing of the kind is shipped. */
  private async shippedFor(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure> | undefined> {
    const shipped = await this.shipped.find(query);
    return shipped.ok && shipped.value.total > 0 ? shipped : undefined;
  }
}
