import type { ComponentType } from 'react';
import type { Newable } from 'inversify';
import { BuiltPages } from '../../application/navigation/BuiltPages';
import type { Head } from '../../application/navigation/DocumentHead';
import type { RouteId } from '../../domain/navigation/routes';
import type { Namespace } from '../content/texts';
import type { ViewLife, Visit } from '../presenter';

/** What a page's document says about it; what is missing or empty is said by the page's route. */
export interface PageHead {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly questions?: Head['questions'];
  /** The page is there, but what was asked of it is not. */
  readonly isMissing?: boolean;
}

/** The life of a page's presenter: `load`, `head`, `shown`, the end of `shown`, `dispose`. */
export interface PageLife extends ViewLife {
  /** Gets the page's data. It has no effects: it may run ahead, and for a page that is never shown. */
  load?(visit: Visit): Promise<void>;
  /** Read after `load`. */
  readonly head?: PageHead;
}

/** A page's own chunk of code. */
export interface PageModule {
  readonly View: ComponentType;
  /** The namespaces of texts that are this page's own. */
  readonly texts?: readonly Namespace[];
  /** The presenter that is loaded before the view is shown and that the view gets by `usePresenter`. */
  readonly Presenter?: Newable<PageLife>;
  /** The presenter's data is content, the same for everybody: it can be got as soon as a link to the page is seen. */
  readonly hasContentOnly?: boolean;
}

export type LoadPage = () => Promise<PageModule>;

/** The pages of this build; the composition decides which there are. */
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
