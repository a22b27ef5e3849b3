import { localeOfPath } from '#domain/language/Locale';
import { startUpstream, type Upstream } from './upstream';

/**
 * Renderer that requests its pages from `/rendering` of the back end. There the test controls the responses and
 * counts the requests.
 */
export const stubRenderer = `
const ask = async (apiOrigin, path) => (await fetch(apiOrigin + path)).json();
const live = { version: undefined, isStale: false };
exports.renderer = {
  builtPages: ['home', 'buy', 'legal', 'newsItem', 'signupWithKey', 'resetPassword', 'activate'],
  render: async ({ path, apiOrigin, isLookedUp, country }) => {
    const query = '?path=' + encodeURIComponent(path) + (country ? '&country=' + country : '');
    const found = isLookedUp ? await ask(apiOrigin, '/looked-up' + query) : { isThere: true };
    return found.isThere ? ask(apiOrigin, '/rendering' + query) : { kind: 'missing', contentRef: found.contentRef };
  },
  liveData: (apiOrigin) => ({
    ...live,
    isCurrent: (version) => version === live.version,
    refresh: async () => void Object.assign(live, await ask(apiOrigin, '/live')),
  }),
  listPages: ({ apiOrigin }) => ask(apiOrigin, '/listing'),
  listContentPaths: async ({ apiOrigin }) => (await ask(apiOrigin, '/content-paths')) ?? undefined,
  loadFeed: ({ apiOrigin }, locale, category = '') => ask(apiOrigin, '/news?locale=' + locale + '&category=' + category),
  loadMaintenance: async ({ apiOrigin }, locale) =>
    ({ ...(await ask(apiOrigin, '/news?locale=' + locale + '&category=')), path: '/server-status', entries: [] }),
  loadCard: async ({ apiOrigin }, locale, address) => (await ask(apiOrigin, '/card?address=' + address)) || undefined,
  openPreview: async () => ({ kind: 'unreachable' }),
};
`;

/** Published content and state of the content service. */
export class StubContent {
  ref = 'first';
  headline = 'The ring is open';
  /** Prices on pages below /legal; `arePricesOld` is the renderer's `isStale`. */
  prices: string | undefined;
  arePricesOld = false;
  /** HTML before the headline. */
  html = '';
  configuration: Record<string, unknown> = { contentEndpoint: '/content/api/v2' };
  service: 'well' | 'away' = 'well';
  /** While it is away, the renderer renders nothing, because it has no configuration. */
  api: 'well' | 'away' = 'well';
  /** Page whose document no longer exists. */
  missingPath: string | undefined;
  pages = [
    {
      'en-us': { path: '/', changed: '2026-03-01T09:00:00+00:00' },
      'fr-fr': { path: '/fr' },
      'de-de': { path: '/de' },
    },
  ];
  /** Paths of pages with a parameter. */
  paths = [
    ...['eula', 'privacy-policy', 'code-of-conduct'].map((slug) => `/legal/${slug}`),
    '/news/old',
    '/news/中',
  ];
  news: readonly object[] = [];
  /** Continues delayed renderings. */
  release: (() => void) | undefined;
  private held: Promise<void> | undefined;

  hold(): void {
    this.held = new Promise((done) => {
      this.release = () => {
        this.held = undefined;
        done();
      };
    });
  }

  publish(ref: string, headline: string): void {
    this.ref = ref;
    this.headline = headline;
  }

  async respondTo(url: URL): Promise<unknown> {
    switch (url.pathname) {
      case '/configuration':
        return this.api === 'well' ? this.configuration : undefined;
      case '/content/api/v2':
        return this.service === 'well'
          ? { refs: [{ id: 'master', ref: this.ref, isMasterRef: true }] }
          : undefined;
      case '/rendering': {
        if (this.api === 'away') return { kind: 'nothing' };
        const rendering = this.renderingOf(
          url.searchParams.get('path') ?? '',
          url.searchParams.get('country') ?? '',
        );
        await this.held;
        return rendering;
      }
      case '/live':
        return { version: this.prices, isStale: this.arePricesOld };
      case '/listing':
        return { contentRef: this.contentRef, pages: this.pages };
      case '/content-paths':
        return this.api === 'well' ? { contentRef: this.contentRef, paths: this.paths } : null;
      case '/looked-up':
        return {
          contentRef: this.contentRef,
          isThere: this.api === 'away' || this.paths.includes(url.searchParams.get('path') ?? ''),
        };
      case '/card':
        return url.searchParams.get('address') === 'old'
          ? { contentRef: this.contentRef, title: 'The ring is open', category: 'Events' }
          : null;
      case '/news':
        return {
          contentRef: this.contentRef,
          title: ['News', url.searchParams.get('locale'), url.searchParams.get('category')]
            .filter(Boolean)
            .join(' '),
          description: 'What is new',
          items: this.news,
        };
      default:
        return undefined;
    }
  }

  private get contentRef(): string | undefined {
    return this.service === 'well' ? this.ref : undefined;
  }

  private renderingOf(path: string, country: string): unknown {
    const prices = /^\/(legal|buy)\b/.test(path) ? this.prices : undefined;
    const isMissing = path.endsWith('/~') || path === this.missingPath;
    return {
      kind: 'page',
      html: `${this.html}<h1>${this.service === 'well' ? this.headline : 'The bundled headline'}</h1>${prices ?? ''}${country}`,
      head: {
        title: 'Home · Farstead',
        page: 'Home',
        product: 'Farstead',
        description: 'A game',
        locale: localeOfPath(path),
        trail: [],
      },
      state: JSON.stringify({ headline: this.headline, ...(country !== '' && { country }) }),
      page: 'home',
      path,
      contentRef: this.contentRef,
      isMissing,
      ...(prices !== undefined && { liveVersion: prices }),
    };
  }
}

/** Starts a back end for web servers with the stub renderer. */
export const startBackEnd = (content: StubContent): Promise<Upstream> =>
  startUpstream(async (request, response) => {
    const answer = await content.respondTo(new URL(request.url ?? '/', 'http://localhost'));
    response.writeHead(answer === undefined ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });

/** Number of requests to a path of the back end. Without a query in `path`, requests with any query count. */
export const countRequests = (backEnd: Upstream, path: string): number =>
  backEnd.received.filter(({ url }) => url === path || url?.startsWith(`${path}?`)).length;
