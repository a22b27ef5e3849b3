import { Container } from 'inversify';
import type { ComponentType } from 'react';
import type { PathMatch } from '../../domain/navigation/matchPath';
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
  ) {}

  /** @throws what the chunk or the presenter throws: the page can't be shown */
  async load(match: PathMatch, query: Visit['query']): Promise<LoadedPage> {
    const { View, Presenter } = await this.pages.load(match.route.id);
    if (!Presenter) return { match, View };
    const loaded = this.container.get(Presenter);
    await loaded.load?.({ params: match.params, query });
    return { match, View, presenter: loaded };
  }
}
