import type { LiveData } from '../../src/handover/Renderer';
import { WorkQueue } from '../WorkQueue';
import type { ContentWatch } from './ContentWatch';

export interface Made<Answer> {
  readonly answer: Answer;
  /** Content ref that it was made from; undefined if bundled copies were used for some content. */
  readonly ref: string | undefined;
  /** Version of the live data that it shows; undefined if it shows none. */
  readonly liveVersion?: string | undefined;
}

/** @param previous cached entry, if any; without it, a visitor is waiting */
export type Make<Answer> = (previous: Answer | undefined) => Promise<Made<Answer> | undefined>;

interface Kept<Answer> {
  readonly answer: Answer | undefined;
  readonly ref: string | undefined;
  readonly configuration: string | undefined;
  readonly liveVersion: string | undefined;
  /** Whether a newer entry could not be made. */
  readonly hasFailed?: boolean;
  /** Earliest time to make it again, in milliseconds of `performance.now()`. */
  readonly notBefore: number;
}

interface KeptAnswersOptions {
  readonly watch: ContentWatch;
  /** Missing if no entry shows live data. */
  readonly liveData?: () => LiveData;
  /** Pause after an entry that does not show the published content. */
  readonly restMilliseconds: number;
  /** Milliseconds that a request waits for an entry that is not cached yet. */
  readonly waitMilliseconds: number;
  /** Default: more than there are public pages. Beyond that, the least recently requested entry is dropped. */
  readonly maximum?: number;
}

interface Job<Answer> {
  readonly made: Promise<Answer | undefined>;
  /** Number of requests that wait for it. */
  waiting: number;
}

const maximumAnswers = 1_000;

/** Rendering occupies one core. More renderings at a time would delay all of them. */
const maximumConcurrent = 4;

/** More entries than are made again after a content change. */
const maximumQueued = 200;

/**
 * Caches one entry per key, for the current content and the live data that it shows. After a change the old entry is
 * served once more while the new one is made, one at a time per key. An entry made from bundled copies never replaces
 * one made from real content.
 */
export class KeptAnswers<Answer> {
  private readonly kept = new Map<string, Kept<Answer>>();
  private readonly running = new Map<string, Job<Answer>>();
  private readonly queue = new WorkQueue(maximumConcurrent, maximumQueued);

  constructor(private readonly options: KeptAnswersOptions) {}

  /** Returns undefined if the entry could not be made in time. */
  get(key: string, make: Make<Answer>): Answer | undefined | Promise<Answer | undefined> {
    const kept = this.kept.get(key);
    const refreshed = this.options.watch.refresh();
    if (!kept) return this.waitFor(this.jobOf(key, make));
    this.kept.delete(key);
    this.kept.set(key, kept);
    const live = kept.liveVersion === undefined ? undefined : this.options.liveData?.();
    const { isOld = false } = live ?? {};
    const updated = live?.refresh();
    if (updated && isOld) return updated.then(() => this.currentOf(key, make, kept));
    if (updated) void updated.then(() => this.renew(key, make));
    if (refreshed) void refreshed.then(() => this.renew(key, make));
    else this.renew(key, make);
    return kept.answer;
  }

  /** Like `get`, but waits for the new entry after a content change. */
  async getCurrent(key: string, make: Make<Answer>): Promise<Answer | undefined> {
    await this.options.watch.refresh();
    const kept = this.kept.get(key);
    return kept && !this.isStale(kept) ? kept.answer : this.waitFor(this.jobOf(key, make));
  }

  private async currentOf(key: string, make: Make<Answer>, kept: Kept<Answer>): Promise<Answer | undefined> {
    if (!this.isStale(kept)) return kept.answer;
    return (await this.waitFor(this.jobOf(key, make))) ?? kept.answer;
  }

  private renew(key: string, make: Make<Answer>): void {
    const kept = this.kept.get(key);
    if (kept && this.isStale(kept)) this.jobOf(key, make);
  }

  private isStale({ ref, configuration, liveVersion, notBefore, hasFailed }: Kept<Answer>): boolean {
    const isResting = performance.now() < notBefore;
    if (liveVersion !== undefined && liveVersion !== this.options.liveData?.().version)
      return !(isResting && hasFailed);
    const { current, isFailing } = this.options.watch;
    if (!current || isFailing || isResting) return false;
    return ref !== current.ref || configuration !== current.configuration;
  }

  private jobOf(key: string, make: Make<Answer>): Job<Answer> {
    const existing = this.running.get(key);
    if (existing) return existing;
    const isWanted = (): boolean => job.waiting > 0 || this.kept.has(key);
    const made = this.queue
      .run(() => this.makeNow(key, make), isWanted)
      .finally(() => this.running.delete(key));
    const job: Job<Answer> = { made, waiting: 0 };
    this.running.set(key, job);
    return job;
  }

  /** Counts waiting requests, because a job without any is not started. */
  private waitFor(job: Job<Answer>): Promise<Answer | undefined> {
    job.waiting += 1;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((done) => {
      timer = setTimeout(() => done(undefined), this.options.waitMilliseconds);
    });
    return Promise.race([job.made, late]).finally(() => {
      job.waiting -= 1;
      clearTimeout(timer);
    });
  }

  private async makeNow(key: string, make: Make<Answer>): Promise<Answer | undefined> {
    const { watch, restMilliseconds } = this.options;
    const before = this.kept.get(key);
    const known = watch.current?.configuration;
    const made = await make(before?.answer).catch((error: unknown) => {
      console.error(error);
      return undefined;
    });
    const notBefore = performance.now() + restMilliseconds;
    const isNewer = made?.liveVersion !== undefined && made.liveVersion !== before?.liveVersion;
    if (before?.answer !== undefined && made?.ref === undefined && !isNewer) {
      this.kept.set(key, { ...before, notBefore, hasFailed: true });
      return before.answer;
    }
    const configuration = known ?? watch.current?.configuration;
    const { answer, ref, liveVersion } = made ?? {};
    this.kept.set(key, { answer, ref, liveVersion, configuration, notBefore });
    this.forgetOldest();
    return answer;
  }

  private forgetOldest(): void {
    const [oldest] = this.kept.keys();
    if (this.kept.size > (this.options.maximum ?? maximumAnswers) && oldest !== undefined)
      this.kept.delete(oldest);
  }
}
