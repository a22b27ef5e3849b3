import 'reflect-metadata';
import type { Container } from 'inversify';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { Configuration } from './application/configuration/Configuration';
import { LoadFeed } from './application/content/LoadFeed';
import { OpenPreview } from './application/content/OpenPreview';
import type { Head } from './application/navigation/DocumentHead';
import { ListPages } from './application/navigation/ListPages';
import { compose, type ServerVisit } from './composition/server';
import type { Locale } from './domain/language/Locale';
import { AppPresenter } from './ui/app/AppPresenter';
import { PagePresenter } from './ui/app/PagePresenter';
import { Root } from './ui/app/Root';
import { sitePages } from './ui/app/sitePages';

/** `nothing`: there is no page to show without a browser, or what it needs could not be had. */
export type Rendering =
  | {
      readonly kind: 'page';
      readonly html: string;
      readonly head: Head;
      readonly state: string;
      /** The route's id, which names the page's chunk. */
      readonly page: string;
      readonly path: string;
      /** The ref of the content it shows; nothing when shipped copies stood in for some of it. */
      readonly contentRef: string | undefined;
      /** The page is there, but what was asked of it is not: an error to machines. */
      readonly isMissing: boolean;
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly contentRef: string | undefined }
  | { readonly kind: 'nothing' };

/** What a list for machines was made from. */
interface Listing {
  /** The ref of its content; nothing when shipped copies stood in for some of it. */
  readonly contentRef: string | undefined;
}

enableStaticRendering(true);

/** The ids of the routes that this build has a page for. */
export const builtPages = Object.keys(sitePages);

/** Renders a page as a visitor sees it who is not signed in. */
export const render = async (visit: ServerVisit): Promise<Rendering> => {
  const { container, navigator, head, transfer, contentRef } = compose(visit);
  const app = container.get(AppPresenter);
  await app.start();
  if (navigator.redirectedTo !== undefined) {
    return { kind: 'redirect', to: navigator.redirectedTo, contentRef: contentRef() };
  }

  const { state } = container.get(PagePresenter);
  if (state.kind !== 'shown' || !head.collected) return { kind: 'nothing' };
  transfer.configuration = container.get(Configuration).current;
  transfer.contentRef = contentRef();
  const html = renderToString(<Root container={container} />);
  return {
    kind: 'page',
    html,
    head: head.collected,
    state: transfer.toJson(),
    page: state.page.match.route.id,
    path: visit.path,
    contentRef: transfer.contentRef,
    isMissing: head.collected.isMissing ?? false,
  };
};

const listed = async <List extends object>(
  visit: ServerVisit,
  list: (container: Container) => Promise<List>,
): Promise<(List & Listing) | undefined> => {
  const { container, contentRef } = compose(visit);
  if (!(await container.get(Configuration).load())) return undefined;
  const made = await list(container);
  return { ...made, contentRef: contentRef() };
};

/** Every page that a visitor can begin with; nothing when the remote configuration could not be had. */
export const listPages = (visit: ServerVisit) =>
  listed(visit, async (container) => ({ pages: await container.get(ListPages).execute() }));

/** The news of a language; nothing when the remote configuration could not be had. */
export const loadFeed = (visit: ServerVisit, locale: Locale) =>
  listed(visit, (container) => container.get(LoadFeed).execute(locale));

export type PreviewOpening =
  { readonly kind: 'opened'; readonly path: string } | { readonly kind: 'foreign' | 'unreachable' };

interface PreviewLink {
  readonly token: string;
  readonly documentId: string;
  readonly apiOrigin: string;
}

/** Milliseconds an editor waits for the content service. */
const previewPatience = 5_000;

/** Where a preview link of the content service leads to on this site (CT-03). */
export const openPreview = async ({ token, documentId, apiOrigin }: PreviewLink): Promise<PreviewOpening> => {
  const { container } = compose({ path: '/', apiOrigin, patience: previewPatience });
  if (!(await container.get(Configuration).load())) return { kind: 'unreachable' };
  const opened = await container.get(OpenPreview).execute(token, documentId);
  if (opened.ok) return { kind: 'opened', path: opened.value };
  return { kind: opened.error.kind === 'foreign' ? 'foreign' : 'unreachable' };
};
