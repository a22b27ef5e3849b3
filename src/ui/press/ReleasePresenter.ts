import { FindArticle, type FoundArticle } from '../../application/news/FindArticle';
import type { PageHead, PageLife } from '../app/Pages';
import { Lookup, type LookupState } from '../content/Lookup';
import { Translations } from '../content/Translations';
import { observed, presenter, type Visit } from '../presenter';

/** A press release (PR-01). */
@presenter
export class ReleasePresenter implements PageLife {
  constructor(
    private readonly findArticle: FindArticle,
    private readonly lookup: Lookup<FoundArticle>,
    private readonly translations: Translations,
  ) {
    observed(this);
  }

  async load({ params }: Visit): Promise<void> {
    const { locale } = this.translations;
    await this.lookup.run(() => this.findArticle.execute(params.uid ?? '', locale, 'release'));
  }

  retry(): Promise<void> {
    return this.lookup.retry();
  }

  get state(): LookupState<FoundArticle> {
    return this.lookup.state;
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
}
