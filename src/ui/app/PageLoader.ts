import { Container } from 'inversify';
import type { ComponentType } from 'react';
import type { PathMatch } from '../../domain/navigation/matchPath';
import { Translations } from '../content/Translations';
import { presenter, type Visit } from '../presenter';
import { Pages, type PagePresenterOf } from './Pages';

/** A page whose code and data are there. */
export interface LoadedPage {
  readonly match: PathMatch;
  readonly View: ComponentType;
  readonly presenter?: PagePresenterOf;
}

/** Gets a page's code and its data, before anything of it is shown. */
@presenter
export class PageLoader {
  constructor(
    private readonly container: Container,
    private readonly pages: Pages,
    private readonly translations: Translations,
  ) {}

  /** @throws what the chunk or the presenter throws: the page can't be shown */
  async load(match: PathMatch, query: Visit['query']): Promise<LoadedPage> {
    const { View, Presenter, texts = [] } = await this.pages.load(match.route.id);
    const loaded = Presenter && this.container.get(Presenter);
    await Promise.all([this.translations.need(texts), loaded?.load?.({ params: match.params, query })]);
    return { match, View, ...(loaded && { presenter: loaded }) };
  }
}
