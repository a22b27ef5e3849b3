import 'reflect-metadata';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { Configuration } from './application/configuration/Configuration';
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
    }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'nothing' };

enableStaticRendering(true);

/** Renders a page as a visitor sees it who is not signed in. */
export const render = async (visit: ServerVisit): Promise<Rendering> => {
  const { container, navigator, head, transfer } = compose(visit);
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
  };
};
