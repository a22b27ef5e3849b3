import type { Locale } from '#domain/language/Locale';
import { pickFields } from '#domain/content/model/fields';
import { newsArticle } from '#domain/content/models/newsArticle';
import type { ArticleCard } from '#domain/news/Article';
import { isPressRelease } from '#domain/news/categories';
import { chosenDocuments } from '../content/chosenDocuments';
import { Content } from '../content/Content';
import { BuiltPages } from '../navigation/BuiltPages';
import { service } from '../useCase';
import { cardOf, cardFields } from './Articles';

const cardArticle = pickFields(newsArticle, cardFields);

/** Articles that an editor references on another page. */
@service
export class ChosenArticles {
  constructor(
    private readonly content: Content,
    private readonly built: BuiltPages,
  ) {}

  /** Returns the articles in the order of the slugs. Omits press releases and missing articles. */
  async list(slugs: readonly string[], locale: Locale): Promise<readonly ArticleCard[]> {
    if (!this.built.has('newsItem')) return [];
    const documents = await chosenDocuments(this.content, cardArticle, slugs, locale);
    return documents
      .filter(({ content }) => !isPressRelease(content.category))
      .flatMap((document) => cardOf(document) ?? []);
  }
}
