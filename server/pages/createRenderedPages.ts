import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Locale } from '#domain/language/Locale';
import { routeAt, type PageMatch } from '#domain/navigation/pagePaths';
import { notFoundPath } from '#domain/navigation/notFoundPath';
import { isVisitorSpecific, type Route } from '#domain/navigation/routes';
import { pageFilesName } from '#hydration/buildOutput';
import type { PublishedState, RenderedPage, Renderer } from '#hydration/Renderer';
import { PageDictionaries } from '../dictionaries/PageDictionaries';
import { publicStyles } from '../dictionaries/publicStyles';
import { htmlOf } from './htmlOf';
import type { InlineScripts } from './inlineScripts';
import { inlineStyles } from './inlineStyles';
import { RenderedPageCache, type Produce, type VersionedResponse } from './RenderedPageCache';
import { ContentPaths } from './ContentPaths';
import type { ContentWatch } from './ContentWatch';
import type { Pages, Redirect } from './Pages';
import { bytesOf, preparePageAsync, type PreparedPage } from './PreparedPage';
import { addState, stateNameOf, type PageStates } from './pageStates';
import type { ShellPages } from './readShellPages';

interface RenderedPagesOptions {
  readonly siteFolder: string;
  readonly renderer: Renderer;
  readonly inlineScripts: InlineScripts;
  readonly shell: ShellPages;
  readonly watch: ContentWatch;
  readonly retryDelayMs: number;
  /** Maximum bytes of rendered pages and their states in memory. */
  readonly maxBytes: number;
  /** Origin of the API and the content service; read once the port is known. */
  readonly apiOrigin: () => string;
  /** Public origin, for canonical URLs. */
  readonly publicOrigin: () => string;
}

/** Result of the lookup of a path for which the content has no document. */
interface Missing {
  readonly isMissing: true;
  /** Content ref of the lookup; undefined if the content service did not respond. */
  readonly ref: string | undefined;
}

type Answer = PreparedPage | Redirect;

interface CachedPath {
  readonly answer: Answer | Missing;
  readonly states: PageStates;
}

const bytesOfPath = ({ answer, states }: CachedPath): number =>
  [...states.values(), ...('bodies' in answer ? [answer] : [])].reduce((sum, page) => sum + bytesOf(page), 0);

/** Milliseconds that a visitor waits for a page to be rendered. */
const requestTimeoutMs = 3_000;

/** Paths without a document that are not looked up again. A link from another site may be wrong. */
const maximumMissing = 1_000;

const sharePicture = '/images/share.jpg';

/** Timeout of content requests in milliseconds while a page is re-rendered in the background. */
const backgroundTimeoutMs = 5_000;

/**
 * Public pages as HTML, rendered and compressed once per state of the content. If a page is not rendered in time, the
 * application shell is sent instead, which renders in the browser; with status 503 while the services fail.
 */
