import { newsArticle, type NewsArticle } from '#domain/content/models/newsArticle';
import type { Locale } from '#domain/language/Locale';
import { articleSlug, parseArticleCategory, type ArticleCard } from '#domain/news/Article';
import { isPressRelease, pressReleaseCategories, type NewsCategory } from '#domain/news/categories';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { Content, type Condition, type Entry, type PageQuery, type PageSize } from '../content/Content';
import { service } from '../useCase';

/** A range of zero-based indexes. `to` is exclusive. */
export interface IndexRange {
  readonly from: number;
  readonly to: number;
}

/** A section of a list of articles, newest first. */
export interface ArticleRange {
  readonly cards: readonly ArticleCard[];
  /** Length of the whole list. */
  readonly total: number;
}

type Query = PageQuery<keyof NewsArticle & string>;
type ArticleCondition = Condition<keyof NewsArticle & string>;

/** Fields that lists need. Omitting the others, such as the body with its pictures, keeps responses small. */
export const cardFields = ['title', 'category', 'published', 'author', 'lead', 'picture', 'card'] as const;

/** Newest first; articles without a date come last. */
export const newestFirst = { field: 'published', direction: 'desc' } as const;

/** Includes every spelling of the category, because the content service matches only complete values. */
export const onlyPressReleases: ArticleCondition = {
  field: 'category',
  is: 'one-of',
  value: pressReleaseCategories,
};

export const noPressReleases: readonly ArticleCondition[] = pressReleaseCategories.map((value) => ({
  field: 'category',
  is: 'different',
  value,
}));

/** An upper limit; the carousel shows fewer articles. */
const maxFeatured = 20;

/** Lists of articles. Only the needed pages are read, so that the cost does not grow with the number of articles. */
@service
export class Articles {
  constructor(private readonly content: Content) {}

  /** Returns news, excluding press releases (NE-01). */
  listNews(
    locale: Locale,
    { category, ...range }: IndexRange & { readonly category?: NewsCategory | undefined },
  ): Promise<Result<ArticleRange, CallFailure>> {
    const where: readonly ArticleCondition[] =
      category === undefined ? noPressReleases : [{ field: 'category', is: 'equal', value: category }];
    return this.range({ locale, where }, range, (written) => !isPressRelease(written));
  }

  /** Returns only press releases (PR-01). */
  listReleases(locale: Locale, range: IndexRange): Promise<Result<ArticleRange, CallFailure>> {
    return this.range({ locale, where: [onlyPressReleases] }, range, isPressRelease);
  }

  /** Returns the news for the carousel; an empty list on failure. */
  async listFeatured(locale: Locale): Promise<readonly ArticleCard[]> {
    const where: readonly ArticleCondition[] = [
      { field: 'inCarousel', is: 'equal', value: true },
      ...noPressReleases,
    ];
    const found = await this.range(
      { locale, where },
      { from: 0, to: maxFeatured },
      (written) => !isPressRelease(written),
    );
    return found.ok ? found.value.cards : [];
  }

  /** Reads those pages of the content service that overlap the range. */
  private async range(
    query: Pick<Query, 'locale' | 'where'>,
    { from, to }: IndexRange,
    isWanted: (category: string) => boolean,
  ): Promise<Result<ArticleRange, CallFailure>> {
    const size = sizeFor(to - from);
    const first = Math.floor(from / size);
    const last = Math.max(first, Math.ceil(to / size) - 1);
    const pages = await Promise.all(
      Array.from({ length: last - first + 1 }, (_, index) =>
        this.content.findPage(newsArticle, {
          ...query,
          orderedBy: newestFirst,
          only: [...cardFields],
          size,
          number: first + index + 1,
        }),
      ),
    );
    const entries: Entry<NewsArticle>[] = [];
    let total = 0;
    for (const page of pages) {
      if (!page.ok) return page;
      entries.push(...page.value.entries);
      total = page.value.total;
    }
    const cards = entries
      .slice(from - first * size, to - first * size)
      .filter(({ content }) => isWanted(content.category))
      .flatMap((entry) => cardOf(entry) ?? []);
    return succeed({ cards, total });
  }
}

const sizeFor = (count: number): PageSize => {
  if (count <= 5) return 5;
  return count <= 20 ? 20 : 100;
};

/** Returns undefined if the article has no slug, because it cannot be linked to. */
export const cardOf = ({
  id,
  uid,
  content,
  firstPublished,
}: Entry<Pick<NewsArticle, (typeof cardFields)[number]>>): ArticleCard | undefined => {
  const slug = articleSlug(uid, content.title);
  if (slug === undefined) return undefined;
  const { title, card, lead, category, author, picture } = content;
  return {
    id,
    slug,
    title: card.title || title,
    text: card.text || lead,
    category: parseArticleCategory(category),
    published: content.published ?? (firstPublished === null ? undefined : new Date(firstPublished)),
    author,
    picture,
  };
};
