import { ListProgress } from '#application/navigation/ListProgress';
import { RenderedPage } from '#application/navigation/RenderedPage';
import { Viewport } from '#application/navigation/Viewport';
import { Articles } from '#application/news/Articles';
import { Clock } from '#application/shared/Clock';
import type { ArticleCard } from '#domain/news/Article';
import type { NewsCategory } from '#domain/news/categories';
import {
  articleRangeOf,
  stepCount,
  articlesPerStep,
  type NewsList,
  type StepRange,
} from '#domain/news/steps';
import { scrollBackAfterPaint } from '../app/scrollBackAfterPaint';
import { Translations } from '../content/Translations';
import { makePresenterObservable, presenter } from '../presenter';

export interface ArticleListRequest {
  readonly list: NewsList;
  readonly category?: NewsCategory | undefined;
  /** Number of the step in the path. */
  readonly step: number;
  /** Returns the path of a step; steps are numbered from 1. */
  readonly pathOf: (step: number) => string;
}

/** Delay in milliseconds before more articles are shown (NE-01). */
const loadMoreDelayMs = 500;

/** `unread`: the first request to the content service failed. */
export type ListState = 'unread' | 'ready' | 'loading' | 'failed';

/** A list of articles that grows by one step at a time. Each step is loaded separately. */
@presenter
export class ArticleList {
  cards: readonly ArticleCard[] = [];
  total = 0;
  state: ListState = 'ready';
  /** Id of the first article in the most recently added step. */
  firstAddedId: string | undefined;
  private steps: StepRange = { first: 1, last: 1 };
  private request: ArticleListRequest | undefined;
  private attempt = 0;

  constructor(
    private readonly articles: Articles,
    private readonly notes: ListProgress,
    private readonly rendered: RenderedPage,
    private readonly viewport: Viewport,
    private readonly translations: Translations,
    private readonly clock: Clock,
  ) {
    makePresenterObservable(this);
  }

  /** Loads one step. If the reader has returned to the list, loads as many steps as were shown before. */
  async load(requested: ArticleListRequest): Promise<void> {
    this.request = requested;
    const { step } = requested;
    this.steps = { first: step, last: step };
    // A server-rendered page must hydrate with the same step that the server rendered.
    const noted = this.rendered.visibleSince() === undefined ? this.notedStep : step;
    await this.loadSteps({ first: step, last: Math.max(step, noted) });
  }

  /** @returns a function to call when the list is no longer shown */
  onShow(): () => void {
    const shown = new AbortController();
    void this.restore(shown.signal);
    return () => shown.abort();
  }

  async retry(): Promise<void> {
    await this.loadSteps(this.steps);
  }

  async loadMore(): Promise<void> {
    const { request, state, steps } = this;
    if (!request || state === 'loading' || !this.hasMore) return;
    const attempt = ++this.attempt;
    this.state = 'loading';
    const next = steps.last + 1;
    const [found] = await Promise.all([this.find({ first: next, last: next }), this.delay()]);
    if (attempt !== this.attempt) return;
    if (!found?.ok) {
      this.state = 'failed';
      return;
    }
    this.cards = [...this.cards, ...found.value.cards];
    this.total = found.value.total;
    this.firstAddedId = found.value.cards[0]?.id;
    this.steps = { ...steps, last: next };
    this.state = 'ready';
    this.notes.saveStep(request.pathOf(request.step), next);
  }

  get hasMore(): boolean {
    return this.request !== undefined && this.steps.last < stepCount(this.request.list, this.total);
  }

  /** Whether the step in the path is beyond the end of the list. */
  get isOutOfRange(): boolean {
    const { request, state } = this;
    return state !== 'unread' && request !== undefined && request.step > stepCount(request.list, this.total);
  }

  get olderPath(): string | undefined {
    return this.hasMore ? this.request?.pathOf(this.steps.last + 1) : undefined;
  }

  get newerPath(): string | undefined {
    return this.steps.first > 1 ? this.request?.pathOf(this.steps.first - 1) : undefined;
  }

  /** Number of articles that the next step adds. */
  get nextBatchSize(): number {
    if (!this.request) return 0;
    return Math.min(articlesPerStep, this.total - articleRangeOf(this.request.list, this.steps).to);
  }

  /** Number of articles from the start of the list to the last visible one. */
  get shownCount(): number {
    return this.request ? Math.min(this.total, articleRangeOf(this.request.list, this.steps).to) : 0;
  }

  dispose(): void {
    this.attempt += 1;
    if (this.state === 'loading') this.state = 'ready';
  }

  private get notedStep(): number {
    const { request } = this;
    return (request && this.notes.findStep(request.pathOf(request.step))) ?? 1;
  }

  /** Restores the steps after a reload: the server renders only the step in the path. */
  private async restore(shown: AbortSignal): Promise<void> {
    const { steps, notedStep } = this;
    if (notedStep <= steps.last) return this.viewport.storeScrollPosition(shown);
    await this.loadSteps({ first: steps.first, last: notedStep });
    // Loading failed, or the visitor has left the page.
    if (this.steps.last === steps.last) return;
    scrollBackAfterPaint(this.viewport, shown);
  }

  private async loadSteps(steps: StepRange): Promise<void> {
    const attempt = ++this.attempt;
    const found = await this.find(steps);
    if (attempt !== this.attempt) return;
    if (!found?.ok) {
      this.state = 'unread';
      return;
    }
    const { cards, total } = found.value;
    const count = this.request ? stepCount(this.request.list, total) : 1;
    this.steps = { first: steps.first, last: Math.max(steps.first, Math.min(steps.last, count)) };
    this.cards = cards;
    this.total = total;
    this.state = 'ready';
  }

  private async find(steps: StepRange) {
    const { request } = this;
    if (!request) return undefined;
    const { list, category } = request;
    return this.articles.listNews(this.translations.locale, { ...articleRangeOf(list, steps), category });
  }

  private delay(): Promise<void> {
    return new Promise((done) => {
      this.clock.schedule(loadMoreDelayMs, done);
    });
  }
}
