import { categoryOfSlug, newsCategories, type NewsCategory } from '../../domain/news/categories';
import { archivePath, everyCategory } from '../../domain/news/newsPaths';
import { stepIn } from '../../domain/news/steps';
import type { PageHead, PageLife } from '../app/Pages';
import { Translations } from '../content/Translations';
import { observed, presenter, type Visit } from '../presenter';
import { ArticleSteps } from './ArticleSteps';

export interface CategoryLink {
  /** Undefined for all categories. */
  readonly category: NewsCategory | undefined;
  readonly path: string;
  readonly isCurrent: boolean;
}

/** All news, or the news of one category (NE-02). */
@presenter
export class ArchivePresenter implements PageLife {
  category: NewsCategory | undefined;
  private step = 1;
  private isUnknown = false;

  constructor(
    readonly list: ArticleSteps,
    private readonly translations: Translations,
  ) {
    observed(this);
  }

  async load({ params }: Visit): Promise<void> {
    const { locale } = this.translations;
    const { category: slug = everyCategory, page } = params;
    const category = categoryOfSlug(slug);
    const step = page === undefined ? 1 : stepIn(page);
    this.isUnknown = step === undefined || (!category && slug !== everyCategory);
    this.category = category;
    this.step = step ?? 1;
    await this.list.load({
      list: 'archive',
      category,
      step: this.step,
      pathOf: (of) => archivePath(locale, category, of),
    });
  }

  shown(): () => void {
    return this.list.shown();
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
    return this.isUnknown || this.list.isBeyond;
  }

  get title(): string {
    const t = this.translations.of('news');
    return this.category ? t(`category.${this.category}`) : t('archive.title');
  }

  get head(): PageHead {
    const t = this.translations.of('news');
    if (this.isMissing) return { title: t('missing.title'), isMissing: true };
    const title = this.category ? t('archive.titleOf', { category: this.title }) : this.title;
    return {
      title: this.step > 1 ? t('archive.titleOfPage', { title, number: this.step }) : title,
      description: t('archive.description'),
    };
  }

  dispose(): void {
    this.list.dispose();
  }
}
