import { locales, type Locale } from '../../domain/language/Locale';
import { legalPageKeys, legalSlug } from '../../domain/navigation/legalSlugs';
import { legalPath, pathOf } from '../../domain/navigation/matchPath';
import { routes, type Route, type RouteId } from '../../domain/navigation/routes';
import { isSearchable } from '../../domain/navigation/searchable';
import { Documents, type ContentDocument } from '../content/Documents';
import { useCase } from '../useCase';
import { BuiltPages } from './BuiltPages';

/** A page in one language. */
export interface ListedPage {
  readonly path: string;
  /** As ISO 8601 writes it; nothing when the page has no document of its own. */
  readonly changed?: string;
}

type PageInAll = Readonly<Record<Locale, ListedPage>>;

type DocumentsIn = Readonly<Record<Locale, readonly ContentDocument[]>>;

/** Every page that a visitor can begin with, in each language: for search engines. */
@useCase
export class ListPages {
  constructor(
    private readonly built: BuiltPages,
    private readonly documents: Documents,
  ) {}

  async execute(): Promise<readonly PageInAll[]> {
    const [landing, buy, legal] = await Promise.all([
      this.all('landing_page'),
      this.all('buy_page'),
      this.all('legal_page'),
    ]);
    const ownDocuments: Partial<Record<RouteId, DocumentsIn>> = { home: landing, buy };
    const table: readonly Route[] = routes;
    return table
      .filter((route) => isSearchable(route) && this.built.has(route.id))
      .flatMap((route): readonly PageInAll[] => {
        if (route.id === 'legal') return legalPagesIn(legal);
        // Pages of a kind are listed with the documents they show.
        if (route.paths['en-us'].includes(':')) return [];
        const own = ownDocuments[route.id];
        return [inAll((locale) => listed(pathOf(route.id, locale), documentOf(own, locale, route.id)))];
      });
  }

  private async all(type: string): Promise<DocumentsIn> {
    const found = await Promise.all(
      locales.map(async (locale) => {
        const page = await this.documents.find({ type, locale, pageSize: 100 });
        return [locale, page.ok ? page.value.documents : []] as const;
      }),
    );
    return Object.fromEntries(found) as unknown as DocumentsIn;
  }
}

const inAll = (page: (locale: Locale) => ListedPage): PageInAll =>
  Object.fromEntries(locales.map((locale) => [locale, page(locale)])) as unknown as PageInAll;

const legalPagesIn = (documents: DocumentsIn): readonly PageInAll[] =>
  legalPageKeys.map((key) =>
    inAll((locale) => {
      const uid = legalSlug(key, locale).toLowerCase();
      return listed(legalPath(key, locale), documentOf(documents, locale, uid));
    }),
  );

const documentOf = (
  documents: DocumentsIn | undefined,
  locale: Locale,
  uid: string,
): ContentDocument | undefined => documents?.[locale].find((document) => document.uid === uid);

const listed = (path: string, document: ContentDocument | undefined): ListedPage =>
  document?.lastPublished ? { path, changed: document.lastPublished } : { path };
