import { isUnanswered } from '../../domain/shared/CallFailure';
import { Uuids } from '../shared/Uuids';
import { transientService } from '../useCase';

/** The idempotency key of one form: the same until its request was answered or is another one. */
@transientService
export class RequestKey {
  private current: { readonly request: string; readonly key: string } | undefined;
  /** The server may have done the current request although no answer arrived. */
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

  /** The current request failed. */
  fail(problem: { readonly kind: string } | undefined): void {
    this.isUnanswered = isUnanswered(problem);
  }

  /** Whether this request may have been done: it can be sent again, whatever was spent on it. */
  mayBeDone(...request: readonly string[]): boolean {
    return this.isUnanswered && this.current?.request === JSON.stringify(request);
  }

  /** The request was done: the next one is new, even if it is the same. */
  spend(): void {
    this.current = undefined;
    this.isUnanswered = false;
  }
}
