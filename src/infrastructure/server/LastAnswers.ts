import type { Clock } from '../../application/shared/Clock';
import type { ErrorReporter } from '../../application/shared/ErrorReporter';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../domain/shared/Result';
import type { LiveData } from '../../handover/Renderer';

type Answer = Result<unknown, CallFailure>;
type Ask = () => Promise<Answer>;

interface Entry {
  readonly ask: Ask;
  /** Milliseconds of the clock, as all moments here. */
  usedAt: number;
  /** The last request has ended; before the first one long ago. */
  triedAt: number;
  request?: { readonly answer: Promise<void>; readonly begunAt: number };
  /** The last good answer, as JSON for comparison. */
  good?: { readonly value: unknown; readonly json: string; readonly at: number };
  failure?: CallFailure;
}

/** Milliseconds. */
export const liveTimes = {
  /** An answer is not requested again before. */
  fresh: 5_000,
  /** A render waits this long for an answer; later it uses the last one. */
  patience: 1_000,
  /** Data that nobody has tried to refresh for this long is refreshed before a page with it is served. */
  old: 60_000,
  /** Pages say how old data is when it was last confirmed before this. */
  marked: 120_000,
  /** What no page has used for this long is no longer refreshed. */
  forgotten: 3_600_000,
};

/**
 * What the API last answered this process, the same for every visitor: live data of rendered pages. One request at a
 * time for each answer; a failure leaves the last good one in place.
 */
export class LastAnswers implements LiveData {
  private readonly entries = new Map<string, Entry>();
  private refreshing: Promise<void> | undefined;

  /** How often one of the answers has become another. */
  private changes = 0;

  constructor(
    private readonly clock: Clock,
    private readonly errors: ErrorReporter,
  ) {}

  /** @param name the same for the same question */
  async ask<T>(name: string, ask: () => Promise<Result<T, CallFailure>>): Promise<Result<T, CallFailure>> {
    const entry: Entry = this.entries.get(name) ?? { ask, usedAt: this.now, triedAt: -Infinity };
    this.entries.set(name, entry);
    entry.usedAt = this.now;
    if (this.isDue(entry)) await this.inTime(this.request(entry));
    if (entry.good) return succeed(entry.good.value as T);
    return fail(entry.failure ?? { kind: 'timeout' });
  }

  refresh(): Promise<void> | undefined {
    if (this.refreshing) return this.refreshing;
    this.forget();
    const due = [...this.entries.values()].filter((entry) => this.isDue(entry));
    if (due.length === 0) return undefined;
    this.refreshing = Promise.all(due.map((entry) => this.inTime(this.request(entry))))
      .then(() => undefined)
      .finally(() => (this.refreshing = undefined));
    return this.refreshing;
  }

  get version(): string {
    return `${this.changes} ${this.since ?? ''}`;
  }

  get isOld(): boolean {
    return [...this.entries.values()].some(({ triedAt }) => this.now - triedAt > liveTimes.old);
  }

  /** ISO 8601, to the minute: the oldest answer, if it was confirmed long ago. */
  get since(): string | undefined {
    const moments = [...this.entries.values()].flatMap(({ good }) => (good ? [good.at] : []));
    const oldest = Math.min(...moments);
    if (this.now - oldest <= liveTimes.marked || moments.length === 0) return undefined;
    return `${new Date(oldest).toISOString().slice(0, 16)}Z`;
  }

  private isDue({ request, triedAt }: Entry): boolean {
    return request !== undefined || this.now - triedAt >= liveTimes.fresh;
  }

  private request(entry: Entry): { readonly answer: Promise<void>; readonly begunAt: number } {
    if (entry.request) return entry.request;
    const begunAt = this.now;
    const answer = entry.ask().then(
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
    const before = entry.good?.json;
    entry.triedAt = this.now;
    delete entry.request;
    if (answered.ok) {
      entry.good = { value: answered.value, json: JSON.stringify(answered.value) ?? '', at: begunAt };
    } else {
      entry.failure = answered.error;
      if (isFinal(answered.error)) delete entry.good;
    }
    if (before !== entry.good?.json) this.changes += 1;
  }

  /** The answer may come later: it is kept for the next render. */
  private async inTime({ answer, begunAt }: NonNullable<Entry['request']>): Promise<void> {
    let cancel = (): void => undefined;
    const late = new Promise<void>((done) => {
      cancel = this.clock.after(Math.max(0, begunAt + liveTimes.patience - this.now), done);
    });
    await Promise.race([answer, late]).finally(() => cancel());
  }

  private forget(): void {
    for (const [name, { usedAt }] of this.entries)
      if (this.now - usedAt > liveTimes.forgotten) this.entries.delete(name);
  }

  private get now(): number {
    return this.clock.now().getTime();
  }
}

/** The server says that it has no such thing. */
const isFinal = (failure: CallFailure): boolean => failure.kind === 'server' && failure.status < 500;
