import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Locale } from '../../src/domain/language/Locale';
import type { PreviewLink, PreviewOpening } from './Pages';
import type { RenderedPage } from './htmlOf';

export type Rendering =
  | RenderedPage
  | { readonly kind: 'redirect'; readonly to: string; readonly contentRef: string | undefined }
  | { readonly kind: 'nothing' };

export interface Visit {
  readonly path: string;
  /** Where this process reaches the API and the content service. */
  readonly apiOrigin: string;
  /** Milliseconds for all that the content service is asked; the renderer's own measure when left out. */
  readonly patience?: number;
}

/** What something was made from. */
interface OfContent {
  /** The ref of the content; nothing when shipped copies stood in for some of it. */
  readonly contentRef: string | undefined;
}

/** Every page that a visitor can begin with. */
export interface PageList extends OfContent {
  readonly pages: readonly Readonly<Record<Locale, { readonly path: string; readonly changed?: string }>>[];
}

/** The news of a language, newest first; dates as ISO 8601 writes them. */
export interface NewsFeed extends OfContent {
  readonly title: string;
  readonly description: string;
  readonly items: readonly {
    readonly title: string;
    readonly summary: string;
    readonly path: string;
    readonly published: string;
  }[];
}

/** The built `main.server.tsx`. */
export interface Renderer {
  /** The ids of the routes that this build has a page for. */
  readonly builtPages: readonly string[];
  render(visit: Visit): Promise<Rendering>;
  openPreview(link: PreviewLink & { readonly apiOrigin: string }): Promise<PreviewOpening>;
  listPages(visit: Visit): Promise<PageList | undefined>;
  loadFeed(visit: Visit, locale: Locale): Promise<NewsFeed | undefined>;
}

const fileIn = (rendererFolder: string): string => join(rendererFolder, 'render.cjs');

/** Whether a site of this folder comes with its renderer. */
export const hasRenderer = (rendererFolder: string): boolean => existsSync(fileIn(rendererFolder));

export const loadRenderer = (rendererFolder: string): Renderer =>
  createRequire(import.meta.url)(fileIn(rendererFolder)) as Renderer;
