import type { Renderer } from '#hydration/Renderer';
import type { ContentWatch } from './ContentWatch';
import { RenderedPageCache, type VersionedAnswer } from './RenderedPageCache';

interface ContentPathsOptions {
  readonly renderer: Pick<Renderer, 'listContentPaths' | 'lookUpPath'>;
  readonly watch: ContentWatch;
  readonly retryDelayMs: number;
  readonly requestTimeoutMs: number;
  readonly apiOrigin: () => string;
}

type Paths = ReadonlySet<string>;

/**
 * Tells which paths of parameterized pages exist. They are listed once per state of the content, or looked up one at a
 * time where there may be thousands.
 */
export class ContentPaths {
  private readonly listCache: RenderedPageCache<Paths>;
  private readonly lookUpCache: RenderedPageCache<{ readonly isThere: boolean }>;

  constructor(private readonly options: ContentPathsOptions) {
    this.listCache = new RenderedPageCache(options);
    this.lookUpCache = new RenderedPageCache(options);
  }

  /** Returns undefined if the paths could not be listed. */
  async has(path: string): Promise<boolean | undefined> {
    const list = () => this.list();
    const known = await this.listCache.get('', list);
    if (known?.has(path)) return true;
    // A document that has just been published is missing from the old list.
    const current = await this.listCache.getCurrent('', list);
    return current?.has(path);
  }

  /** Like `has`, but looks up this path instead of loading the list of all paths. */
  async hasByLookUp(path: string): Promise<boolean | undefined> {
    const lookUp = () => this.lookUp(path);
    const known = await this.lookUpCache.get(path, lookUp);
    if (known?.isThere) return true;
    return (await this.lookUpCache.getCurrent(path, lookUp))?.isThere;
  }

  private async lookUp(path: string): Promise<VersionedAnswer<{ readonly isThere: boolean }> | undefined> {
    const { renderer, apiOrigin } = this.options;
    const found = await renderer.lookUpPath({ path, apiOrigin: apiOrigin() });
    return found && { answer: { isThere: found.isThere }, ref: found.contentRef };
  }

  private async list(): Promise<VersionedAnswer<Paths> | undefined> {
    const { renderer, apiOrigin } = this.options;
    const list = await renderer.listContentPaths({ path: '/', apiOrigin: apiOrigin() });
    return list && { answer: new Set(list.paths), ref: list.contentRef };
  }
}
