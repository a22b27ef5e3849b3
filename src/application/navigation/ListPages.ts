import type { Model } from '../../domain/content/model/Field';
import { buyPage } from '../../domain/content/models/buyPage';
import { landingPage } from '../../domain/content/models/landingPage';
import { legalPage } from '../../domain/content/models/legalPage';
import { locales, type Locale } from '../../domain/language/Locale';
import { legalPageKeys, legalSlug } from '../../domain/navigation/legalSlugs';
import { legalPath, pathOf } from '../../domain/navigation/matchPath';
import { routes, type Route, type RouteId } from '../../domain/navigation/routes';
import { isSearchable } from '../../domain/navigation/searchable';
import { listedPillar } from '../../domain/pillars/listedPillar';
import { pillarPageOf } from '../../domain/pillars/pillars';
import { listedTutorial } from '../../domain/tutorials/Tutorials';
import { Content, type Entry } from '../content/Content';
import { ListMediaOfPages, type MediaByPage, type PageMedia } from '../media/ListMediaOfPages';
import { archivePath } from '../../domain/news/newsPaths';
import { newsCategories } from '../../domain/news/categories';
import { SectionPages, type SectionPageKind } from '../discover/SectionPages';
import { ListArticles } from '../news/ListArticles';
import { useCase } from '../useCase';
import { BuiltPages } from './BuiltPages';

interface ListedPage extends PageMedia {
  readonly path: string;
  /** Last change, ISO 8601; absent if the page has no document. */
  readonly changed?: string;
  /** URLs of the page's pictures. */
  readonly pictures?: readonly string[];
}

type PageInAll = Partial<Readonly<Record<Locale, ListedPage>>>;

type Dated = Omit<Entry<unknown>, 'content'>;

type DocumentsIn = Readonly<Record<Locale, readonly Dated[]>>;

const noMedia: MediaByPage = {};

/** Lists every entry page in each language, for search engines. */
@useCase
export class ListPages {
  constructor(
    private readonly built: BuiltPages,
    private readonly content: Content,
    private readonly media: ListMediaOfPages,
    private readonly articles: ListArticles,
    private readonly sectionPages: SectionPages,
  ) {}

  async execute(): Promise<readonly PageInAll[]> {
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
    const ownDocuments: Partial<Record<RouteId, DocumentsIn>> = { home: landing, buy };
    const table: readonly Route[] = routes;
    return table
      .filter((route) => isSearchable(route) && this.built.has(route.id))
      .flatMap((route): readonly PageInAll[] => {
        if (route.id === 'legal') return legalPagesIn(legal);
        if (route.id === 'tutorial') return tutorials ? inEveryLanguage('tutorial', 'slug', tutorials) : [];
        if (route.id === 'pressRelease') return releases;
        if (route.id === 'landing') return landings ? inEveryLanguage('landing', 'uid', landings) : [];
        if (route.id === 'update') return updates ? inEveryLanguage('update', 'uid', updates) : [];
        if (route.id === 'newsItem') return articles;
        if (route.id === 'newsCategory') return categoryPages();
        const pillar = pillarPageOf(route.id);
        if (pillar) return pillars ? pillarPages(route.id, pillar, pillars) : [];
        // Pages with parameters are listed with their documents.
        if (route.paths['en-us'].includes(':')) return [];
        const own = ownDocuments[route.id];
        return [
          inAll((locale) => ({
            ...listed(pathOf(route.id, locale), documentOf(own, locale, route.id)),
            ...media[route.id]?.[locale],
          })),
        ];
      });
  }

  private async sectionsIn(kind: SectionPageKind): Promise<DocumentsIn> {
    const found = await Promise.all(
      locales.map(async (locale) => [locale, await this.sectionPages.all(kind, locale)] as const),
    );
    return Object.fromEntries(found) as unknown as DocumentsIn;
  }

  private async all<T>(
    model: Model<T>,
    isWanted: (document: Entry<T>) => boolean = () => true,
  ): Promise<DocumentsIn> {
    const found = await Promise.all(
      locales.map(
        async (locale) =>
          [locale, (await this.content.all(model, { locale, pageSize: 100 })).filter(isWanted)] as const,
      ),
    );
    return Object.fromEntries(found) as unknown as DocumentsIn;
  }
}

const categoryPages = (): readonly PageInAll[] =>
  newsCategories.map((category) => inAll((locale) => ({ path: archivePath(locale, category) })));

const inAll = (page: (locale: Locale) => ListedPage): PageInAll =>
  Object.fromEntries(locales.map((locale) => [locale, page(locale)])) as unknown as PageInAll;

const legalPagesIn = (documents: DocumentsIn): readonly PageInAll[] =>
  legalPageKeys.map((key) =>
    inAll((locale) => {
      const uid = legalSlug(key, locale).toLowerCase();
      return listed(legalPath(key, locale), documentOf(documents, locale, uid));
    }),
  );

/** Lists only the documents that exist in every language. */
const inEveryLanguage = (id: RouteId, parameter: string, documents: DocumentsIn): readonly PageInAll[] => {
  const slugs = new Set(documents['en-us'].flatMap(({ uid }) => uid ?? []));
  return [...slugs]
    .filter((slug) => locales.every((locale) => documentOf(documents, locale, slug)))
    .map((slug) =>
      inAll((locale) =>
        listed(pathOf(id, locale, { [parameter]: slug }), documentOf(documents, locale, slug)),
      ),
    );
};

/** Lists the page in the languages in which it is ready. */
const pillarPages = (id: RouteId, uid: string, ready: DocumentsIn): readonly PageInAll[] => {
  const there = locales.flatMap((locale): [Locale, ListedPage][] => {
    const document = documentOf(ready, locale, uid);
    return document ? [[locale, listed(pathOf(id, locale), document)]] : [];
  });
  return there.length > 0 ? [Object.fromEntries(there) as PageInAll] : [];
};

const documentOf = (documents: DocumentsIn | undefined, locale: Locale, uid: string): Dated | undefined =>
  documents?.[locale].find((document) => document.uid === uid);

const listed = (path: string, document: Dated | undefined): ListedPage =>
  document?.lastPublished ? { path, changed: document.lastPublished } : { path };
