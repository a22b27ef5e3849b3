import { FindArticle } from '../../application/news/FindArticle';
import type { PageHead, PageLife } from '../app/Pages';
import { Translations } from '../content/Translations';
import type { ArticleState } from '../news/ArticlePresenter';
import { observed, presenter, type Visit } from '../presenter';

/** A press release (PR-01). */
@presenter
export class ReleasePresenter implements PageLife {
  state: ArticleState = { kind: 'loading' };
  private address = '';

  constructor(
    private readonly findArticle: FindArticle,
    private readonly translations: Translations,
  ) {
    observed(this);
  }

  async load({ params }: Visit): Promise<void> {
    this.address = params.uid ?? '';
    await this.read();
  }

  async retry(): Promise<void> {
    this.state = { kind: 'loading' };
    await this.read();
  }

  get title(): string {
    const t = this.translations.of('press');
    const { state } = this;
    if (state.kind === 'missing') return t('release.missing');
    return (state.kind === 'found' && state.found.article.title) || t('release.label');
  }

  get head(): PageHead {
    const { state, title } = this;
    if (state.kind !== 'found') return { title, isMissing: state.kind === 'missing' };
    const { meta, lead } = state.found.article;
    return { title: meta.title || title, description: meta.description || lead };
  }

  private async read(): Promise<void> {
    this.show(await this.findArticle.execute(this.address, this.translations.locale, 'release'));
  }

  private show(found: Awaited<ReturnType<FindArticle['execute']>>): void {
    if (!found.ok) this.state = { kind: 'failed' };
    else this.state = found.value ? { kind: 'found', found: found.value } : { kind: 'missing' };
  }
}