export const createRenderedPages = async (options: RenderedPagesOptions): Promise<Pages> => {
  const { siteFolder, renderer, inlineScripts, shell, watch, apiOrigin, publicOrigin } = options;
  const filesOf = JSON.parse(await readFile(join(siteFolder, pageFilesName), 'utf8')) as Record<
    string,
    string[]
  >;
  const picture = existsSync(join(siteFolder, sharePicture)) ? sharePicture : undefined;
  const built = new Set(renderer.builtPages);
  const liveData = () => renderer.liveData(apiOrigin());
  const cached = new RenderedPageCache({
    ...options,
    liveData,
    requestTimeoutMs,
    bound: { maxBytes: options.maxBytes, bytesOf: bytesOfPath },
  });
  /** Content ref for which the lookup of a path found no document. */
  const missing = new LRUCache<string, string>({ max: maximumMissing });
  const known = new ContentPaths({ ...options, requestTimeoutMs });

  const withState = async (
    states: PageStates,
    { state }: RenderedPage,
    isShared: boolean,
  ): Promise<PageStates> => {
    const name = stateNameOf(state);
    const traits = { contentType: 'application/json', isShared };
    return addState(states, name, states.get(name) ?? (await preparePageAsync(state, traits)));
  };

  const dictionaries = new PageDictionaries(await publicStyles(siteFolder, filesOf));

  const htmlAround = (page: RenderedPage, hasScripts = true) => {
    const surroundings = {
      template: shell.template,
      inlineScripts,
      files: filesOf[`page-${page.page}`] ?? [],
      origin: publicOrigin(),
      picture,
    };
    return inlineStyles(htmlOf(page, surroundings, hasScripts), siteFolder);
  };

  const make = async (
    path: string,
    isLookedUp: boolean,
    previous: CachedPath | undefined,
    published: PublishedState | undefined,
    country?: string,
  ): Promise<VersionedResponse<CachedPath> | undefined> => {
    const rendering = await renderer.render({
      path,
      apiOrigin: apiOrigin(),
      isLookedUp,
      published,
      country,
      ...(previous && { timeoutMs: backgroundTimeoutMs }),
    });
    if (rendering.kind === 'nothing') return undefined;
    const ref = rendering.contentRef;
    const earlier: PageStates = previous?.states ?? new Map();
    if (rendering.kind === 'missing')
      return { answer: { answer: { isMissing: true, ref }, states: earlier }, ref };
    if (rendering.kind === 'redirect')
      return { answer: { answer: { redirect: rendering.to }, states: earlier }, ref };
    const { isMissing, liveVersion } = rendering;
    const before = previous && 'bodies' in previous.answer ? previous.answer : undefined;
    const { html, styleHashes } = await htmlAround(rendering);
    const traits = {
      status: isMissing ? 404 : 200,
      isShared: !isMissing && ref !== undefined,
      isLive: liveVersion !== undefined,
      isPriced: routeAt(path).route.isPriced ?? false,
      styleHashes,
    };
    const [page, states] = await Promise.all([
      preparePageAsync(html, traits, before),
      withState(earlier, rendering, traits.isShared),
    ]);
    void dictionaries.addPage(path, page);
    return { answer: { answer: page, states }, ref, liveVersion };
  };

  const withoutRendering = (path: string): PreparedPage =>
    watch.isFailing ? shell.unavailableOf(path) : shell.shellOf(path);

  const pageAt = (path: string, country?: string): Answer | Promise<Answer> => {
    const answerIn = (found: CachedPath | undefined): Answer =>
      found && !('isMissing' in found.answer) ? found.answer : withoutRendering(path);
    const found = cached.get(cacheKey(path, country), (...before) => make(path, false, ...before, country));
    return found instanceof Promise ? found.then(answerIn) : answerIn(found);
  };

  /** Unknown paths of a route all get the same page, so that requests for made-up paths do not cause renderings. */
  const pageInContent = async (path: string, { route, locale }: PageMatch): Promise<Answer> => {
    const isKnown = await known.has(path);
    if (isKnown === undefined) return withoutRendering(path);
    return pageAt(isKnown ? path : unknownPathOf(route, locale));
  };

  /** Like `pageInContent`, but looks up this path in the content instead of loading the list of all paths. */
  const pageLookedUp = async (path: string, { route, locale }: PageMatch): Promise<Answer> => {
    const unknownPath = unknownPathOf(route, locale);
    // It is cached as a page, not as a path that was looked up.
    if (path === unknownPath || isEncoded(path)) return pageAt(unknownPath);
    if (missing.has(path)) {
      await watch.refresh();
      if (watch.current?.ref === missing.get(path)) return pageAt(unknownPath);
    }
    const makeThis: Produce<CachedPath> = (...before) => make(path, true, ...before);
    let found = await cached.get(path, makeThis);
    // The document may have been published a moment ago.
    if (found && 'isMissing' in found.answer) found = await cached.getCurrent(path, makeThis);
    if (!found) return withoutRendering(path);
    if (!('isMissing' in found.answer)) return found.answer;
    // Made-up paths must not evict pages.
    cached.delete(path);
    if (found.answer.ref !== undefined) missing.set(path, found.answer.ref);
    return pageAt(unknownPath);
  };

  const pageOf: Pages['pageOf'] = (path, country) => {
    const match = routeAt(path);
    const { route, locale, redirect, isUnknown } = match;
    if (isUnknown || !built.has(route.id)) return { redirect: notFoundPath(locale) };
    // The path was decoded, so it may contain characters that are not allowed in a header.
    if (redirect !== undefined) return { redirect: encodeURI(redirect) };
    // The page depends on the signed-in player, an emailed key or the chosen plan, which only the browser knows.
    if (isVisitorSpecific(route)) return shell.shellOf(path);
    if (route.isLookedUp) return pageLookedUp(path, match);
    return hasParameter(route)
      ? pageInContent(path, match)
      : pageAt(path, route.isPriced ? country : undefined);
  };

  return {
    pageOf,
    shellOf: shell.shellOf,
    dictionaries,
    async stateOf(name, path, country) {
      const key = cacheKey(path, routeAt(path).route.isPriced ? country : undefined);
      // Another process may have rendered this state. Rendering the page here usually creates the same state.
      if (!cached.peek(key)?.states.has(name)) await pageOf(path, country);
      // The page may have been prefetched or opened in another country.
      const own = cached.peek(key)?.states.get(name);
      return own ?? cached.find(({ states }) => states.has(name))?.states.get(name);
    },
    answerForm: async (path, postedForm) => {
      const rendering = await renderer.render({ path, apiOrigin: apiOrigin(), postedForm });
      if (rendering.kind === 'redirect') return { redirect: rendering.to };
      return rendering.kind === 'page' ? htmlAround(rendering, false) : undefined;
    },
    openPreview: (link) => renderer.openPreview({ ...link, apiOrigin: apiOrigin() }),
  };
};

/** Pages with prices are cached once per country. */
const cacheKey = (path: string, country: string | undefined): string =>
  country === undefined ? path : `${path}#${country}`;

/** Placeholder for the parameters of unknown paths. No document has this name. */
const unknownName = '~';

/** Whether a decoded path was encoded twice. No document's path contains a percent sign. */
const isEncoded = (path: string): boolean => path.includes('%');

const parameter = /:\w+/g;

const hasParameter = ({ paths }: Route): boolean => paths['en-us'].includes(':');

const unknownPathOf = ({ paths }: Route, locale: Locale): string =>
  paths[locale].replace(parameter, unknownName);
