import type { Seller } from '#domain/configuration/Seller';
import type { Locale } from '#domain/language/Locale';
import type { NewsCategory } from '#domain/news/categories';

/** The form fields sent by a browser without JavaScript. */
export type PostedFields = Readonly<Record<string, string>>;

/** A form that a browser without JavaScript submitted to a page. */
export interface PostedForm {
  readonly fields: PostedFields;
  /** Function that calls the API on behalf of the visitor. */
  readonly fetch: typeof fetch;
}

/** One request to the renderer. */
export interface RenderRequest {
  /** Path with the query, but without the origin. */
  readonly path: string;
  /** Origin at which this process reaches the API, and the content service if its endpoint has no host. */
  readonly apiOrigin: string;
  /** The visitor's country (ISO 3166-1 alpha-2). Without it, prices are placeholders. Only for `isPriced` routes. */
  readonly country?: string | undefined;
  /** Timeout in milliseconds for all requests to the content service. On timeout, the bundled copies are used. */
  readonly timeoutMs?: number;
  /** State that the web server has just read. Otherwise, the renderer requests it. */
  readonly published?: PublishedState | undefined;
  /** Whether to look up the path in the content first, and to render nothing if it is missing. */
  readonly isLookedUp?: boolean;
  /** Form for the page to handle. If there is one, the response is for this visitor only. */
  readonly postedForm?: PostedForm;
}

/** What is currently published. */
export interface PublishedState {
  /** Content ref; undefined while the API or the content service does not respond. */
  readonly ref?: string | undefined;
  /** Last response of /configuration. */
  readonly configuration: string;
}

interface FromContent {
  /** The content ref of the content on the page; undefined if any of it came from bundled copies. */
  readonly contentRef: string | undefined;
}

interface RenderedHead {
  readonly title: string;
  /** The two parts of the title. */
  readonly page: string;
  readonly product: string;
  readonly description: string;
  readonly locale: Locale;
  /** The parent pages, starting with the home page. */
  readonly trail: readonly { readonly name: string; readonly path: string }[];
  /** Questions that the page answers, as plain text. */
  readonly questions?: readonly { readonly question: string; readonly answer: string }[];
  /** Steps of the instructions on the page, as plain text. */
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
  /** Paths by language, for the languages in which the page exists; undefined if it exists in all languages. */
  readonly translations?: Partial<Readonly<Record<Locale, string>>>;
}

export interface RenderedPage extends FromContent {
  readonly kind: 'page';
  /** Undefined if the remote configuration does not name the seller. */
  readonly seller?: Seller;
  readonly html: string;
  readonly head: RenderedHead;
  /** JSON that the application hydrates with. */
  readonly state: string;
  /** The route's id, which names the page's chunk. */
  readonly page: string;
  readonly path: string;
  /** True if the page exists but the requested document does not. The web server then responds with 404. */
  readonly isMissing: boolean;
  /** Version of the live data on the page; undefined if there is none. */
  readonly liveVersion?: string;
}

/** API data on rendered pages, such as prices. This process caches it. Its requests name no visitor. */
export interface LiveData {
  /** Changes whenever any of the data changes. */
  readonly version: string;
  /** @param version `liveVersion` of a page; whether the data that it shows is unchanged */
  isCurrent(version: string): boolean;
  /** Whether the web server should wait for `refresh` before it serves a visitor. */
  readonly isStale: boolean;
  /**
   * Requests the API data that pages have shown. Settles within about a second and never rejects.
   * @returns undefined if no refresh is due
   */
  refresh(): Promise<void> | undefined;
}

interface RenderedRedirect extends FromContent {
  readonly kind: 'redirect';
  readonly to: string;
}

/** A path that was looked up, and for which the content has no document. */
interface MissingPath extends FromContent {
  readonly kind: 'missing';
}

/** `nothing`: the page needs a browser, or its data could not be loaded. */
type Rendering = RenderedPage | RenderedRedirect | MissingPath | { readonly kind: 'nothing' };

