import { Uuids } from '../shared/Uuids';
import { service } from '../useCase';

/** The idempotency key of one form: the same until its request was answered or is another one. */
@service
export class RequestKey {
  private current: { readonly request: string; readonly key: string } | undefined;

  constructor(private readonly uuids: Uuids) {}

  of(...request: readonly string[]): string {
    const wanted = JSON.stringify(request);
    if (this.current?.request !== wanted) this.current = { request: wanted, key: this.uuids.fresh() };
    return this.current.key;
  }

  /** The request was done: the next one is new, even if it is the same. */
  spend(): void {
    this.current = undefined;
  }
}
