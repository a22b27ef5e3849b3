import type { Renderer } from '#hydration/Renderer';
import type { ContentWatch } from './ContentWatch';
import { RenderedPageCache, type VersionedResponse } from './RenderedPageCache';

interface ContentPathsOptions {
  readonly renderer: Pick<Renderer, 'listContentPaths' | 'lookUpPath'>;
  readonly watch: ContentWatch;
  readonly retryDelayMs: number;
  readonly requestTimeoutMs: number;
  readonly apiOrigin: () => string;
}

type Paths = ReadonlySet<string>;

/**
 * Checks whether the content has a document for the path of a parameterized page. Lists all paths once per content
 * version, or looks up single paths for routes that may have thousands of documents.
 */
export class ContentPaths {
  private readonly listCache: RenderedPageCache<Paths>;
  private readonly lookUpCache: RenderedPageCache<{ readonly isThere: boolean }>;

  constructor(private readonly options: ContentPathsOptions) {
    this.listCache = new RenderedPageCache(options);
    this.lookUpCache = new RenderedPageCache(options);
  }

  /** Returns whether the path exists; undefined if the paths could not be listed. */
  async has(path: string): Promise<boolean | undefined> {
    const list = () => this.list();
    const known = await this.listCache.get('', list);
    if (known?.has(path)) return true;
    // The cached list may not include a document that was published a moment ago.
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

  private async lookUp(path: string): Promise<VersionedResponse<{ readonly isThere: boolean }> | undefined> {
    const { renderer, apiOrigin } = this.options;
    const found = await renderer.lookUpPath({ path, apiOrigin: apiOrigin() });
    return found && { answer: { isThere: found.isThere }, ref: found.contentRef };
  }

  private async list(): Promise<VersionedResponse<Paths> | undefined> {
    const { renderer, apiOrigin } = this.options;
    const list = await renderer.listContentPaths({ path: '/', apiOrigin: apiOrigin() });
    return list && { answer: new Set(list.paths), ref: list.contentRef };
  }
}
