import { newsArticle } from '../../domain/content/models/newsArticle';
import { locales, type Locale } from '../../domain/language/Locale';
import { articlePath } from '../../domain/news/newsPaths';
import { Content } from '../content/Content';
import { useCase } from '../useCase';
import { cardOf, newestFirst, noPressReleases } from './Articles';

interface ListedArticle {
  readonly path: string;
  readonly changed?: string;
  readonly pictures?: readonly string[];
}

type InLanguages = Partial<Readonly<Record<Locale, ListedArticle>>>;

/** A site map holds 50,000 addresses: the newest articles of three languages. */
const mostPages = 150;

/** Every article in the languages that have it, for search engines. It is read page by page. */
@useCase
export class ListArticles {
  constructor(private readonly content: Content) {}

  async execute(): Promise<readonly InLanguages[]> {
    const byName = new Map<string, InLanguages>();
    for (const locale of locales) {
      for await (const [name, listed] of this.listedIn(locale)) {
        byName.set(name, { ...byName.get(name), [locale]: listed });
      }
    }
    return [...byName.values()];
  }

  /** With a name that is the same in all languages. */
  private async *listedIn(locale: Locale): AsyncGenerator<readonly [string, ListedArticle]> {
    for (let number = 1; number <= mostPages; number += 1) {
      const found = await this.content.page(newsArticle, {
        locale,
        where: noPressReleases,
        orderedBy: newestFirst,
        only: ['title', 'category', 'picture'],
        size: 100,
        number,
      });
      if (!found.ok) return;
      for (const entry of found.value.entries) {
        const card = cardOf(entry);
        if (!card) continue;
        const { address, picture } = card;
        const changed = entry.lastPublished;
        const name = entry.translations?.['en-us'] ?? address;
        yield [
          name,
          {
            path: articlePath(address, locale),
            ...(changed !== null && { changed }),
            ...(picture && { pictures: [picture.url] }),
          },
        ];
      }
      if (number >= found.value.pages) return;
    }
  }
}
