import { Articles } from '#application/news/Articles';
import type { ArticleCard } from '#domain/news/Article';
import { newsPath } from '#domain/news/newsPaths';
import { parseStep } from '#domain/news/steps';
import type { PageHead, PageLifecycle } from '../app/Pages';
import { Translations } from '../content/Translations';
import { disposerOf, makePresenterObservable, presenter, type PageRequest } from '../presenter';
import { ArticleList } from './ArticleList';

/** The first page of the news list, or a later one (NE-01). */
@presenter
export class NewsPresenter implements PageLifecycle {
  featured: readonly ArticleCard[] = [];
  step = 1;
  private isUnknown = false;
  readonly dispose = disposerOf(this);

  constructor(
    private readonly articles: Articles,
    readonly list: ArticleList,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
  }

  async load({ params }: PageRequest): Promise<void> {
    const { locale } = this.translations;
    const step = params.page === undefined ? 1 : parseStep(params.page);
    this.isUnknown = step === undefined;
    this.step = step ?? 1;
    const [featured] = await Promise.all([
      step === 1 ? this.articles.listFeatured(locale) : [],
      this.list.load({ list: 'news', step: this.step, pathOf: (of) => newsPath(locale, of) }),
    ]);
    // Featured articles that are also in the list come last, to avoid showing the same picture twice above the fold.
    const isBelow = ({ id }: ArticleCard): boolean => this.list.cards.some((card) => card.id === id);
    this.featured = [...featured.filter((card) => !isBelow(card)), ...featured.filter(isBelow)];
  }

  onShow(): () => void {
    return this.list.onShow();
  }

  get isMissing(): boolean {
    return this.isUnknown || this.list.isOutOfRange;
  }

  get head(): PageHead {
    const t = this.translations.translatorFor('news');
    if (this.isMissing) return { title: t('missing.title'), isMissing: true };
    return {
      title: this.step > 1 ? t('titleOfPage', { number: this.step }) : t('title'),
      description: t('description'),
    };
  }
}
