import type { Renderer } from '../../src/handover/Renderer';
import type { ContentWatch } from './ContentWatch';
import { KeptAnswers, type Made } from './KeptAnswers';

interface KnownPathsOptions {
  readonly renderer: Pick<Renderer, 'listContentPaths' | 'lookUpPath'>;
  readonly watch: ContentWatch;
  readonly restMilliseconds: number;
  readonly waitMilliseconds: number;
  readonly apiOrigin: () => string;
}

type Paths = ReadonlySet<string>;

/**
 * Tells which paths of parameterized pages exist. They are listed once per state of the content, or looked up one at a
 * time where there may be thousands.
 */
export class KnownPaths {
  private readonly kept: KeptAnswers<Paths>;
  private readonly lookedUp: KeptAnswers<{ readonly isThere: boolean }>;

  constructor(private readonly options: KnownPathsOptions) {
    this.kept = new KeptAnswers(options);
    this.lookedUp = new KeptAnswers(options);
  }

  /** Returns undefined if the paths could not be listed. */
  async has(path: string): Promise<boolean | undefined> {
    const list = () => this.list();
    const known = await this.kept.get('', list);
    if (known?.has(path)) return true;
    // A document that has just been published is missing from the old list.
    const current = await this.kept.getCurrent('', list);
    return current?.has(path);
  }

  /** Like `has`, without a list. */
  async find(path: string): Promise<boolean | undefined> {
    const lookUp = () => this.lookUp(path);
    const known = await this.lookedUp.get(path, lookUp);
    if (known?.isThere) return true;
    return (await this.lookedUp.getCurrent(path, lookUp))?.isThere;
  }

  private async lookUp(path: string): Promise<Made<{ readonly isThere: boolean }> | undefined> {
    const { renderer, apiOrigin } = this.options;
    const found = await renderer.lookUpPath({ path, apiOrigin: apiOrigin() });
    return found && { answer: { isThere: found.isThere }, ref: found.contentRef };
  }

  private async list(): Promise<Made<Paths> | undefined> {
    const { renderer, apiOrigin } = this.options;
    const list = await renderer.listContentPaths({ path: '/', apiOrigin: apiOrigin() });
    return list && { answer: new Set(list.paths), ref: list.contentRef };
  }
}
