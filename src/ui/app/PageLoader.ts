import { Container } from 'inversify';
import type { ComponentType } from 'react';
import { Clock } from '../../application/shared/Clock';
import type { PathMatch } from '../../domain/navigation/matchPath';
import { Translations } from '../content/Translations';
import { presenter, type Visit } from '../presenter';
import { Pages, type PageLife } from './Pages';

/** A page whose code and data are there. */
export interface LoadedPage {
  readonly match: PathMatch;
  readonly View: ComponentType;
  readonly presenter?: PageLife;
}

interface Ahead {
  readonly path: string;
  readonly page: Promise<LoadedPage | undefined>;
  readonly goodUntil: number;
}

/** What was got ahead is old after this time. */
const freshMilliseconds = 30_000;

/** Gets a page's code, texts and data, before anything of it is shown. */
@presenter
export class PageLoader {
  private ahead: Ahead | undefined;

  constructor(
    private readonly container: Container,
    private readonly pages: Pages,
    private readonly translations: Translations,
    private readonly clock: Clock,
  ) {}

  /**
   * @param path tells whether this page was got ahead
   * @throws what the chunk or the presenter throws: the page can't be shown
   */
  async load(path: string, match: PathMatch, query: Visit['query']): Promise<LoadedPage> {
    const { ahead } = this;
    const isAhead = ahead?.path === path && this.isFresh(ahead);
    if (isAhead) this.ahead = undefined;
    else this.forget();
    return (isAhead ? await ahead.page : undefined) ?? this.loadNow(match, query);
  }

  /** Gets a page that may be wanted next; one at a time, and what fails is tried again when it is wanted. */
  prepare(path: string, match: PathMatch, query: Visit['query']): void {
    if (this.ahead?.path === path && this.isFresh(this.ahead)) return;
    this.forget();
    this.ahead = {
      path,
      page: this.loadNow(match, query).catch(() => undefined),
      goodUntil: this.clock.now().getTime() + freshMilliseconds,
    };
  }

  /** Gets what of a page is the same for everybody; what fails is tried again when it is wanted. */
  warm(match: PathMatch, query = new URLSearchParams()): void {
    void this.getShared(match, query).catch(() => undefined);
  }

  /** Gets what shows a page. */
  getCode(match: PathMatch): void {
    void this.pages.load(match.route.id).catch(() => undefined);
  }

  /** Whoever is here now may see other data. */
  forget(): void {
    void this.ahead?.page.then((page) => page?.presenter?.dispose?.());
    this.ahead = undefined;
  }

  private isFresh({ goodUntil }: Ahead): boolean {
    return this.clock.now().getTime() < goodUntil;
  }

  private async getShared(match: PathMatch, query: Visit['query']): Promise<void> {
    const { hasContentOnly = false, texts = [] } = await this.pages.load(match.route.id);
    if (hasContentOnly) (await this.loadNow(match, query)).presenter?.dispose?.();
    else await this.translations.need(texts);
  }

  private async loadNow(match: PathMatch, query: Visit['query']): Promise<LoadedPage> {
    const { View, Presenter, texts = [] } = await this.pages.load(match.route.id);
    const loaded = Presenter && this.container.get(Presenter);
    await Promise.all([this.translations.need(texts), loaded?.load?.({ params: match.params, query })]);
    return { match, View, ...(loaded && { presenter: loaded }) };
  }
}
