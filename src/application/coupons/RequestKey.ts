import { isUnanswered } from '../../domain/shared/CallFailure';
import { Uuids } from '../shared/Uuids';
import { transientService } from '../useCase';

/** Idempotency key of a form. It stays the same until its request is answered or its data changes. */
@transientService
export class RequestKey {
  private current: { readonly request: string; readonly key: string } | undefined;
  /** The server may have processed the current request, although no response arrived. */
  private isUnanswered = false;

  constructor(private readonly uuids: Uuids) {}

  of(...request: readonly string[]): string {
    const wanted = JSON.stringify(request);
    if (this.current?.request !== wanted) {
      this.current = { request: wanted, key: this.uuids.fresh() };
      this.isUnanswered = false;
    }
    return this.current.key;
  }

  /** Records that the current request failed. */
  fail(problem: { readonly kind: string } | undefined): void {
    this.isUnanswered = isUnanswered(problem);
  }

  /**
   * Whether the server may have processed this request. It can then be retried, regardless of the current balance.
   */
  mayBeDone(...request: readonly string[]): boolean {
    return this.isUnanswered && this.current?.request === JSON.stringify(request);
  }

  /** Marks the request as done. The next one gets a new key, even if its data is the same. */
  spend(): void {
    this.current = undefined;
    this.isUnanswered = false;
  }
}
