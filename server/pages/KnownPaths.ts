import type { Renderer } from '../../src/handover/Renderer';
import type { ContentWatch } from './ContentWatch';
import { KeptAnswers, type Made } from './KeptAnswers';

interface KnownPathsOptions {
  readonly renderer: Pick<Renderer, 'listContentPaths'>;
  readonly watch: ContentWatch;
  readonly restMilliseconds: number;
  readonly waitMilliseconds: number;
  readonly apiOrigin: () => string;
}

type Paths = ReadonlySet<string>;

/** Which paths of pages with a parameter exist: listed once for each state of the content. */
export class KnownPaths {
  private readonly kept: KeptAnswers<Paths>;

  constructor(private readonly options: KnownPathsOptions) {
    this.kept = new KeptAnswers(options);
  }

  /** Undefined when the paths could not be listed. */
  async has(path: string): Promise<boolean | undefined> {
    const list = () => this.list();
    const known = await this.kept.get('', list);
    if (known?.has(path)) return true;
    // A document that was published a moment ago is not in the old list.
    const current = await this.kept.getCurrent('', list);
    return current?.has(path);
  }

  private async list(): Promise<Made<Paths> | undefined> {
    const { renderer, apiOrigin } = this.options;
    const list = await renderer.listContentPaths({ path: '/', apiOrigin: apiOrigin() });
    return list && { answer: new Set(list.paths), ref: list.contentRef };
  }
}
