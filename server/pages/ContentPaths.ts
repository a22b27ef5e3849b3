import type { PublishedState, Renderer } from '#hydration/Renderer';
import type { ContentWatch } from './ContentWatch';
import { RenderedPageCache, type Produce, type VersionedResponse } from './RenderedPageCache';

interface ContentPathsOptions {
  readonly renderer: Pick<Renderer, 'listContentPaths'>;
  readonly watch: ContentWatch;
  readonly retryDelayMs: number;
  readonly requestTimeoutMs: number;
  readonly apiOrigin: () => string;
}

type Paths = ReadonlySet<string>;

/**
 * Checks whether the content has a document for the path of a parameterized page. Lists all paths once per content
 * version.
 */
export class ContentPaths {
  private readonly cache: RenderedPageCache<Paths>;

  constructor(private readonly options: ContentPathsOptions) {
    this.cache = new RenderedPageCache(options);
  }

  /** Returns whether the path exists; undefined if the paths could not be listed. */
  async has(path: string): Promise<boolean | undefined> {
    const list: Produce<Paths> = (_, published) => this.list(published);
    const known = await this.cache.get('', list);
    if (known?.has(path)) return true;
    // The cached list may not include a document that was published a moment ago.
    const current = await this.cache.getCurrent('', list);
    return current?.has(path);
  }

  private async list(published: PublishedState | undefined): Promise<VersionedResponse<Paths> | undefined> {
    const { renderer, apiOrigin } = this.options;
    const list = await renderer.listContentPaths({ path: '/', apiOrigin: apiOrigin(), published });
    return list && { answer: new Set(list.paths), ref: list.contentRef };
  }
}
