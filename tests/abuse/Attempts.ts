import type { ClientResponse } from '../sandbox/client';

/** Status and code of a refusal. */
export interface ExpectedRefusal {
  readonly status: number;
  /** Code of the API's error; any if omitted. */
  readonly code?: number;
}

/** Counts the attempts of a probe, and describes those that succeeded. */
export class Attempts {
  /** One description for each attempt that succeeded. */
  readonly successes: string[] = [];
  private total = 0;

  get count(): number {
    return this.total;
  }

  record(description: string, hasSucceeded: boolean): void {
    this.total += 1;
    if (hasSucceeded) this.successes.push(description);
  }

  /** Records an attempt that counts as successful unless the response is exactly this refusal. */
  recordAnswer(description: string, { status, body, text }: ClientResponse, refusal: ExpectedRefusal): void {
    const { code } = (body ?? {}) as { readonly code?: unknown };
    const isRefused = status === refusal.status && (refusal.code === undefined || code === refusal.code);
    this.record(`${description}: ${status} ${text.slice(0, 200)}`, !isRefused);
  }
}
