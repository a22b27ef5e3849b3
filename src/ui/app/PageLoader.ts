import { Container } from 'inversify';
import type { ComponentType } from 'react';
import { Clock } from '#application/shared/Clock';
import { CodeLoader } from '#application/shared/CodeLoader';
import type { PageMatch } from '#domain/navigation/pagePaths';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Translations } from '../content/Translations';
import { presenter, type PageRequest } from '../presenter';
import { Pages, type PageFrame, type PageLifecycle } from './Pages';

export interface LoadedPage {
  readonly match: PageMatch;
  readonly View: ComponentType;
  readonly presenter?: PageLifecycle;
  readonly frame?: PageFrame;
}

interface PrefetchedPage {
  readonly path: string;
  readonly page: Promise<LoadedPage | undefined>;
  readonly expiresAt: number;
}

/** The code of a page could not be loaded. */
export class CodeUnavailable extends Error {
  constructor(readonly failure: CallFailure) {
    super(`The code of the page could not be loaded: ${failure.kind}`);
    this.name = 'CodeUnavailable';
  }
}

/** How long a prefetched page stays fresh, in milliseconds. */
const prefetchTtlMs = 30_000;

/** Loads the code, texts and data of a page before it is shown. */
@presenter
export class PageLoader {
  private prefetched: PrefetchedPage | undefined;

  constructor(
    private readonly container: Container,
    private readonly pages: Pages,
    private readonly translations: Translations,
    private readonly clock: Clock,
    private readonly code: CodeLoader,
  ) {}

  /**
   * @param leavesPage whether another page is shown until then
   * @throws CodeUnavailable, or the error from the presenter
   */
  async load(
    path: string,
    match: PageMatch,
    query: PageRequest['query'],
    leavesPage: boolean,
  ): Promise<LoadedPage> {
    const { prefetched } = this;
    const isAhead = prefetched?.path === path && this.isFresh(prefetched);
    if (isAhead) this.prefetched = undefined;
    else this.discardPrefetched();
    return (
      (isAhead ? await prefetched.page : undefined) ??
      this.loadNow(match, query, (load) => this.loadCode(load, leavesPage))
    );
  }

  /** Prefetches a page, one at a time. Ignores failures, because navigation loads the page again. */
  prefetchPage(path: string, match: PageMatch, query: PageRequest['query']): void {
    if (this.prefetched?.path === path && this.isFresh(this.prefetched)) return;
    this.discardPrefetched();
    this.prefetched = {
      path,
      page: this.loadNow(match, query, (load) => load()).catch(() => undefined),
      expiresAt: this.clock.elapsedMs() + prefetchTtlMs,
    };
  }

  /** Prefetches the code and public content of a page. Ignores failures. */
  prefetchContent(match: PageMatch, query = new URLSearchParams()): void {
    void this.loadContent(match, query).catch(() => undefined);
    void this.pages.frameOf(match.route.section).catch(() => undefined);
  }

  /** Prefetches the code of a page. Ignores failures. */
  prefetchCode(match: PageMatch): void {
    void this.pages.load(match.route.id).catch(() => undefined);
    void this.pages.frameOf(match.route.section).catch(() => undefined);
  }

  /** Discards the prefetched page, for example because the signed-in player may have changed. */
  discardPrefetched(): void {
    void this.prefetched?.page.then((page) => page?.presenter?.dispose?.());
    this.prefetched = undefined;
  }

  private isFresh({ expiresAt }: PrefetchedPage): boolean {
    return this.clock.elapsedMs() < expiresAt;
  }

  private async loadContent(match: PageMatch, query: PageRequest['query']): Promise<void> {
    const { hasContentOnly = false, Presenter, texts = [] } = await this.pages.load(match.route.id);
    // Does not load the frame, which may request the player's data.
    const presenter = hasContentOnly && Presenter ? this.container.get(Presenter) : undefined;
    await Promise.all([
      this.translations.ensureLoaded(texts),
      presenter?.load?.({ params: match.params, query }),
    ]);
    presenter?.dispose?.();
  }

  private async loadCode<T>(load: () => Promise<T>, leavesPage: boolean): Promise<T> {
    const loaded = await this.code.load(load, leavesPage);
    if (!loaded.ok) throw new CodeUnavailable(loaded.error);
    return loaded.value;
  }

  /** @param loadCode loads the code of the page, or of the layout around it */
  private async loadNow(
    match: PageMatch,
    query: PageRequest['query'],
    loadCode: <T>(load: () => Promise<T>) => Promise<T>,
  ): Promise<LoadedPage> {
    const { id, section } = match.route;
    const [page, frame] = await Promise.all([
      loadCode(() => this.pages.load(id)),
      loadCode(() => this.pages.frameOf(section)),
    ]);
    const { View, Presenter, texts = [] } = page;
    const loaded = Presenter && this.container.get(Presenter);
    await Promise.all([
      this.translations.ensureLoaded([...texts, ...(frame?.texts ?? [])]),
      loaded?.load?.({ params: match.params, query }),
      frame?.Presenter && this.container.get(frame.Presenter).load(),
    ]);
    return { match, View, ...(loaded && { presenter: loaded }), ...(frame && { frame }) };
  }
}
