import type { Clock } from '#application/shared/Clock';
import { ContentConnection } from '../content/ContentConnection';

export class ServerContentConnection extends ContentConnection {
  private readonly refs = new Set<string>();
  private deadline: number | undefined;

  /** @param renderTimeoutMs timeout in milliseconds for all requests of one render, measured from the first request */
  constructor(
    readonly origin: string,
    private readonly clock: Clock,
    private readonly renderTimeoutMs: number,
  ) {
    super();
  }

  get timeoutMs(): number {
    const now = this.clock.now().getTime();
    this.deadline ??= now + this.renderTimeoutMs;
    return Math.max(0, this.deadline - now);
  }

  /** Content ref that all requests used. Undefined if there was none or more than one. */
  get ref(): string | undefined {
    const [ref, ...others] = this.refs;
    return others.length === 0 ? ref : undefined;
  }

  fetch(url: string, init: RequestInit): Promise<Response> {
    const ref = new URL(url).searchParams.get('ref');
    if (ref !== null) this.refs.add(ref);
    return globalThis.fetch(url, init);
  }
}
