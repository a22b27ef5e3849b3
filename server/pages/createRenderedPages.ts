import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '#domain/language/Locale';
import { matchPath, type PathMatch } from '#domain/navigation/matchPath';
import { notFoundPath } from '#domain/navigation/notFoundPath';
import { isVisitorSpecific, type Route } from '#domain/navigation/routes';
import { pageFilesName } from '#hydration/buildOutput';
import type { RenderedPage, Renderer } from '#hydration/Renderer';
import { PageDictionaries } from '../dictionaries/PageDictionaries';
import { publicStyles } from '../dictionaries/publicStyles';
import { htmlOf } from './htmlOf';
import type { InlineScripts } from './inlineScripts';
import { inlineStyles } from './inlineStyles';
import { RenderedPageCache, type VersionedResponse } from './RenderedPageCache';
import { ContentPaths } from './ContentPaths';
import type { ContentWatch } from './ContentWatch';
import type { Pages, Redirect } from './Pages';
import { preparePageAsync, type PreparedPage } from './PreparedPage';
import { PageStates, stateNameOf } from './pageStates';
import type { ShellPages } from './readShellPages';

interface RenderedPagesOptions {
  readonly siteFolder: string;
  readonly renderer: Renderer;
  readonly inlineScripts: InlineScripts;
  readonly shell: ShellPages;
  readonly watch: ContentWatch;
  readonly retryDelayMs: number;
  /** Origin of the API and the content service; read once the port is known. */
  readonly apiOrigin: () => string;
  /** Public origin, for canonical URLs. */
  readonly publicOrigin: () => string;
}

type Answer = PreparedPage | Redirect;

/** Milliseconds that a visitor waits for a page to be rendered. */
const requestTimeoutMs = 3_000;

const sharePicture = '/images/share.jpg';

/** Timeout of content requests in milliseconds while a page is re-rendered in the background. */
const backgroundTimeoutMs = 5_000;

/**
 * Public pages as HTML, rendered and compressed once per state of the content. If a page is not rendered in time, the
 * application shell is sent instead, which renders in the browser.
 */
export const createRenderedPages = async (options: RenderedPagesOptions): Promise<Pages> => {
  const { siteFolder, renderer, inlineScripts, shell, apiOrigin, publicOrigin } = options;
  const filesOf = JSON.parse(await readFile(join(siteFolder, pageFilesName), 'utf8')) as Record<
    string,
    string[]
  >;
  const picture = existsSync(join(siteFolder, sharePicture)) ? sharePicture : undefined;
  const built = new Set(renderer.builtPages);
  const liveData = () => renderer.liveData(apiOrigin());
  const cached = new RenderedPageCache<Answer>({ ...options, liveData, requestTimeoutMs });
  const known = new ContentPaths({ ...options, requestTimeoutMs });
  const states = new PageStates();

  const keepState = async ({ path, state }: RenderedPage, isShared: boolean): Promise<void> => {
    const name = stateNameOf(state);
    const traits = { contentType: 'application/json', isShared };
    states.add(path, name, states.get(path, name) ?? (await preparePageAsync(state, traits)));
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
    previous: Answer | undefined,
  ): Promise<VersionedResponse<Answer> | undefined> => {
    const rendering = await renderer.render({
      path,
      apiOrigin: apiOrigin(),
      ...(previous && { timeoutMs: backgroundTimeoutMs }),
    });
    if (rendering.kind === 'nothing') return undefined;
    const ref = rendering.contentRef;
    if (rendering.kind === 'redirect') return { answer: { redirect: rendering.to }, ref };
    const { isMissing, liveVersion } = rendering;
    const before = previous && 'bodies' in previous ? previous : undefined;
    const { html, styleHashes } = await htmlAround(rendering);
    const traits = {
      status: isMissing ? 404 : 200,
      isShared: !isMissing && ref !== undefined,
      isLive: liveVersion !== undefined,
      styleHashes,
    };
    const [page] = await Promise.all([
      preparePageAsync(html, traits, before),
      keepState(rendering, traits.isShared),
    ]);
    void dictionaries.addPage(path, page);
    return { answer: page, ref, liveVersion };
  };

  const pageAt = (path: string): Answer | Promise<Answer> => {
    const answer = cached.get(path, (previous) => make(path, previous));
    if (answer instanceof Promise) return answer.then((made) => made ?? shell.shellOf(path));
    return answer ?? shell.shellOf(path);
  };

  /** Unknown paths of a route all get the same page, so that requests for made-up paths do not cause renderings. */
  const pageInContent = async (path: string, { route, locale }: PathMatch): Promise<Answer> => {
    const isKnown = await (route.isLookedUp ? known.hasByLookUp(path) : known.has(path));
    if (isKnown === undefined) return shell.shellOf(path);
    return pageAt(isKnown ? path : unknownPathOf(route, locale));
  };

  const pageOf: Pages['pageOf'] = (path) => {
    const match = matchPath(path);
    const { route, locale, redirect, isUnknown } = match;
    if (isUnknown || !built.has(route.id)) return { redirect: notFoundPath(locale) };
    // The path was decoded, so it may contain characters that are not allowed in a header.
    if (redirect !== undefined) return { redirect: encodeURI(redirect) };
    // The page depends on the signed-in player, an emailed key or the chosen plan, which only the browser knows.
    if (isVisitorSpecific(route)) return shell.shellOf(path);
    return hasParameter(route) ? pageInContent(path, match) : pageAt(path);
  };

  return {
    pageOf,
    shellOf: shell.shellOf,
    dictionaries,
    async stateOf(name, path) {
      // Another process may have rendered this state. Rendering the page here usually creates the same state.
      if (!states.get(path, name)) await pageOf(path);
      return states.get(path, name);
    },
    answerForm: async (path, postedForm) => {
      const rendering = await renderer.render({ path, apiOrigin: apiOrigin(), postedForm });
      if (rendering.kind === 'nothing') return undefined;
      if (rendering.kind === 'redirect') return { redirect: rendering.to };
      return htmlAround(rendering, false);
    },
    openPreview: (link) => renderer.openPreview({ ...link, apiOrigin: apiOrigin() }),
  };
};

/** Placeholder for the parameters of unknown paths. No document has this name. */
const unknownName = '~';

const parameter = /:\w+/g;

const hasParameter = ({ paths }: Route): boolean => paths['en-us'].includes(':');

const unknownPathOf = ({ paths }: Route, locale: Locale): string =>
  paths[locale].replace(parameter, unknownName);
