import { newsArticle, type NewsArticle } from '../../domain/content/models/newsArticle';
import type { Locale } from '../../domain/language/Locale';
import { isPressRelease } from '../../domain/news/categories';
import { listedRelease, type PressRelease } from '../../domain/press/PressRelease';
import { Content } from '../content/Content';
import { service } from '../useCase';

/** The press releases among the articles (PR-01). */
@service
export class PressReleases {
  constructor(private readonly content: Content) {}

  /** Newest first; those without a title or an address are left out, as nobody could read them. */
  async list(locale: Locale): Promise<readonly PressRelease[]> {
    const articles = await this.content.all(listedRelease, { locale, pageSize: 100 });
    return articles
      .flatMap(({ uid, firstPublished, content }): readonly PressRelease[] => {
        const { title, category, published, lead, picture, card } = content;
        if (!uid || title === '' || !isPressRelease(category)) return [];
        const at = published ?? (firstPublished === null ? undefined : new Date(firstPublished));
        return [{ uid, title: card.title || title, text: card.text || lead, published: at, picture }];
      })
      .toSorted((one, other) => (other.published?.getTime() ?? 0) - (one.published?.getTime() ?? 0));
  }

  /** Nothing for an address without a release: news are no releases. */
  async one(uid: string, locale: Locale): Promise<NewsArticle | undefined> {
    const { content, isMissing } = await this.content.one(newsArticle, { locale, uid });
    return isMissing || !isPressRelease(content.category) ? undefined : content;
  }
}
