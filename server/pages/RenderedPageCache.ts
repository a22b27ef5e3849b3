import type { LiveData } from '#hydration/Renderer';
import { WorkQueue } from '../http/WorkQueue';
import type { ContentWatch } from './ContentWatch';

export interface VersionedResponse<Answer> {
  readonly answer: Answer;
  /** Content ref that the answer was rendered from; undefined if some of its content came from bundled copies. */
  readonly ref: string | undefined;
  /** Version of the live data that the answer shows; undefined if it shows no live data. */
  readonly liveVersion?: string | undefined;
}

/** @param previous the cached entry; undefined if there is none, in which case a visitor is waiting for the result */
export type Produce<Answer> = (
  previous: Answer | undefined,
) => Promise<VersionedResponse<Answer> | undefined>;

interface CacheEntry<Answer> {
  readonly answer: Answer | undefined;
  readonly ref: string | undefined;
  readonly configuration: string | undefined;
  readonly liveVersion: string | undefined;
  /** Whether the last attempt to render a newer entry failed. */
  readonly hasFailed?: boolean;
  /** Earliest time to render the entry again, in milliseconds of `performance.now()`. */
  readonly retryAfter: number;
}

interface RenderedPageCacheOptions {
  readonly watch: ContentWatch;
  /** Missing if no entry shows live data. */
  readonly liveData?: () => LiveData;
  /** Minimum milliseconds before an entry that does not show the published content is rendered again. */
  readonly retryDelayMs: number;
  /** Milliseconds that a request waits for an entry that is not cached yet. */
  readonly requestTimeoutMs: number;
  /** Maximum number of entries; the least recently requested one is dropped. Default: more than the public pages. */
  readonly maximum?: number;
}

interface Job<Answer> {
  readonly made: Promise<Answer | undefined>;
  /** Number of requests that are waiting for this job. */
  waiting: number;
}

const maximumAnswers = 1_000;

/** Rendering occupies one core. More renderings at a time would delay all of them. */
const maximumConcurrent = 4;

/** More than the number of entries that are rendered again after a content change. */
const maximumQueued = 200;

/**
 * Caches one entry per key. After the content or the live data changes, serves the old entry while rendering a new one.
 * Each key is rendered only once at a time. An entry that was rendered from bundled content never replaces one that was
 * rendered from published content.
 */
export class RenderedPageCache<Answer> {
  private readonly entries = new Map<string, CacheEntry<Answer>>();
  private readonly running = new Map<string, Job<Answer>>();
  private readonly queue = new WorkQueue(maximumConcurrent, maximumQueued);

  constructor(private readonly options: RenderedPageCacheOptions) {}

  /** Returns undefined if the entry could not be rendered in time. */
  get(key: string, make: Produce<Answer>): Answer | undefined | Promise<Answer | undefined> {
    const cached = this.entries.get(key);
    const refreshed = this.options.watch.refresh();
    if (!cached) return this.waitFor(this.jobOf(key, make));
    this.entries.delete(key);
    this.entries.set(key, cached);
    const live = cached.liveVersion === undefined ? undefined : this.options.liveData?.();
    const { isStale = false } = live ?? {};
    const updated = live?.refresh();
    if (updated && isStale) return updated.then(() => this.currentOf(key, make, cached));
    if (updated) void updated.then(() => this.refreshIfStale(key, make));
    if (refreshed) void refreshed.then(() => this.refreshIfStale(key, make));
    else this.refreshIfStale(key, make);
    return cached.answer;
  }

  /** Like `get`, but waits for the new entry after a content change. */
  async getCurrent(key: string, make: Produce<Answer>): Promise<Answer | undefined> {
    await this.options.watch.refresh();
    const cached = this.entries.get(key);
    return cached && !this.isStale(cached) ? cached.answer : this.waitFor(this.jobOf(key, make));
  }

  private async currentOf(
    key: string,
    make: Produce<Answer>,
    cached: CacheEntry<Answer>,
  ): Promise<Answer | undefined> {
    if (!this.isStale(cached)) return cached.answer;
    return (await this.waitFor(this.jobOf(key, make))) ?? cached.answer;
  }

  private refreshIfStale(key: string, make: Produce<Answer>): void {
    const cached = this.entries.get(key);
    if (cached && this.isStale(cached)) this.jobOf(key, make);
  }

  private isStale({ ref, configuration, liveVersion, retryAfter, hasFailed }: CacheEntry<Answer>): boolean {
    const isResting = performance.now() < retryAfter;
    if (liveVersion !== undefined && liveVersion !== this.options.liveData?.().version)
      return !(isResting && hasFailed);
    const { current, isFailing } = this.options.watch;
    if (!current || isFailing || isResting) return false;
    return ref !== current.ref || configuration !== current.configuration;
  }

  private jobOf(key: string, make: Produce<Answer>): Job<Answer> {
    const existing = this.running.get(key);
    if (existing) return existing;
    const isWanted = (): boolean => job.waiting > 0 || this.entries.has(key);
    const made = this.queue
      .run(() => this.produce(key, make), isWanted)
      .finally(() => this.running.delete(key));
    const job: Job<Answer> = { made, waiting: 0 };
    this.running.set(key, job);
    return job;
  }

  /** Waits for a job. Counts the waiting requests, because a queued job that is no longer needed is not started. */
  private waitFor(job: Job<Answer>): Promise<Answer | undefined> {
    job.waiting += 1;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((done) => {
      timer = setTimeout(() => done(undefined), this.options.requestTimeoutMs);
    });
    return Promise.race([job.made, late]).finally(() => {
      job.waiting -= 1;
      clearTimeout(timer);
    });
  }

  private async produce(key: string, make: Produce<Answer>): Promise<Answer | undefined> {
    const { watch, retryDelayMs } = this.options;
    const before = this.entries.get(key);
    const known = watch.current?.configuration;
    const made = await make(before?.answer).catch((error: unknown) => {
      console.error(error);
      return undefined;
    });
    const retryAfter = performance.now() + retryDelayMs;
    const isNewer = made?.liveVersion !== undefined && made.liveVersion !== before?.liveVersion;
    if (before?.answer !== undefined && made?.ref === undefined && !isNewer) {
      this.entries.set(key, { ...before, retryAfter, hasFailed: true });
      return before.answer;
    }
    const configuration = known ?? watch.current?.configuration;
    const { answer, ref, liveVersion } = made ?? {};
    this.entries.set(key, { answer, ref, liveVersion, configuration, retryAfter });
    this.evictOldest();
    return answer;
  }

  private evictOldest(): void {
    const [oldest] = this.entries.keys();
    if (this.entries.size > (this.options.maximum ?? maximumAnswers) && oldest !== undefined)
      this.entries.delete(oldest);
  }
}
