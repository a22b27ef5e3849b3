import { FindArticle, type ArticleDetails } from '#application/news/FindArticle';
import type { PageHead, PageLifecycle } from '../app/Pages';
import { Lookup } from '../content/Lookup';
import { Translations } from '../content/Translations';
import { makePresenterObservable, presenter, type PageRequest } from '../presenter';

/** A press release (PR-01). */
@presenter
export class PressReleasePresenter implements PageLifecycle {
  constructor(
    private readonly findArticle: FindArticle,
    readonly lookup: Lookup<ArticleDetails>,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
  }

  async load({ params }: PageRequest): Promise<void> {
    const { locale } = this.translations;
    await this.lookup.run(() => this.findArticle.execute(params.uid ?? '', locale, 'release'));
  }

  get title(): string {
    const t = this.translations.translatorFor('press');
    const { state } = this.lookup;
    if (state.kind === 'missing') return t('release.missing');
    return (state.kind === 'found' && state.found.article.title) || t('release.label');
  }

  get head(): PageHead {
    const { title } = this;
    const { state } = this.lookup;
    if (state.kind !== 'found') return { title, isMissing: state.kind === 'missing' };
    const { meta, lead } = state.found.article;
    return { title: meta.title || title, description: meta.description || lead };
  }
}
