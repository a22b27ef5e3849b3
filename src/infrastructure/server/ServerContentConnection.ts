import type { Clock } from '../../application/shared/Clock';
import { ContentConnection } from '../content/ContentConnection';

/** What a render waits for the content service, over all it asks: with shipped texts it is still there in a second. */
const renderPatienceMs = 500;

/** The content service as this process reaches it, for one render. */
export class ServerContentConnection extends ContentConnection {
  private deadline: number | undefined;

  constructor(
    readonly origin: string,
    private readonly clock: Clock,
  ) {
    super();
  }

  get patienceMs(): number {
    const now = this.clock.now().getTime();
    this.deadline ??= now + renderPatienceMs;
    return Math.max(0, this.deadline - now);
  }

  fetch(url: string, init: RequestInit): Promise<Response> {
    return globalThis.fetch(url, init);
  }
}
