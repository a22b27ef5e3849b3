import { isOutcomeDecided, isOutcomeUnknown, type RequestProblem } from '#domain/shared/CallFailure';
import { UuidGenerator } from '../shared/UuidGenerator';
import { transientService } from '../useCase';

/** Idempotency key of a form. It stays the same until the request succeeds or the form's data changes. */
@transientService
export class RequestKey {
  private current: { readonly request: string; readonly key: string } | undefined;
  /** True if the server may or may not have processed the current request. */
  private isOutcomeUnknown = false;

  constructor(private readonly uuids: UuidGenerator) {}

  keyFor(...request: readonly string[]): string {
    const wanted = JSON.stringify(request);
    if (this.current?.request !== wanted) {
      this.current = { request: wanted, key: this.uuids.generate() };
      this.isOutcomeUnknown = false;
    }
    return this.current.key;
  }

  /** Records that the current request failed. */
  recordFailure(problem: RequestProblem | undefined): void {
    if (isOutcomeUnknown(problem)) this.isOutcomeUnknown = true;
    else if (isOutcomeDecided(problem)) this.isOutcomeUnknown = false;
  }

  /**
   * Whether the server may already have processed this request. If so, it may be retried regardless of the current
   * balance.
   */
  mayHaveRun(...request: readonly string[]): boolean {
    return this.isOutcomeUnknown && this.current?.request === JSON.stringify(request);
  }

  /** Marks the request as completed. The next request gets a new key, even if its data is the same. */
  recordSuccess(): void {
    this.current = undefined;
    this.isOutcomeUnknown = false;
  }
}
