import { newsArticle } from '#domain/content/models/newsArticle';
import { locales, type Locale } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import { Content } from '../content/Content';
import { useCase } from '../useCase';
import { cardOf, newestFirst, noPressReleases, onlyPressReleases } from './Articles';
import type { ArticleKind } from './FindArticle';

interface ListedArticle {
  readonly path: string;
  readonly changed?: string;
  readonly pictures?: readonly string[];
}

type LocalizedArticle = Partial<Readonly<Record<Locale, ListedArticle>>>;

/**
 * Limits the articles listed per language. Older ones are omitted, because a sitemap can contain only 50,000 URLs.
 */
const maxPages = 150;

/** Lists every article, in each language that has it, for search engines. Reads the articles page by page. */
@useCase
export class ListArticles {
  constructor(private readonly content: Content) {}

  async execute(kind: ArticleKind): Promise<readonly LocalizedArticle[]> {
    const byName = new Map<string, LocalizedArticle>();
    for (const locale of locales) {
      for await (const [name, listed] of this.listedIn(locale, kind)) {
        byName.set(name, { ...byName.get(name), [locale]: listed });
      }
    }
    return [...byName.values()];
  }

  /** Yields each article with a name that identifies it in all languages. */
  private async *listedIn(
    locale: Locale,
    kind: ArticleKind,
  ): AsyncGenerator<readonly [string, ListedArticle]> {
    for (let number = 1; number <= maxPages; number += 1) {
      const found = await this.content.findPage(newsArticle, {
        locale,
        where: kind === 'release' ? [onlyPressReleases] : noPressReleases,
        orderedBy: newestFirst,
        only: ['title', 'category', 'picture'],
        size: 100,
        number,
      });
      if (!found.ok) return;
      for (const entry of found.value.entries) {
        const card = cardOf(entry);
        if (!card) continue;
        const { slug, picture } = card;
        const changed = entry.lastPublished;
        const name = entry.translations?.['en-us'] ?? slug;
        yield [
          name,
          {
            path: pathOf(kind === 'release' ? 'pressRelease' : 'newsItem', locale, { uid: slug }),
            ...(changed !== null && { changed }),
            ...(picture && { pictures: [picture.url] }),
          },
        ];
      }
      if (number >= found.value.pages) return;
    }
  }
}
