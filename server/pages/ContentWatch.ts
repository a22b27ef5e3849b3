import { setTimeout as wait } from 'node:timers/promises';
import type { PublishedState } from '#hydration/Renderer';
import type { LastConfiguration } from './LastConfiguration';

interface ContentWatchOptions {
  /** Origin of the API and of a content endpoint without a host; read once the port is known. */
  readonly apiOrigin: () => string;
  /** Minimum time between two requests while the service responds. */
  readonly checkIntervalMs: number;
  /** Updated with each response. */
  readonly lastConfiguration: LastConfiguration;
}

/** Request timeout in milliseconds. */
const timeoutMilliseconds = 2_000;

/** Maximum milliseconds between two requests to a service that does not respond. */
const maxRetryDelayMs = 15_000;

/** Milliseconds that a rendering waits for a request that is due. */
const latestTimeoutMs = 250;

/**
 * Tracks the published ref of the content service. Sends requests only when pages are requested, at most every few
 * seconds, and less often while the service fails.
 */
export class ContentWatch {
  /** Last state; undefined before the first response. */
  current: PublishedState | undefined;
  /** Whether the last request failed. */
  isFailing = false;
  /** Whether the last request for the configuration failed. */
  isApiFailing = false;
  private failures = 0;
  private nextRequestAt = 0;
  private request: Promise<void> | undefined;

  constructor(private readonly options: ContentWatchOptions) {}

  /** Call this for every page request. Never rejects; returns undefined if no request to the service is due. */
  refresh(): Promise<void> | undefined {
    if (this.request) return this.request;
    if (performance.now() < this.nextRequestAt) return undefined;
    this.request = this.update().finally(() => {
      this.request = undefined;
      this.nextRequestAt = performance.now() + this.delay;
    });
    return this.request;
  }

  /**
   * Returns the state that a rendering starts with. It has no ref if the service fails or is slow. Undefined if there was
   * no configuration yet.
   */
  async latest(): Promise<PublishedState | undefined> {
    const isLate = await Promise.race([this.refresh(), wait(latestTimeoutMs, true, { ref: false })]);
    if (!isLate && !this.isFailing) return this.current;
    const configuration = this.options.lastConfiguration.current;
    return configuration === undefined ? undefined : { configuration };
  }

  private get delay(): number {
    return Math.min(this.options.checkIntervalMs * 2 ** this.failures, maxRetryDelayMs);
  }

  private async update(): Promise<void> {
    try {
      const state = await this.state();
      // An unchanged state is the same object, so that cached entries share its text.
      if (!isSame(state, this.current)) this.current = state;
      this.failures = 0;
    } catch {
      this.failures += 1;
    }
    this.isFailing = this.failures > 0;
  }

  private async state(): Promise<PublishedState> {
    const origin = this.options.apiOrigin();
    const configuration = await textOf(new URL('/configuration', origin)).catch((error: unknown) => {
      this.isApiFailing = true;
      throw error;
    });
    this.isApiFailing = false;
    const { contentEndpoint, contentAccessToken } = JSON.parse(configuration) as Record<string, unknown>;
    if (typeof contentEndpoint !== 'string') throw new Error('/configuration names no content service');
    void this.options.lastConfiguration.update(configuration);
    const endpoint = new URL(contentEndpoint, origin);
    if (typeof contentAccessToken === 'string') endpoint.searchParams.set('access_token', contentAccessToken);
    return { ref: masterRefIn(JSON.parse(await textOf(endpoint))), configuration };
  }
}

const isSame = (one: PublishedState, other: PublishedState | undefined): boolean =>
  one.ref === other?.ref && one.configuration === other?.configuration;

/** @throws on a network error or an error status */
const textOf = async (url: URL): Promise<string> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMilliseconds) });
  if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}`);
  return answer.text();
};

const masterRefIn = (repository: unknown): string => {
  const { refs } = repository as { refs: readonly { ref: string; isMasterRef?: boolean }[] };
  const master = refs.find(({ isMasterRef }) => isMasterRef);
  if (typeof master?.ref !== 'string') throw new Error('the content service names no master ref');
  return master.ref;
};
