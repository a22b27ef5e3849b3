import { HistoryNotes } from '../../application/navigation/HistoryNotes';
import { RenderedPage } from '../../application/navigation/RenderedPage';
import { Viewport } from '../../application/navigation/Viewport';
import { Articles } from '../../application/news/Articles';
import { Clock } from '../../application/shared/Clock';
import type { ArticleCard } from '../../domain/news/Article';
import type { NewsCategory } from '../../domain/news/categories';
import { rangeOf, stepCount, stepLength, type NewsList, type Steps } from '../../domain/news/steps';
import { scrollBackAfterPaint } from '../app/scrollBackAfterPaint';
import { Translations } from '../content/Translations';
import { observed, presenter } from '../presenter';

export interface ReadList {
  readonly list: NewsList;
  readonly category?: NewsCategory | undefined;
  /** The step in the path. */
  readonly step: number;
  /** Path of a step; steps are 1-based. */
  readonly pathOf: (step: number) => string;
}

/** Milliseconds before more articles are shown (NE-01). */
const pause = 500;

/** `unread`: the content service did not respond to the first request. */
export type ListState = 'unread' | 'ready' | 'loading' | 'failed';

/** A list of articles that grows by a step on request. Each step is loaded separately. */
@presenter
export class ArticleSteps {
  cards: readonly ArticleCard[] = [];
  total = 0;
  state: ListState = 'ready';
  /** Id of the first article in the most recently added step. */
  added: string | undefined;
  private steps: Steps = { first: 1, last: 1 };
  private asked: ReadList | undefined;
  private attempt = 0;

  constructor(
    private readonly articles: Articles,
    private readonly notes: HistoryNotes,
    private readonly rendered: RenderedPage,
    private readonly viewport: Viewport,
    private readonly translations: Translations,
    private readonly clock: Clock,
  ) {
    observed(this);
  }

  /** Loads one step, or as many as were loaded before the reader followed a link and came back. */
  async load(asked: ReadList): Promise<void> {
    this.asked = asked;
    const { step } = asked;
    // A server-rendered page must hydrate with the step it was rendered with.
    const noted = this.rendered.shownSince() === undefined ? this.notedStep : step;
    await this.read({ first: step, last: Math.max(step, noted) });
  }

  /** @returns a function to call when the list is no longer shown */
  shown(): () => void {
    const shown = new AbortController();
    void this.restore(shown.signal);
    return () => shown.abort();
  }

  async retry(): Promise<void> {
    await this.read(this.steps);
  }

  async more(): Promise<void> {
    const { asked, state, steps } = this;
    if (!asked || state === 'loading' || !this.hasMore) return;
    const attempt = ++this.attempt;
    this.state = 'loading';
    const next = steps.last + 1;
    const [found] = await Promise.all([this.find({ first: next, last: next }), this.paused()]);
    if (attempt !== this.attempt) return;
    if (!found?.ok) {
      this.state = 'failed';
      return;
    }
    this.cards = [...this.cards, ...found.value.cards];
    this.total = found.value.total;
    this.added = found.value.cards[0]?.id;
    this.steps = { ...steps, last: next };
    this.state = 'ready';
    this.notes.note(asked.pathOf(asked.step), next);
  }

  get hasMore(): boolean {
    return this.asked !== undefined && this.steps.last < stepCount(this.asked.list, this.total);
  }

  /** Whether the path has a step beyond the end of the list. */
  get isBeyond(): boolean {
    const { asked, state } = this;
    return state !== 'unread' && asked !== undefined && asked.step > stepCount(asked.list, this.total);
  }

  get older(): string | undefined {
    return this.hasMore ? this.asked?.pathOf(this.steps.last + 1) : undefined;
  }

  get newer(): string | undefined {
    return this.steps.first > 1 ? this.asked?.pathOf(this.steps.first - 1) : undefined;
  }

  /** Number of articles that the next step adds. */
  get comingCount(): number {
    if (!this.asked) return 0;
    return Math.min(stepLength, this.total - rangeOf(this.asked.list, this.steps).to);
  }

  /** Number of articles from the start of the list to the last one shown. */
  get reached(): number {
    return this.asked ? Math.min(this.total, rangeOf(this.asked.list, this.steps).to) : 0;
  }

  dispose(): void {
    this.attempt += 1;
    if (this.state === 'loading') this.state = 'ready';
  }

  private get notedStep(): number {
    const { asked } = this;
    return (asked && this.notes.stepOn(asked.pathOf(asked.step))) ?? 1;
  }

  /** Restores the steps after a reload: the server renders only the step in the path. */
  private async restore(shown: AbortSignal): Promise<void> {
    const { steps, notedStep } = this;
    if (notedStep <= steps.last) return this.viewport.storeScrollPosition(shown);
    await this.read({ first: steps.first, last: notedStep });
    // Loading failed, or the visitor has left the page.
    if (this.steps.last === steps.last) return;
    scrollBackAfterPaint(this.viewport, shown);
  }

  private async read(steps: Steps): Promise<void> {
    const attempt = ++this.attempt;
    const found = await this.find(steps);
    if (attempt !== this.attempt) return;
    if (!found?.ok) {
      this.state = 'unread';
      return;
    }
    const { cards, total } = found.value;
    const count = this.asked ? stepCount(this.asked.list, total) : 1;
    this.steps = { first: steps.first, last: Math.max(steps.first, Math.min(steps.last, count)) };
    this.cards = cards;
    this.total = total;
    this.state = 'ready';
  }

  private async find(steps: Steps) {
    const { asked } = this;
    if (!asked) return undefined;
    const { list, category } = asked;
    return this.articles.news(this.translations.locale, { ...rangeOf(list, steps), category });
  }

  private paused(): Promise<void> {
    return new Promise((done) => {
      this.clock.after(pause, done);
    });
  }
}
