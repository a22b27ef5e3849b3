import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { LiveData, PublishedState } from '#hydration/Renderer';
import { log } from '../logging/log';
import type { ContentWatch } from './ContentWatch';

export interface VersionedResponse<Answer> {
  readonly answer: Answer;
  /** Content ref that the response was rendered from; undefined if some of its content came from bundled copies. */
  readonly ref: string | undefined;
  /** Version of the live data that the response shows; undefined if it shows no live data. */
  readonly liveVersion?: string | undefined;
}

/**
 * @param previous the cached entry; undefined if there is none, in which case a visitor is waiting for the result
 * @param published state that the web server has just read; without a ref if the content service does not respond
 */
export type Produce<Answer> = (
  previous: Answer | undefined,
  published: PublishedState | undefined,
) => Promise<VersionedResponse<Answer> | undefined>;

interface CacheEntry<Answer> {
  readonly answer: Answer | undefined;
  readonly ref: string | undefined;
  readonly configuration: string | undefined;
  readonly liveVersion: string | undefined;
  /** Whether the last attempt to render a newer entry failed. */
  readonly hasFailed?: boolean;
  /** Whether the services failed when the entry was rendered. */
  readonly wasFailing: boolean;
  /** When the entry was rendered, in milliseconds of `performance.now()`. */
  readonly renderedAt: number;
  /** Earliest time to render the entry again, in milliseconds of `performance.now()`. */
  readonly retryAfter: number;
}

interface RenderedPageCacheOptions<Answer> {
  readonly watch: ContentWatch;
  /** Missing if no entry shows live data. */
  readonly liveData?: () => LiveData;
  /** Minimum milliseconds before an entry that does not show the published content is rendered again. */
  readonly retryDelayMs: number;
  /** Milliseconds that a request waits for an entry that is not cached yet. */
  readonly requestTimeoutMs: number;
  /** Size at which the least recently requested entries are evicted. Missing if the keys are fixed. */
  readonly bound?: { readonly maxBytes: number; readonly bytesOf: (answer: Answer) => number };
}

/** Overhead per entry in bytes, in addition to its key and response. */
const entryBytes = 1_000;

/** Maximum age, in milliseconds, of a served entry whose live data has changed since. */
const maximumLiveAgeMs = 60_000;

/** Rendering occupies one core. More renderings at a time would delay all of them. */
const maximumConcurrent = 4;

/** More than the number of entries that are rendered again after a content change. */
const maximumQueued = 200;

/**
 * Caches one entry per key. After the content or the live data changes, serves the old entry while rendering a new one,
 * unless its live data has changed and it was rendered more than a minute ago.
 * Each key is rendered only once at a time. An entry that was rendered from bundled content replaces one that was
 * rendered from published content only if it shows newer live data.
 */
export class RenderedPageCache<Answer> {
  private readonly entries: LRUCache<string, CacheEntry<Answer>, Produce<Answer>>;
  private readonly limit = pLimit(maximumConcurrent);

