import { newsArticle, type NewsArticle } from '#domain/content/models/newsArticle';
import type { Locale } from '#domain/language/Locale';
import { articleSlug, type ArticleCard } from '#domain/news/Article';
import { isPressRelease } from '#domain/news/categories';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { Content, type Entry } from '../content/Content';
import { useCase } from '../useCase';
import { cardOf, newestFirst, noPressReleases } from './Articles';

export interface ArticleDetails {
  readonly id: string;
  readonly slug: string;
  readonly article: NewsArticle;
  /** The card of the article. If the article has no date, the card has the date of the document. */
  readonly card: ArticleCard;
  /** Last change, ISO 8601. */
  readonly changed: string | null;
  /** Slug in each language; undefined if unavailable. */
  readonly translations?: Entry<NewsArticle>['translations'];
  /** The next older article. */
  readonly previous?: ArticleCard | undefined;
  /** The next newer article. */
  readonly next?: ArticleCard | undefined;
}

export type ArticleKind = 'news' | 'release';

/**
 * Maximum number of articles that are read to find a neighbor. Several are needed, because articles may share a
 * timestamp.
 */
const maxSimultaneous = 5;

/** Maximum number of articles that are read when searching titles for the words of a slug. */
const maxTitleMatches = 20;

/** Finds an article and its neighbors (NE-03). The slug is either the document's or derived from the title. */
@useCase
export class FindArticle {
  constructor(private readonly content: Content) {}

  /** Returns undefined if no article of this kind has the slug. */
  async execute(
    address: string,
    locale: Locale,
    kind: ArticleKind = 'news',
  ): Promise<Result<ArticleDetails | undefined, CallFailure>> {
    const found = await this.entryAt(address, locale, kind);
    if (!found.ok) return found;
    const entry = found.value;
    const card = entry && cardOf(entry);
    if (!entry || !card) return succeed(undefined);
    const { id, content: article, lastPublished: changed, translations } = entry;
    const [previous, next] =
      kind === 'news'
        ? await Promise.all([
            this.neighborOf(entry, card.slug, locale, 'desc'),
            this.neighborOf(entry, card.slug, locale, 'asc'),
          ])
        : [];
    return succeed({
      id,
      slug: card.slug,
      article,
      card,
      changed,
      ...(translations && { translations }),
      previous,
      next,
    });
  }

  async has(
    address: string,
    locale: Locale,
    kind: ArticleKind = 'news',
  ): Promise<Result<boolean, CallFailure>> {
    const found = await this.entryAt(address, locale, kind);
    return found.ok ? succeed(found.value !== undefined) : found;
  }

  /** If two articles have the same slug, returns the newer one. */
  private async entryAt(
    address: string,
    locale: Locale,
    kind: ArticleKind,
  ): Promise<Result<Entry<NewsArticle> | undefined, CallFailure>> {
    const isWanted = ({ content }: Entry<NewsArticle>): boolean =>
      isPressRelease(content.category) === (kind === 'release');
    const bySlug = await this.content.findPage(newsArticle, {
      locale,
      uid: address,
      orderedBy: newestFirst,
      size: maxSimultaneous,
    });
    if (!bySlug.ok) return bySlug;
    const [own] = bySlug.value.entries.filter(isWanted);
    if (own) return succeed(own);
    const words = address.replaceAll('-', ' ');
    if (bySlug.value.total > 0 || words.trim() === '') return succeed(undefined);
    const byTitle = await this.content.findPage(newsArticle, {
      locale,
      words,
      orderedBy: newestFirst,
      size: maxTitleMatches,
    });
    if (!byTitle.ok) return byTitle;
    return succeed(
      byTitle.value.entries.find(
        (entry) => isWanted(entry) && articleSlug(entry.uid, entry.content.title) === address,
      ),
    );
  }

  /** Returns undefined if there is no neighbor, if the article has no date, and on failure. */
  private async neighborOf(
    { id, content }: Entry<NewsArticle>,
    address: string,
    locale: Locale,
    direction: 'asc' | 'desc',
  ): Promise<ArticleCard | undefined> {
    const { published } = content;
    if (!published) return undefined;
    // Moves the limit by 1 ms to include articles with the same timestamp.
    const limit = new Date(published.getTime() + (direction === 'desc' ? 1 : -1));
    const found = await this.content.findPage(newsArticle, {
      locale,
      where: [
        { field: 'published', is: direction === 'desc' ? 'before' : 'after', value: limit },
        ...noPressReleases,
      ],
      orderedBy: { field: 'published', direction },
      only: ['title', 'category', 'published', 'card'],
      size: maxSimultaneous,
    });
    if (!found.ok) return undefined;
    const { entries } = found.value;
    const isBeyond = (entry: Entry<NewsArticle>): boolean =>
      entry.content.published?.getTime() !== published.getTime() ||
      (direction === 'desc' ? entry.id > id : entry.id < id);
    return entries
      .filter(({ content: other }) => !isPressRelease(other.category))
      .sort((one, other) => orderOf(one, other) * (direction === 'desc' ? 1 : -1))
      .filter(isBeyond)
      .flatMap((entry) => cardOf(entry) ?? [])
      .find((card) => card.slug !== address);
  }
}

const timeOf = ({ content }: Entry<NewsArticle>): number => content.published?.getTime() ?? 0;

/** Newest first; articles with the same timestamp are sorted by id, as in the lists. */
const orderOf = (one: Entry<NewsArticle>, other: Entry<NewsArticle>): number =>
  timeOf(other) - timeOf(one) || (one.id < other.id ? -1 : 1);
