import { LoadServiceStatus } from '#application/server-status/LoadServiceStatus';
import { PrerenderedStatus } from '#application/server-status/PrerenderedStatus';
import { StoredStatus } from '#application/server-status/StoredStatus';
import { Clock } from '#application/shared/Clock';
import { ErrorReporter } from '#application/shared/ErrorReporter';
import { PageVisibility } from '#application/shared/PageVisibility';
import type { StatusSnapshot } from '#domain/server-status/Service';
import { makePresenterObservable, presenter, type ViewLifecycle } from '../presenter';

const second = 1000;

/** Milliseconds between requests while they succeed. */
export const pollIntervalMs = 30 * second;

/** Maximum milliseconds between requests. The interval doubles with each failure. */
const maxPauseMs = 300 * second;

/** Milliseconds between updates of the displayed age. */
const clockTickMs = 10 * second;

/** Timeout of a request in milliseconds. */
const timeoutMs = 20 * second;

/** Polls the services while the page is visible (SS-01). */
@presenter
export class LiveStatusPresenter implements ViewLifecycle {
  /** The latest status. It may come from an earlier visit or from the server-rendered page. */
  snapshot: StatusSnapshot | undefined;
  /** Undefined until the page is shown: server-rendered HTML must not depend on the time. */
  now: Date | undefined;
  private elapsedMs = 0;
  isRefreshing = false;
  failures = 0;
  private dueAt = 0;
  private requestedAt = 0;
  private attempt = 0;
  private stopClock: () => void = () => undefined;

  constructor(
    private readonly loadServiceStatus: LoadServiceStatus,
    private readonly last: StoredStatus,
    private readonly prerendered: PrerenderedStatus,
    private readonly clock: Clock,
    private readonly visibility: PageVisibility,
    private readonly errors: ErrorReporter,
  ) {
    makePresenterObservable(this);
  }

  /** Initializes the status with the one in the server-rendered page, if any. */
  async prime(): Promise<void> {
    this.acceptNewer(await this.prerendered.find());
  }

  onShow(): () => void {
    const stop = this.visibility.onChange(this.update);
    this.acceptNewer(this.last.read());
    this.dueAt = 0;
    this.update();
    return () => {
      stop();
      this.dispose();
    };
  }

  /** Whether the last request succeeded, so that the latest status is current. */
  get isCurrent(): boolean {
    return this.snapshot !== undefined && this.failures === 0 && this.hasSucceeded;
  }

  /** Current time. Until the page is shown, the time of the latest status. */
  get time(): Date | undefined {
    return this.now ?? this.snapshot?.at;
  }

  /** Age of the latest status in milliseconds. */
  get ageMs(): number | undefined {
    if (!this.snapshot || !this.now) return undefined;
    return Math.max(0, this.now.getTime() - this.snapshot.at.getTime());
  }

  /** Milliseconds until the next request. */
  get waitMs(): number {
    return this.now ? Math.max(0, this.dueAt - this.elapsedMs) : 0;
  }

  async refresh(): Promise<void> {
    if (this.isRefreshing) return;
    const attempt = ++this.attempt;
    this.requestedAt = this.clock.elapsedMs();
    this.isRefreshing = true;
    const word = await this.fetchSnapshot();
    if (attempt === this.attempt) this.onResult(word);
  }

  dispose(): void {
    this.stopClock();
    this.attempt += 1;
    this.isRefreshing = false;
  }

  private hasSucceeded = false;

  private async fetchSnapshot(): Promise<StatusSnapshot | undefined> {
    try {
      const requested = await this.loadServiceStatus.execute();
      return requested.ok ? requested.value : undefined;
    } catch (error) {
      this.errors.report(error);
      return undefined;
    }
  }

  private acceptNewer(word: StatusSnapshot | undefined): void {
    if (word && (!this.snapshot || word.at > this.snapshot.at)) this.snapshot = word;
  }

  private onResult(word: StatusSnapshot | undefined): void {
    this.attempt += 1;
    this.isRefreshing = false;
    this.now = this.clock.now();
    this.elapsedMs = this.clock.elapsedMs();
    this.failures = word ? 0 : this.failures + 1;
    if (word) {
      this.snapshot = word;
      this.hasSucceeded = true;
    }
    this.dueAt = this.elapsedMs + Math.min(maxPauseMs, pollIntervalMs * 2 ** this.failures);
  }

  private update(): void {
    this.stopClock();
    this.now = this.clock.now();
    this.elapsedMs = this.clock.elapsedMs();
    if (!this.visibility.isVisible) return;
    const time = this.elapsedMs;
    if (this.isRefreshing && time - this.requestedAt >= timeoutMs) this.onResult(undefined);
    else if (!this.isRefreshing && time >= this.dueAt) void this.refresh();
    this.stopClock = this.clock.schedule(clockTickMs, this.update);
  }
}
