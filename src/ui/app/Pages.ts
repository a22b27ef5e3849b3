import type { ComponentType, ReactNode } from 'react';
import type { Newable } from 'inversify';
import { BuiltPages } from '#application/navigation/BuiltPages';
import type { Head } from '#application/navigation/DocumentHead';
import type { RouteId, Section } from '#domain/navigation/routes';
import type { PostedFields } from '#hydration/Renderer';
import type { Namespace } from '../content/texts';
import type { ViewLifecycle, PageRequest } from '../presenter';

/** Page-specific values of the document head; missing or empty values fall back to defaults. */
export interface PageHead {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly questions?: Head['questions'];
  readonly steps?: Head['steps'];
  /** True if the page exists but the requested document does not. */
  readonly isMissing?: boolean;
  /** True if the page exists but search engines should not index it. */
  readonly isUnlisted?: boolean;
  readonly article?: Head['article'] | undefined;
  readonly translations?: Head['translations'] | undefined;
}

/** Page lifecycle. Order: `load`, `head`, `onShow`, the cleanup function that `onShow` returns, `dispose`. */
export interface PageLifecycle extends ViewLifecycle {
  /** Must not have side effects: it also runs for prefetched pages, which may never be shown. */
  load?(visit: PageRequest): Promise<void>;
  /**
   * Runs on the server only, before the page is rendered for this visitor.
   * Receives the form fields that a browser without JavaScript submitted to the page.
   */
  handlePost?(sent: PostedFields): Promise<void>;
  /** Read after `load`. */
  readonly head?: PageHead;
  /** Path of the page to show instead if the requested content does not exist. Read after `load`. */
  readonly redirectTo?: string | undefined;
}

export interface PageModule {
  readonly View: ComponentType;
  /** Text namespaces used only by this page. */
  readonly texts?: readonly Namespace[];
  /** Loaded before the page is shown; the page's views get it from `usePagePresenter`. */
  readonly Presenter?: Newable<PageLifecycle>;
  /** True if the data is the same for every visitor. It is then prefetched when a link to the page becomes visible. */
  readonly hasContentOnly?: boolean;
}

export type LoadPage = () => Promise<PageModule>;

/** Layout around every page of a section. It remains mounted while the visitor navigates within the section. */
export interface PageFrame {
  readonly View: ComponentType<{ readonly children: ReactNode }>;
  readonly texts?: readonly Namespace[];
  /** A shared presenter. `load` is called for each page, but should load the frame's data only once. */
  readonly Presenter?: Newable<{ load(): Promise<void> }>;
  /** Id of the element that contains the page. */
  readonly contentId: string;
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
