import 'reflect-metadata';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { Configuration } from './application/configuration/Configuration';
import { OpenPreview } from './application/content/OpenPreview';
import type { Head } from './application/navigation/DocumentHead';
import { compose, type ServerVisit } from './composition/server';
import { AppPresenter } from './ui/app/AppPresenter';
import { PagePresenter } from './ui/app/PagePresenter';
import { Root } from './ui/app/Root';

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
      /** Shipped texts stand in for a content service that failed: not to be put in the place of a better page. */
      readonly isStandIn: boolean;
    }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'nothing' };

enableStaticRendering(true);

/** Renders a page as a visitor sees it who is not signed in. */
export const render = async (visit: ServerVisit): Promise<Rendering> => {
  const { container, navigator, head, transfer, isStandIn } = compose(visit);
  const app = container.get(AppPresenter);
  await app.start();
  if (navigator.redirectedTo !== undefined) return { kind: 'redirect', to: navigator.redirectedTo };

  const { state } = container.get(PagePresenter);
  if (state.kind !== 'shown' || !head.collected) return { kind: 'nothing' };
  transfer.configuration = container.get(Configuration).current;
  const html = renderToString(<Root container={container} />);
  return {
    kind: 'page',
    html,
    head: head.collected,
    state: transfer.toJson(),
    page: state.page.match.route.id,
    path: visit.path,
    isStandIn: isStandIn(),
  };
};

export type PreviewOpening =
  { readonly kind: 'opened'; readonly path: string } | { readonly kind: 'foreign' | 'unreachable' };

interface PreviewLink {
  readonly token: string;
  readonly documentId: string;
  readonly apiOrigin: string;
}

/** Where a preview link of the content service leads to on this site (CT-03). */
export const openPreview = async ({ token, documentId, apiOrigin }: PreviewLink): Promise<PreviewOpening> => {
  const { container } = compose({ path: '/', apiOrigin });
  if (!(await container.get(Configuration).load())) return { kind: 'unreachable' };
  const opened = await container.get(OpenPreview).execute(token, documentId);
  if (opened.ok) return { kind: 'opened', path: opened.value };
  return { kind: opened.error.kind === 'foreign' ? 'foreign' : 'unreachable' };
};
