import type { ComponentType, ReactNode } from 'react';
import type { Newable } from 'inversify';
import { BuiltPages } from '../../application/navigation/BuiltPages';
import type { Head } from '../../application/navigation/DocumentHead';
import type { RouteId, Section } from '../../domain/navigation/routes';
import type { SentFields } from '../../handover/Renderer';
import type { Namespace } from '../content/texts';
import type { ViewLife, Visit } from '../presenter';

/** What is missing or empty comes from the route. */
export interface PageHead {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly questions?: Head['questions'];
  readonly steps?: Head['steps'];
  /** The page exists, but the requested document does not. */
  readonly isMissing?: boolean;
  /** The page is there, but search engines should not list it. */
  readonly isUnlisted?: boolean;
  readonly article?: Head['article'] | undefined;
  readonly translations?: Head['translations'] | undefined;
}

/** In this order: `load`, `head`, `shown`, the function that it returns, `dispose`. */
export interface PageLife extends ViewLife {
  /** Must have no effects: it may run ahead, and for a page that is never shown. */
  load?(visit: Visit): Promise<void>;
  /** On the server only: takes what a browser without scripts sent to the page, before it is rendered for this visitor. */
  receive?(sent: SentFields): Promise<void>;
  /** Read after `load`. */
  readonly head?: PageHead;
  /** Read after `load`: the path of the page that is shown instead, when what was asked for does not exist. */
  readonly leadsTo?: string | undefined;
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

/** What is around every page of a section. It stays when the visitor goes from one of them to another. */
export interface PageFrame {
  readonly View: ComponentType<{ readonly children: ReactNode }>;
  readonly texts?: readonly Namespace[];
  /** A shared presenter; `load` is called with each page, and should have something to do only for the first. */
  readonly Presenter?: Newable<{ load(): Promise<void> }>;
  /** The id of the element that holds the page. */
  readonly part: string;
}

export type LoadFrame = () => Promise<PageFrame>;

/** The pages of this build. */
export class Pages extends BuiltPages {
  constructor(
    private readonly pages: Partial<Record<RouteId, LoadPage>>,
    private readonly frames: Partial<Record<Section, LoadFrame>> = {},
  ) {
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

  async frameOf(section: Section): Promise<PageFrame | undefined> {
    return this.frames[section]?.();
  }
}
