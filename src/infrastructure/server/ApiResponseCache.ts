import type { Clock } from '#application/shared/Clock';
import type { ErrorReporter } from '#application/shared/ErrorReporter';
import { isRefused, type CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import type { LiveData } from '#hydration/Renderer';

type Answer = Result<unknown, CallFailure>;
type Loader = () => Promise<Answer>;

interface Entry {
  readonly load: Loader;
  /** Time of the last use by a page, in milliseconds, like all times below. */
  usedAt: number;
  /** Time when the last request ended, or -Infinity before the first one. */
  triedAt: number;
  request?: { readonly answer: Promise<void>; readonly begunAt: number };
  /** Last successful response. The JSON is used to detect changes. */
  lastSuccess?: { readonly value: unknown; readonly json: string; readonly at: number };
  /** `changeCount` at the last change of the response. */
  changedAt?: number;
  failure?: CallFailure;
}

/** Durations in milliseconds. */
export const cacheTimesMs = {
  /** Minimum time between two requests for the same data. */
  fresh: 5_000,
  /** How long a render waits for a response before it uses the previous one. */
  timeout: 1_000,
  /** If no refresh was attempted for this long, the data is refreshed before a page with it is served. */
  stale: 60_000,
  /** If the data was last confirmed longer ago than this, pages show its age. */
  notice: 120_000,
  /** If no page has used the data for this long, it is no longer refreshed. */
  eviction: 3_600_000,
};

/**
 * Caches API responses in this process, for rendering pages with live data that is the same for every visitor.
 * Allows one request in flight per resource. Unless a resource no longer exists, failures keep its last response.
 */
export class ApiResponseCache implements LiveData {
  private readonly entries = new Map<string, Entry>();
  private refreshing: Promise<void> | undefined;

  /** Number of changes to any cached response. */
  private changeCount = 0;

  constructor(
    private readonly clock: Clock,
    private readonly errors: ErrorReporter,
  ) {}

  /** @param name cache key of the request */
  async get<T>(name: string, load: () => Promise<Result<T, CallFailure>>): Promise<Result<T, CallFailure>> {
    const entry: Entry = this.entries.get(name) ?? { load, usedAt: this.now, triedAt: -Infinity };
    this.entries.set(name, entry);
    entry.usedAt = this.now;
    if (this.isDue(entry)) await this.waitWithTimeout(this.request(entry));
    if (entry.lastSuccess) return succeed(entry.lastSuccess.value as T);
    return fail(entry.failure ?? { kind: 'timeout' });
  }

  refresh(): Promise<void> | undefined {
    if (this.refreshing) return this.refreshing;
    this.evictUnused();
    const due = [...this.entries.values()].filter((entry) => this.isDue(entry));
    if (due.length === 0) return undefined;
    this.refreshing = Promise.all(due.map((entry) => this.waitWithTimeout(this.request(entry))))
      .then(() => undefined)
      .finally(() => (this.refreshing = undefined));
    return this.refreshing;
  }

  get version(): string {
    return `${this.changeCount} ${this.staleSince ?? ''}`;
  }

  /** Version of one response, for pages that show nothing else. */
  versionOf(name: string): string {
    return `${name} ${this.entries.get(name)?.changedAt ?? ''}`;
  }

  isCurrent(version: string): boolean {
    return (
      version === this.version || [...this.entries.keys()].some((name) => version === this.versionOf(name))
    );
  }

  get isStale(): boolean {
    return [...this.entries.values()].some(({ triedAt }) => this.now - triedAt > cacheTimesMs.stale);
  }

  /** Time of the oldest response (ISO 8601, to the minute). Undefined if all responses were confirmed recently. */
  get staleSince(): string | undefined {
    const moments = [...this.entries.values()].flatMap(({ lastSuccess }) =>
      lastSuccess ? [lastSuccess.at] : [],
    );
    const oldest = Math.min(...moments);
    if (this.now - oldest <= cacheTimesMs.notice || moments.length === 0) return undefined;
    return `${new Date(oldest).toISOString().slice(0, 16)}Z`;
  }

  private isDue({ request, triedAt }: Entry): boolean {
    return request !== undefined || this.now - triedAt >= cacheTimesMs.fresh;
  }

  private request(entry: Entry): { readonly answer: Promise<void>; readonly begunAt: number } {
    if (entry.request) return entry.request;
    const begunAt = this.now;
    const answer = entry.load().then(
      (answered) => this.settle(entry, answered, begunAt),
      (error: unknown) => {
        this.errors.report(error);
        this.settle(entry, fail({ kind: 'malformed' }), begunAt);
      },
    );
    entry.request = { answer, begunAt };
    return entry.request;
  }

  private settle(entry: Entry, answered: Answer, begunAt: number): void {
    const before = entry.lastSuccess?.json;
    entry.triedAt = this.now;
    delete entry.request;
    if (answered.ok) {
      entry.lastSuccess = { value: answered.value, json: JSON.stringify(answered.value) ?? '', at: begunAt };
    } else {
      entry.failure = answered.error;
      if (isRefused(answered.error)) delete entry.lastSuccess;
    }
    if (before !== entry.lastSuccess?.json) entry.changedAt = ++this.changeCount;
  }

  /** Waits for the response until the timeout. A response that arrives later is cached for the next render. */
  private async waitWithTimeout({ answer, begunAt }: NonNullable<Entry['request']>): Promise<void> {
    let cancel = (): void => undefined;
    const late = new Promise<void>((done) => {
      cancel = this.clock.schedule(Math.max(0, begunAt + cacheTimesMs.timeout - this.now), done);
    });
    await Promise.race([answer, late]).finally(() => cancel());
  }

  private evictUnused(): void {
    for (const [name, { usedAt }] of this.entries)
      if (this.now - usedAt > cacheTimesMs.eviction) this.entries.delete(name);
  }

  private get now(): number {
    return this.clock.now().getTime();
  }
}
