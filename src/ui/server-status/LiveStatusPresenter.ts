import { AskServices } from '../../application/server-status/AskServices';
import { KnownStatus } from '../../application/server-status/KnownStatus';
import { LastStatus } from '../../application/server-status/LastStatus';
import { Clock } from '../../application/shared/Clock';
import { ErrorReporter } from '../../application/shared/ErrorReporter';
import { PageVisibility } from '../../application/shared/PageVisibility';
import type { StatusWord } from '../../domain/server-status/Service';
import { observed, presenter, type ViewLife } from '../presenter';

const second = 1000;

/** Milliseconds between two requests while they succeed. */
export const askEvery = 30 * second;

/** Longest interval in milliseconds between requests; each failure doubles the interval. */
const longestPause = 300 * second;

/** Milliseconds between updates of the displayed age. */
const tick = 10 * second;

/** Timeout of a request in milliseconds. */
const patience = 20 * second;

/** Polls the services while the page is visible (SS-01). */
@presenter
export class LiveStatusPresenter implements ViewLife {
  /** The latest status. It may be from an earlier visit, or from the server-rendered page. */
  word: StatusWord | undefined;
  /** Undefined until the page is shown: server-rendered HTML must not depend on the time. */
  now: Date | undefined;
  isAsking = false;
  failures = 0;
  private dueAt = 0;
  private askedAt = 0;
  private attempt = 0;
  private stopClock: () => void = () => undefined;

  constructor(
    private readonly askServices: AskServices,
    private readonly last: LastStatus,
    private readonly known: KnownStatus,
    private readonly clock: Clock,
    private readonly visibility: PageVisibility,
    private readonly errors: ErrorReporter,
  ) {
    observed(this);
  }

  /** Starts with the status that came with the page, if any. */
  async begin(): Promise<void> {
    this.hear(await this.known.find());
  }

  shown(): () => void {
    const stop = this.visibility.onChange(this.look);
    this.hear(this.last.read());
    this.dueAt = 0;
    this.look();
    return () => {
      stop();
      this.dispose();
    };
  }

  /** Whether the latest status is the response to the last request. */
  get isCurrent(): boolean {
    return this.word !== undefined && this.failures === 0 && this.wasAnswered;
  }

  /** Milliseconds since the latest status. */
  get age(): number | undefined {
    if (!this.word || !this.now) return undefined;
    return Math.max(0, this.now.getTime() - this.word.at.getTime());
  }

  /** Milliseconds until the next request. */
  get wait(): number {
    return this.now ? Math.max(0, this.dueAt - this.now.getTime()) : 0;
  }

  async ask(): Promise<void> {
    if (this.isAsking) return;
    const attempt = ++this.attempt;
    this.askedAt = this.clock.now().getTime();
    this.isAsking = true;
    const word = await this.answer();
    if (attempt === this.attempt) this.take(word);
  }

  dispose(): void {
    this.stopClock();
    this.attempt += 1;
    this.isAsking = false;
  }

  private wasAnswered = false;

  private async answer(): Promise<StatusWord | undefined> {
    try {
      const asked = await this.askServices.execute();
      return asked.ok ? asked.value : undefined;
    } catch (error) {
      this.errors.report(error);
      return undefined;
    }
  }

  private hear(word: StatusWord | undefined): void {
    if (word && (!this.word || word.at > this.word.at)) this.word = word;
  }

  private take(word: StatusWord | undefined): void {
    this.attempt += 1;
    this.isAsking = false;
    this.now = this.clock.now();
    this.failures = word ? 0 : this.failures + 1;
    if (word) {
      this.word = word;
      this.wasAnswered = true;
    }
    this.dueAt = this.now.getTime() + Math.min(longestPause, askEvery * 2 ** this.failures);
  }

  private look(): void {
    this.stopClock();
    this.now = this.clock.now();
    if (!this.visibility.isVisible) return;
    const time = this.now.getTime();
    if (this.isAsking && time - this.askedAt >= patience) this.take(undefined);
    else if (!this.isAsking && time >= this.dueAt) void this.ask();
    this.stopClock = this.clock.after(tick, this.look);
  }
}
