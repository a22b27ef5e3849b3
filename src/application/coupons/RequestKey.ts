import { isOutcomeUnknown } from '#domain/shared/CallFailure';
import { Uuids } from '../shared/Uuids';
import { transientService } from '../useCase';

/** Idempotency key of a form. It stays the same until its request is answered or its data changes. */
@transientService
export class RequestKey {
  private current: { readonly request: string; readonly key: string } | undefined;
  /** The server may have processed the current request, although no response arrived. */
  private isOutcomeUnknown = false;

  constructor(private readonly uuids: Uuids) {}

  keyFor(...request: readonly string[]): string {
    const wanted = JSON.stringify(request);
    if (this.current?.request !== wanted) {
      this.current = { request: wanted, key: this.uuids.generate() };
      this.isOutcomeUnknown = false;
    }
    return this.current.key;
  }

  /** Records that the current request failed. */
  recordFailure(problem: { readonly kind: string } | undefined): void {
    this.isOutcomeUnknown = isOutcomeUnknown(problem);
  }

  /**
   * Whether the server may have processed this request. It can then be retried, regardless of the current balance.
   */
  mayHaveRun(...request: readonly string[]): boolean {
    return this.isOutcomeUnknown && this.current?.request === JSON.stringify(request);
  }

  /** Marks the request as done. The next one gets a new key, even if its data is the same. */
  recordSuccess(): void {
    this.current = undefined;
    this.isOutcomeUnknown = false;
  }
}
