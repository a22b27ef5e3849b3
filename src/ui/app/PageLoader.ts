import { Container } from 'inversify';
import type { ComponentType } from 'react';
import { Clock } from '../../application/shared/Clock';
import type { PathMatch } from '../../domain/navigation/matchPath';
import { Translations } from '../content/Translations';
import { presenter, type Visit } from '../presenter';
import { Pages, type PageFrame, type PageLife } from './Pages';

export interface LoadedPage {
  readonly match: PathMatch;
  readonly View: ComponentType;
  readonly presenter?: PageLife;
  readonly frame?: PageFrame;
}

interface Ahead {
  readonly path: string;
  readonly page: Promise<LoadedPage | undefined>;
  readonly goodUntil: number;
}

/** How long a prefetched page stays fresh, in milliseconds. */
const freshMilliseconds = 30_000;

/** Loads the code, texts and data of a page before it is shown. */
@presenter
export class PageLoader {
  private ahead: Ahead | undefined;

  constructor(
    private readonly container: Container,
    private readonly pages: Pages,
    private readonly translations: Translations,
    private readonly clock: Clock,
  ) {}

  /** @throws the error from loading the chunk or from the presenter */
  async load(path: string, match: PathMatch, query: Visit['query']): Promise<LoadedPage> {
    const { ahead } = this;
    const isAhead = ahead?.path === path && this.isFresh(ahead);
    if (isAhead) this.ahead = undefined;
    else this.forget();
    return (isAhead ? await ahead.page : undefined) ?? this.loadNow(match, query);
  }

  /** Prefetches a page, one at a time. A failure is ignored: the page is loaded again on navigation. */
  prepare(path: string, match: PathMatch, query: Visit['query']): void {
    if (this.ahead?.path === path && this.isFresh(this.ahead)) return;
    this.forget();
    this.ahead = {
      path,
      page: this.loadNow(match, query).catch(() => undefined),
      goodUntil: this.clock.now().getTime() + freshMilliseconds,
    };
  }

  /** Prefetches the code and public content of a page. A failure is ignored, as above. */
  warm(match: PathMatch, query = new URLSearchParams()): void {
    void this.getShared(match, query).catch(() => undefined);
    void this.pages.frameOf(match.route.section).catch(() => undefined);
  }

  /** Prefetches the code of a page. A failure is ignored, as above. */
  getCode(match: PathMatch): void {
    void this.pages.load(match.route.id).catch(() => undefined);
    void this.pages.frameOf(match.route.section).catch(() => undefined);
  }

  /** Discards the prefetched page, for example because the signed-in player may have changed. */
  forget(): void {
    void this.ahead?.page.then((page) => page?.presenter?.dispose?.());
    this.ahead = undefined;
  }

  private isFresh({ goodUntil }: Ahead): boolean {
    return this.clock.now().getTime() < goodUntil;
  }

  private async getShared(match: PathMatch, query: Visit['query']): Promise<void> {
    const { hasContentOnly = false, Presenter, texts = [] } = await this.pages.load(match.route.id);
    // The frame is left out because it may load the player's data.
    const presenter = hasContentOnly && Presenter ? this.container.get(Presenter) : undefined;
    await Promise.all([this.translations.need(texts), presenter?.load?.({ params: match.params, query })]);
    presenter?.dispose?.();
  }

  private async loadNow(match: PathMatch, query: Visit['query']): Promise<LoadedPage> {
    const { id, section } = match.route;
    const [page, frame] = await Promise.all([this.pages.load(id), this.pages.frameOf(section)]);
    const { View, Presenter, texts = [] } = page;
    const loaded = Presenter && this.container.get(Presenter);
    await Promise.all([
      this.translations.need([...texts, ...(frame?.texts ?? [])]),
      loaded?.load?.({ params: match.params, query }),
      frame?.Presenter && this.container.get(frame.Presenter).load(),
    ]);
    return { match, View, ...(loaded && { presenter: loaded }), ...(frame && { frame }) };
  }
}
