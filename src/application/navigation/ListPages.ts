import type { Model } from '#domain/content/model/Field';
import { buyPage } from '#domain/content/models/buyPage';
import { landingPage } from '#domain/content/models/landingPage';
import { legalPage } from '#domain/content/models/legalPage';
import { locales, type Locale } from '#domain/language/Locale';
import { legalPageKeys, legalSlug } from '#domain/navigation/legalSlugs';
import { legalPath, pathOf } from '#domain/navigation/pagePaths';
import { routes, type Route, type RouteId } from '#domain/navigation/routes';
import { isIndexable } from '#domain/navigation/isIndexable';
import { listedPillar } from '#domain/pillars/listedPillar';
import { pillarPageOf } from '#domain/pillars/pillars';
import { listedTutorial } from '#domain/tutorials/Tutorials';
import { Content, type Entry } from '../content/Content';
import { ListMediaOfPages, type MediaByPage, type PageMedia } from '../media/ListMediaOfPages';
import { archivePath } from '#domain/news/newsPaths';
import { newsCategories } from '#domain/news/categories';
import { SectionPages, type SectionPageKind } from '../discover/SectionPages';
import { ListArticles } from '../news/ListArticles';
import { useCase } from '../useCase';
import { BuiltPages } from './BuiltPages';

interface ListedPage extends PageMedia {
  readonly path: string;
  /** Last change, ISO 8601; absent if the page is not based on a document. */
  readonly changed?: string;
  /** URLs of the page's pictures. */
  readonly pictures?: readonly string[];
}

type LocalizedPage = Partial<Readonly<Record<Locale, ListedPage>>>;

type DatedDocument = Omit<Entry<unknown>, 'content'>;

type DocumentsByLocale = Readonly<Record<Locale, readonly DatedDocument[]>>;

const noMedia: MediaByPage = {};

/** Lists every indexable page in each language, for search engines. */
@useCase
export class ListPages {
  constructor(
    private readonly built: BuiltPages,
    private readonly content: Content,
    private readonly media: ListMediaOfPages,
    private readonly articles: ListArticles,
    private readonly sectionPages: SectionPages,
  ) {}

  async execute(): Promise<readonly LocalizedPage[]> {
    const [landing, buy, legal, tutorials, media, releases, articles, pillars, landings, updates] =
      await Promise.all([
        this.all(landingPage),
        this.all(buyPage),
        this.all(legalPage),
        this.built.has('tutorial') ? this.all(listedTutorial) : undefined,
        this.built.has('media') ? this.media.execute() : noMedia,
        this.built.has('pressRelease') ? this.articles.execute('release') : [],
        this.built.has('newsItem') ? this.articles.execute('news') : [],
        this.built.has('pillarBuilders') ? this.all(listedPillar, ({ content }) => content.ready) : undefined,
        this.built.has('landing') ? this.sectionsIn('landing') : undefined,
        this.built.has('update') ? this.sectionsIn('update') : undefined,
      ]);
    const ownDocuments: Partial<Record<RouteId, DocumentsByLocale>> = { home: landing, buy };
    const table: readonly Route[] = routes;
    return table
      .filter((route) => isIndexable(route) && this.built.has(route.id))
      .flatMap((route): readonly LocalizedPage[] => {
        if (route.id === 'legal') return legalPagesIn(legal);
        if (route.id === 'tutorial') return tutorials ? inEveryLanguage('tutorial', 'slug', tutorials) : [];
        if (route.id === 'pressRelease') return releases;
        if (route.id === 'landing') return landings ? inEveryLanguage('landing', 'uid', landings) : [];
        if (route.id === 'update') return updates ? inEveryLanguage('update', 'uid', updates) : [];
        if (route.id === 'newsItem') return articles;
        if (route.id === 'newsCategory') return categoryPages();
        const pillar = pillarPageOf(route.id);
        if (pillar) return pillars ? pillarPages(route.id, pillar, pillars) : [];
        // Each page with a parameter is handled above, because it needs its document.
        if (route.paths['en-us'].includes(':')) return [];
        const own = ownDocuments[route.id];
        return [
          forAllLocales((locale) => ({
            ...toListedPage(pathOf(route.id, locale), documentOf(own, locale, route.id)),
            ...media[route.id]?.[locale],
          })),
        ];
      });
  }

  private async sectionsIn(kind: SectionPageKind): Promise<DocumentsByLocale> {
    const found = await Promise.all(
      locales.map(async (locale) => [locale, await this.sectionPages.findAll(kind, locale)] as const),
    );
    return Object.fromEntries(found) as unknown as DocumentsByLocale;
  }

  private async all<T>(
    model: Model<T>,
    isWanted: (document: Entry<T>) => boolean = () => true,
  ): Promise<DocumentsByLocale> {
    const found = await Promise.all(
      locales.map(
        async (locale) =>
          [locale, (await this.content.findAll(model, { locale, pageSize: 100 })).filter(isWanted)] as const,
      ),
    );
    return Object.fromEntries(found) as unknown as DocumentsByLocale;
  }
}

const categoryPages = (): readonly LocalizedPage[] =>
  newsCategories.map((category) => forAllLocales((locale) => ({ path: archivePath(locale, category) })));

const forAllLocales = (page: (locale: Locale) => ListedPage): LocalizedPage =>
  Object.fromEntries(locales.map((locale) => [locale, page(locale)])) as unknown as LocalizedPage;

const legalPagesIn = (documents: DocumentsByLocale): readonly LocalizedPage[] =>
  legalPageKeys.map((key) =>
    forAllLocales((locale) => {
      const uid = legalSlug(key, locale).toLowerCase();
      return toListedPage(legalPath(key, locale), documentOf(documents, locale, uid));
    }),
  );

/** Lists only the documents that exist in every language. */
const inEveryLanguage = (
  id: RouteId,
  parameter: string,
  documents: DocumentsByLocale,
): readonly LocalizedPage[] => {
  const slugs = new Set(documents['en-us'].flatMap(({ uid }) => uid ?? []));
  return [...slugs]
    .filter((slug) => locales.every((locale) => documentOf(documents, locale, slug)))
    .map((slug) =>
      forAllLocales((locale) =>
        toListedPage(pathOf(id, locale, { [parameter]: slug }), documentOf(documents, locale, slug)),
      ),
    );
};

/** Lists the page in each language in which it is ready. */
const pillarPages = (id: RouteId, uid: string, ready: DocumentsByLocale): readonly LocalizedPage[] => {
  const there = locales.flatMap((locale): [Locale, ListedPage][] => {
    const document = documentOf(ready, locale, uid);
    return document ? [[locale, toListedPage(pathOf(id, locale), document)]] : [];
  });
  return there.length > 0 ? [Object.fromEntries(there) as LocalizedPage] : [];
};

const documentOf = (
  documents: DocumentsByLocale | undefined,
  locale: Locale,
  uid: string,
): DatedDocument | undefined => documents?.[locale].find((document) => document.uid === uid);

const toListedPage = (path: string, document: DatedDocument | undefined): ListedPage =>
  document?.lastPublished ? { path, changed: document.lastPublished } : { path };
