import { categoryOfSlug, newsCategories, type NewsCategory } from '#domain/news/categories';
import { archivePath, allCategories } from '#domain/news/newsPaths';
import { parseStep } from '#domain/news/steps';
import type { PageHead, PageLifecycle } from '../app/Pages';
import { Translations } from '../content/Translations';
import { disposerOf, makePresenterObservable, presenter, type PageRequest } from '../presenter';
import { ArticleList } from './ArticleList';

export interface CategoryLink {
  /** The category of the archive; undefined if it contains all categories. */
  readonly category: NewsCategory | undefined;
  readonly path: string;
  readonly isCurrent: boolean;
}

/** All news, or the news of one category (NE-02). */
@presenter
export class ArchivePresenter implements PageLifecycle {
  category: NewsCategory | undefined;
  private step = 1;
  private isUnknown = false;
  readonly dispose = disposerOf(this);

  constructor(
    readonly list: ArticleList,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
  }

  async load({ params }: PageRequest): Promise<void> {
    const { locale } = this.translations;
    const { category: slug = allCategories, page } = params;
    const category = categoryOfSlug(slug);
    const step = page === undefined ? 1 : parseStep(page);
    this.isUnknown = step === undefined || (!category && slug !== allCategories);
    this.category = category;
    this.step = step ?? 1;
    await this.list.load({
      list: 'archive',
      category,
      step: this.step,
      pathOf: (of) => archivePath(locale, category, of),
    });
  }

  onShow(): () => void {
    return this.list.onShow();
  }

  get links(): readonly CategoryLink[] {
    const { locale } = this.translations;
    return [undefined, ...newsCategories].map((category) => ({
      category,
      path: archivePath(locale, category),
      isCurrent: category === this.category,
    }));
  }

  get isMissing(): boolean {
    return this.isUnknown || this.list.isOutOfRange;
  }

  get title(): string {
    const t = this.translations.translatorFor('news');
    return this.category ? t(`category.${this.category}`) : t('archive.title');
  }

  get head(): PageHead {
    const t = this.translations.translatorFor('news');
    if (this.isMissing) return { title: t('missing.title'), isMissing: true };
    const title = this.category ? t('archive.titleOf', { category: this.title }) : this.title;
    return {
      title: this.step > 1 ? t('archive.titleOfPage', { title, number: this.step }) : title,
      description: t('archive.description'),
    };
  }
}