export interface ListedPage {
  readonly path: string;
  readonly changed?: string;
  /** The page's images. URLs on this site have no origin. */
  readonly images?: readonly { readonly url: string; readonly title: string }[];
  readonly videos?: readonly {
    readonly url: string;
    readonly thumbnail: string;
    readonly title: string;
    readonly description: string;
    readonly seconds?: number;
  }[];
  /** URLs of the page's pictures. */
  readonly pictures?: readonly string[];
}

/** Every page on which a visit can start. */
export interface PageList extends FromContent {
  /** One entry per page: the page in each language in which it exists. */
  readonly pages: readonly Partial<Readonly<Record<Locale, ListedPage>>>[];
}

/** Paths of the public pages whose parameter identifies something in the content. */
interface PathList extends FromContent {
  readonly paths: readonly string[];
}

/** Data for the preview picture that other sites show for a link to an article. */
export interface SocialCard extends FromContent {
  readonly title: string;
  /** Empty if the article has no category. */
  readonly category: string;
  /** URL of the article's picture. */
  readonly picture?: string;
}

/** The news in one language, newest first. Dates are in ISO 8601. */
export interface NewsFeed extends FromContent {
  readonly title: string;
  readonly description: string;
  readonly items: readonly {
    /** Id of an entry without its own page. The id of any other entry is its path. */
    readonly id?: string;
    readonly title: string;
    readonly summary: string;
    readonly path: string;
    readonly published: string;
    readonly author?: string;
    readonly category?: string;
    /** URL of the entry's picture. */
    readonly picture?: string;
  }[];
}

/** The maintenance log in one language, latest first. Dates are in ISO 8601. */
export interface MaintenanceFeed extends FromContent {
  readonly title: string;
  readonly description: string;
  /** Path of the page that shows the maintenance. */
  readonly path: string;
  readonly entries: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly from: string;
    /** Undefined if the end is not known yet. */
    readonly to?: string;
    readonly changed?: string;
  }[];
}

/** Parameters of a preview link from the content service. */
export interface PreviewLink {
  readonly token: string;
  readonly documentId: string;
}

/**
 * - `foreign`: the token belongs to no current preview of the repository
 * - `unreachable`: the content service did not respond
 */
export type PreviewResult =
  { readonly kind: 'opened'; readonly path: string } | { readonly kind: 'foreign' | 'unreachable' };

/** Exported by `main.server.tsx` as `renderer`, and called by the web server. */
export interface Renderer {
  /** Ids of the routes for which this build has a page. */
  readonly builtPages: readonly string[];
  /** Renders a page for a guest. */
  render(visit: RenderRequest): Promise<Rendering>;
  /** @param apiOrigin same value as for `render` */
  liveData(apiOrigin: string): LiveData;
  /** Lists the pages. Returns undefined if the remote configuration could not be loaded. */
  listPages(visit: RenderRequest): Promise<PageList | undefined>;
  /** Lists the paths of the content. Returns undefined if the remote configuration could not be loaded. */
  listContentPaths(visit: RenderRequest): Promise<PathList | undefined>;
  /**
   * Loads the news feed. Returns undefined if the remote configuration could not be loaded.
   * @param category category of the news; undefined for all news
   */
  loadFeed(visit: RenderRequest, locale: Locale, category?: NewsCategory): Promise<NewsFeed | undefined>;
  /** Loads the maintenance feed. Returns undefined if the remote configuration could not be loaded. */
  loadMaintenance(visit: RenderRequest, locale: Locale): Promise<MaintenanceFeed | undefined>;
  /** Loads the card of a shared article. Returns undefined if the article is unknown or could not be read. */
  loadCard(visit: RenderRequest, locale: Locale, address: string): Promise<SocialCard | undefined>;
  /** Resolves a preview link from the content service to a path of this site (CT-03). */
  openPreview(link: PreviewLink & Pick<RenderRequest, 'apiOrigin'>): Promise<PreviewResult>;
}
