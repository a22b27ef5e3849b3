import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchPath } from '../../src/domain/navigation/matchPath';
import type { Pages, PreviewLink, PreviewOpening, Redirect } from './Pages';
import { htmlOf, type Rendering } from './htmlOf';
import { preparePage, type PreparedPage } from './PreparedPage';
import type { ShellPages } from './shellPages';

interface Renderer {
  render(visit: { path: string; apiOrigin: string }): Promise<Rendering>;
  openPreview(link: PreviewLink & { apiOrigin: string }): Promise<PreviewOpening>;
}

interface RenderedPagesOptions {
  readonly siteFolder: string;
  readonly rendererFolder: string;
  readonly shell: ShellPages;
  /** Where this process reaches the API and the content service; asked for once the port is known. */
  readonly apiOrigin: () => string;
  /** The origin that visitors see, for canonical addresses. */
  readonly publicOrigin: () => string;
}

interface Kept {
  readonly page: PreparedPage | Redirect;
  readonly renderedAt: number;
}

/** How long a page is served before it is rendered again, in the background. */
const freshMilliseconds = 5_000;

/** More than there are public pages: what is asked for beyond that is rendered anew each time. */
const mostPages = 1_000;

const slowMilliseconds = 1_000;

/**
 * Public pages as HTML, rendered and compressed once and again in the background when they have aged. What can't be
 * rendered in time is answered with the application's shell, which renders in the browser.
 */
export const renderedPages = async (options: RenderedPagesOptions): Promise<Pages> => {
  const { siteFolder, rendererFolder, shell, apiOrigin, publicOrigin } = options;
  const { render, openPreview } = createRequire(import.meta.url)(
    join(rendererFolder, 'render.cjs'),
  ) as Renderer;
  const filesOf = JSON.parse(await readFile(join(siteFolder, '.pages.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<PreparedPage | Redirect>>();

  const renderNow = async (path: string): Promise<PreparedPage | Redirect> => {
    const rendering = await render({ path, apiOrigin: apiOrigin() });
    if (rendering.kind === 'nothing') return shell.pageOf(path);
    const before = kept.get(path);
    if (before && rendering.kind === 'page' && rendering.isStandIn) {
      // What the content service said last is better than what was shipped long before.
      kept.set(path, { ...before, renderedAt: Date.now() });
      return before.page;
    }
    const page =
      rendering.kind === 'redirect'
        ? { redirect: rendering.to }
        : preparePage(
            htmlOf(rendering, {
              template: shell.template,
              files: filesOf[`page-${rendering.page}`] ?? [],
              origin: publicOrigin(),
            }),
          );
    if (kept.size < mostPages || kept.has(path)) {
      kept.set(path, { page, renderedAt: Date.now() });
    }
    return page;
  };

  const renderOnce = (path: string): Promise<PreparedPage | Redirect> => {
    const running = underWay.get(path);
    if (running) return running;
    const rendering = renderNow(path).finally(() => underWay.delete(path));
    underWay.set(path, rendering);
    return rendering;
  };

  return {
    shellOf: shell.shellOf,
    openPreview: (link) => openPreview({ ...link, apiOrigin: apiOrigin() }),
    pageOf(path) {
      const { route, redirect } = matchPath(path);
      if (redirect !== undefined) return { redirect };
      // A player's pages depend on who is signed in, which only the browser knows.
      if (route.access === 'player') return shell.pageOf(path);
      const page = kept.get(path);
      if (!page) return inTime(renderOnce(path), () => shell.pageOf(path));
      if (Date.now() - page.renderedAt > freshMilliseconds) renderOnce(path).catch(report);
      return page.page;
    },
  };
};

/** Whether a site of this folder comes with its renderer. */
export const hasRenderer = (rendererFolder: string): boolean =>
  existsSync(join(rendererFolder, 'render.cjs'));

const report = (error: unknown): void => console.error(error);

const inTime = async <T>(work: Promise<T>, otherwise: () => T): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((done) => {
    timer = setTimeout(() => done(otherwise()), slowMilliseconds);
  });
  const caught = work.catch((error: unknown) => {
    report(error);
    return otherwise();
  });
  return Promise.race([caught, late]).finally(() => clearTimeout(timer));
};
