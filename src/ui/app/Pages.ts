import type { ComponentType } from 'react';
import type { Newable } from 'inversify';
import { BuiltPages } from '../../application/navigation/BuiltPages';
import type { Head } from '../../application/navigation/DocumentHead';
import type { RouteId } from '../../domain/navigation/routes';
import type { Namespace } from '../content/texts';
import type { ViewLife, Visit } from '../presenter';

/** What is missing or empty comes from the route. */
export interface PageHead {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly questions?: Head['questions'];
  /** The page exists, but the requested document does not. */
  readonly isMissing?: boolean;
}

/** In this order: `load`, `head`, `shown`, the function that it returns, `dispose`. */
export interface PageLife extends ViewLife {
  /** Must have no effects: it may run ahead, and for a page that is never shown. */
  load?(visit: Visit): Promise<void>;
  /** Read after `load`. */
  readonly head?: PageHead;
}

export interface PageModule {
  readonly View: ComponentType;
  /** The page's own namespaces of texts. */
  readonly texts?: readonly Namespace[];
  /** It is loaded before the view is shown; the view gets it by `usePresenter`. */
  readonly Presenter?: Newable<PageLife>;
  /** The data is the same for everybody: it is prefetched when a link to the page is visible. */
  readonly hasContentOnly?: boolean;
}

export type LoadPage = () => Promise<PageModule>;

/** The pages of this build. */
export class Pages extends BuiltPages {
  constructor(private readonly pages: Partial<Record<RouteId, LoadPage>>) {
    super();
  }

  has(id: RouteId): boolean {
    return id in this.pages;
  }

  load(id: RouteId): Promise<PageModule> {
    const page = this.pages[id];
    if (!page) throw new Error(`This build has no view of the page ${id}`);
    return page();
  }
}