  constructor(private readonly options: RenderedPageCacheOptions<Answer>) {
    const { maxBytes, bytesOf } = options.bound ?? { maxBytes: Number.MAX_SAFE_INTEGER, bytesOf: () => 0 };
    this.entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }, key) =>
        entryBytes + 2 * key.length + (answer === undefined ? 0 : bytesOf(answer)),
      fetchMethod: (_key, before, { context: make }) => this.enqueue(before, make),
      // While an entry is rendered again, `get` returns the old one.
      allowStale: true,
      // A rendering that is evicted before it ends is still served to the visitors who wait for it.
      ignoreFetchAbort: true,
    });
  }

  /** Returns undefined if the entry could not be rendered in time. */
  get(key: string, make: Produce<Answer>): Answer | undefined | Promise<Answer | undefined> {
    const cached = this.entries.get(key);
    const refreshed = this.options.watch.refresh();
    if (!cached || this.canRetry(cached)) return this.render(key, make);
    const live = cached.liveVersion === undefined ? undefined : this.options.liveData?.();
    const { isStale = false } = live ?? {};
    const updated = live?.refresh();
    if (updated && isStale) return updated.then(() => this.currentOf(key, make, cached));
    if (live && performance.now() - cached.renderedAt > maximumLiveAgeMs && this.isStale(cached))
      return this.currentOf(key, make, cached);
    if (updated) void updated.then(() => this.refreshIfStale(key, make));
    if (refreshed) void refreshed.then(() => this.refreshIfStale(key, make));
    else this.refreshIfStale(key, make);
    return cached.answer;
  }

  /** Like `get`, but waits for the new entry after a content change. */
  async getCurrent(key: string, make: Produce<Answer>): Promise<Answer | undefined> {
    await this.options.watch.refresh();
    const cached = this.entries.get(key);
    return cached && !this.isStale(cached) ? cached.answer : this.render(key, make);
  }

  /** Returns the cached entry, whether or not it is current. */
  peek(key: string): Answer | undefined {
    return this.entries.peek(key)?.answer;
  }

  /** Returns a cached entry that matches, whether or not it is current. */
  find(matches: (answer: Answer) => boolean): Answer | undefined {
    return this.entries.find(({ answer }) => answer !== undefined && matches(answer))?.answer;
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  private async currentOf(
    key: string,
    make: Produce<Answer>,
    cached: CacheEntry<Answer>,
  ): Promise<Answer | undefined> {
    if (!this.isStale(cached)) return cached.answer;
    return (await this.render(key, make)) ?? cached.answer;
  }

  /** Whether there is no response yet, and rendering again may lead to one. */
  private canRetry({ answer, retryAfter, wasFailing }: CacheEntry<Answer>): boolean {
    if (answer !== undefined) return false;
    return performance.now() >= retryAfter || (wasFailing && !this.options.watch.isFailing);
  }

  private refreshIfStale(key: string, make: Produce<Answer>): void {
    const cached = this.entries.peek(key);
    if (cached && this.isStale(cached)) void this.fetch(key, make);
  }

  private isStale({ ref, configuration, liveVersion, retryAfter, hasFailed }: CacheEntry<Answer>): boolean {
    const isResting = performance.now() < retryAfter;
    if (liveVersion !== undefined && !this.options.liveData?.().isCurrent(liveVersion))
      return !(isResting && hasFailed);
    const { current, isFailing } = this.options.watch;
    if (!current || isFailing || isResting) return false;
    return ref !== current.ref || configuration !== current.configuration;
  }

  /** Renders an entry, unless it is being rendered already. */
  private async fetch(key: string, make: Produce<Answer>): Promise<CacheEntry<Answer> | undefined> {
    // The library rejects if an entry is evicted while its rendering is queued and then skipped.
    return this.entries
      .fetch(key, { context: make, forceRefresh: true, allowStale: false })
      .catch(() => undefined);
  }

  private async render(key: string, make: Produce<Answer>): Promise<Answer | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((done) => {
      timer = setTimeout(() => done(undefined), this.options.requestTimeoutMs);
    });
    const made = await Promise.race([this.fetch(key, make), late]);
    clearTimeout(timer);
    return made?.answer;
  }

  /** Returns undefined, so that nothing is cached, if the queue is full or the rendering has waited for too long. */
  private async enqueue(
    before: CacheEntry<Answer> | undefined,
    make: Produce<Answer>,
  ): Promise<CacheEntry<Answer> | undefined> {
    if (this.limit.pendingCount >= maximumQueued) return undefined;
    const deadline = performance.now() + this.options.requestTimeoutMs;
    return this.limit(async () =>
      before || performance.now() < deadline ? this.produce(before, make) : undefined,
    );
  }

  private async produce(
    before: CacheEntry<Answer> | undefined,
    make: Produce<Answer>,
  ): Promise<CacheEntry<Answer>> {
    const { watch, retryDelayMs } = this.options;
    const published = await watch.latest();
    const known = watch.current?.configuration;
    const made = await make(before?.answer, published).catch((err: unknown) => {
      log.error({ err });
      return undefined;
    });
    const renderedAt = performance.now();
    const retryAfter = renderedAt + retryDelayMs;
    // While the API is down, live data is not newer, and would come with bundled texts.
    const isNewer =
      !watch.isApiFailing && made?.liveVersion !== undefined && made.liveVersion !== before?.liveVersion;
    if (before?.answer !== undefined && made?.ref === undefined && !isNewer) {
      return { ...before, retryAfter, hasFailed: true };
    }
    // The one that was rendered: another one may have arrived meanwhile.
    const configuration = published?.configuration ?? known ?? watch.current?.configuration;
    const { answer, ref, liveVersion } = made ?? {};
    return { answer, ref, liveVersion, configuration, wasFailing: watch.isFailing, renderedAt, retryAfter };
  }
}
