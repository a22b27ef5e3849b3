import type { Locale } from '../domain/language/Locale';
import type { NewsCategory } from '../domain/news/categories';

/** The fields of a form, as a browser without scripts sent them. */
export type SentFields = Readonly<Record<string, string>>;

/** A form that a browser without scripts sent to a page. */
export interface SentForm {
  readonly fields: SentFields;
  /** Calls the API in the name of the visitor. */
  readonly fetch: typeof fetch;
}

/** One request to the renderer. */
export interface Visit {
  /** With query, without origin. */
  readonly path: string;
  /** Where this process reaches the API and a content endpoint without a host. */
  readonly apiOrigin: string;
  /** Milliseconds for all requests to the content service; then the shipped copies are used. */
  readonly patience?: number;
  /** The page takes it, and is rendered for this visitor alone. */
  readonly sent?: SentForm;
}

interface FromContent {
  /** The ref of the content that was read; nothing when shipped copies were used for some of it. */
  readonly contentRef: string | undefined;
}

interface PageHead {
  readonly title: string;
  /** The two parts of the title. */
  readonly page: string;
  readonly product: string;
  readonly description: string;
  readonly locale: Locale;
  /** The pages above this one, home first. */
  readonly trail: readonly { readonly name: string; readonly path: string }[];
  /** That the page answers, as plain text. */
  readonly questions?: readonly { readonly question: string; readonly answer: string }[];
  /** Of the instructions that it gives, as plain text. */
  readonly steps?: readonly string[];
  readonly isUnlisted?: boolean;
  readonly article?: {
    readonly published?: string;
    readonly changed?: string;
    readonly author?: string;
    readonly section?: string;
    readonly picture?: string;
    readonly card: string;
  };
  /** The paths in the languages that have the page; all languages without it. */
  readonly translations?: Partial<Readonly<Record<Locale, string>>>;
}

export interface RenderedPage extends FromContent {
  readonly kind: 'page';
  readonly html: string;
  readonly head: PageHead;
  /** JSON that the application takes over with. */
  readonly state: string;
  /** The route's id, which names the page's chunk. */
  readonly page: string;
  readonly path: string;
  /** The page exists, but the document that was asked for does not: an error for machines. */
  readonly isMissing: boolean;
  /** The version of the live data that it shows; nothing when it shows none. */
  readonly liveVersion?: string;
}

/** What rendered pages show of the API, such as prices: kept by this process, the same for every visitor. */
export interface LiveData {
  /** Changes with what pages show. */
  readonly version: string;
  /** A visitor should wait for `refresh` first. */
  readonly isOld: boolean;
  /** Asks the API for what pages have shown. Ends within about a second, never rejects; nothing when it is not due. */
  refresh(): Promise<void> | undefined;
}

interface RenderedRedirect extends FromContent {
  readonly kind: 'redirect';
  readonly to: string;
}

/** `nothing`: the page needs a browser, or its data could not be loaded. */
type Rendering = RenderedPage | RenderedRedirect | { readonly kind: 'nothing' };

export interface ListedPage {
  readonly path: string;
  readonly changed?: string;
  /** Addresses of this site have no origin. */
  readonly images?: readonly { readonly url: string; readonly title: string }[];
  readonly videos?: readonly {
    readonly url: string;
    readonly thumbnail: string;
    readonly title: string;
    readonly description: string;
    readonly seconds?: number;
  }[];
  /** The addresses of its pictures. */
  readonly pictures?: readonly string[];
}

/** Every page that a visitor can begin with. */
export interface PageList extends FromContent {
  /** A page in the languages that have it. */
  readonly pages: readonly Partial<Readonly<Record<Locale, ListedPage>>>[];
}

/** The paths of the public pages whose parameter names something in the content. */
interface PathList extends FromContent {
  readonly paths: readonly string[];
}

interface PathAnswer extends FromContent {
  readonly isThere: boolean;
}

/** For the picture that other sites show for a link to an article. */
export interface SharedCard extends FromContent {
  readonly title: string;
  /** Empty where the article has none. */
  readonly category: string;
  /** The address of its picture. */
  readonly picture?: string;
}

/** The news of a language, newest first; dates as ISO 8601. */
export interface NewsFeed extends FromContent {
  readonly title: string;
  readonly description: string;
  readonly items: readonly {
    /** Of an entry that has no page of its own; else its path. */
    readonly id?: string;
    readonly title: string;
    readonly summary: string;
    readonly path: string;
    readonly published: string;
    readonly author?: string;
    readonly category?: string;
    /** The address of its picture. */
    readonly picture?: string;
  }[];
}

/** The maintenance log of a language, latest first; moments as ISO 8601. */
export interface MaintenanceLog extends FromContent {
  readonly title: string;
  readonly description: string;
  /** Of the page that shows it. */
  readonly path: string;
  readonly entries: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly from: string;
    /** Nothing when the end is open. */
    readonly to?: string;
    readonly changed?: string;
  }[];
}

/** What a preview link of the content service names. */
export interface PreviewLink {
  readonly token: string;
  readonly documentId: string;
}

/** `foreign`: the token is of another repository. `unreachable`: the content service did not answer. */
export type PreviewOpening =
  { readonly kind: 'opened'; readonly path: string } | { readonly kind: 'foreign' | 'unreachable' };

/** What `main.server.tsx` exports under the name `renderer`, and the host calls. */
export interface Renderer {
  /** The ids of the routes that this build has a page for. */
  readonly builtPages: readonly string[];
  /** Renders a page for a visitor who is not signed in. */
  render(visit: Visit): Promise<Rendering>;
  /** @param apiOrigin as for `render` */
  liveData(apiOrigin: string): LiveData;
  /** Nothing when the remote configuration could not be loaded. */
  listPages(visit: Visit): Promise<PageList | undefined>;
  /** Nothing when the remote configuration could not be loaded. */
  listContentPaths(visit: Visit): Promise<PathList | undefined>;
  /** Whether a path of a page is in the content whose paths are not listed; nothing when that could not be read. */
  lookUpPath(visit: Visit): Promise<PathAnswer | undefined>;
  /** Nothing when the remote configuration could not be loaded. @param category of the news; all without it */
  loadFeed(visit: Visit, locale: Locale, category?: NewsCategory): Promise<NewsFeed | undefined>;
  /** Nothing when the remote configuration could not be loaded. */
  loadMaintenance(visit: Visit, locale: Locale): Promise<MaintenanceLog | undefined>;
  /** What the card of a shared article shows; nothing for an unknown one, and when it could not be read. */
  loadCard(visit: Visit, locale: Locale, address: string): Promise<SharedCard | undefined>;
  /** Where a preview link of the content service leads to on this site (CT-03). */
  openPreview(link: PreviewLink & Pick<Visit, 'apiOrigin'>): Promise<PreviewOpening>;
}
