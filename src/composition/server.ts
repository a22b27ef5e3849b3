import type { Container } from 'inversify';
import { PrerenderedStatus } from '#application/server-status/PrerenderedStatus';
import { PrerenderedSale } from '#application/commerce/PrerenderedSale';
import { DocumentHead } from '#application/navigation/DocumentHead';
import { Navigator } from '#application/navigation/Navigator';
import type { RenderRequest } from '#hydration/Renderer';
import { adapterModule } from '#infrastructure/adapterModule';
import { SystemClock } from '#infrastructure/browser/SystemClock';
import { CachedDocuments } from '#infrastructure/content/CachedDocuments';
import { ContentConnection } from '#infrastructure/content/ContentConnection';
import { MiniSiteSearch } from '#infrastructure/search/MiniSiteSearch';
import { PrismicRepository } from '#infrastructure/content/PrismicRepository';
import { ModelContent } from '#infrastructure/content/ModelContent';
import { PrismicPreviewedDocuments } from '#infrastructure/content/PrismicPreviewedDocuments';
import { ResilientDocuments } from '#infrastructure/content/ResilientDocuments';
import { ConsoleErrorReporter } from '#infrastructure/errors/ConsoleErrorReporter';
import { HttpMediaFiles } from '#infrastructure/http/media/HttpMediaFiles';
import { CollectedHead } from '#infrastructure/server/CollectedHead';
import { noBrowser, noUuids } from '#infrastructure/server/noBrowser';
import { postedFormUuids, submittedFormTokens } from '#infrastructure/server/postedForm';
import { publishedFetch } from '#infrastructure/server/publishedFetch';
import { RequestNavigator } from '#infrastructure/server/RequestNavigator';
import { ServerPrerenderedStatus } from '#infrastructure/server/ServerPrerenderedStatus';
import { ServerPrerenderedSale } from '#infrastructure/server/ServerPrerenderedSale';
import { ServerContentConnection } from '#infrastructure/server/ServerContentConnection';
import { DehydratedState } from '#infrastructure/hydration/DehydratedState';
import { RecordingDocuments } from '#infrastructure/hydration/RecordingDocuments';
import { Pages } from '#ui/app/Pages';
import { siteFrames } from '#ui/app/siteFrames';
import { sitePages } from '#ui/app/sitePages';
import { createCore } from './core';
import { httpAdapters } from './httpAdapters';
import { liveDataOf } from './liveData';

/** Timeout in milliseconds for the content service. A page with bundled texts is thus served within a second. */
const renderTimeoutMs = 500;

export interface ServerComposition {
  readonly container: Container;
  readonly navigator: RequestNavigator;
  readonly head: CollectedHead;
  readonly dehydratedState: DehydratedState;
  /** The content ref that was read; undefined if bundled copies were used or an API response was missing. */
  readonly contentRef: () => string | undefined;
  /** Version of the live data on the page; undefined if there is none. */
  readonly liveVersion: () => string | undefined;
}

const render = adapterModule(
  ConsoleErrorReporter,
  MiniSiteSearch,
  ModelContent,
  PrismicPreviewedDocuments,
  RecordingDocuments,
  SystemClock,
);

/** Composes the site for one server render, with a container per request. */
export const compose = ({
  path,
  apiOrigin,
  country,
  timeoutMs = renderTimeoutMs,
  published,
  postedForm,
}: RenderRequest): ServerComposition => {
  const container = createCore(new Pages(sitePages, siteFrames));
  const navigator = new RequestNavigator(path, apiOrigin);
  const head = new CollectedHead();
  const dehydratedState = new DehydratedState();
  const { loadOffers, gameServices, responses } = liveDataOf(apiOrigin);
  const status = new ServerPrerenderedStatus(gameServices, responses, dehydratedState);
  const connection = new ServerContentConnection(apiOrigin, new SystemClock(), timeoutMs);

  const apiFetch = postedForm?.fetch ?? (published && publishedFetch(published));

  container.load(
    ...httpAdapters(apiOrigin, apiFetch, postedForm && submittedFormTokens(postedForm)),
    noBrowser,
    postedForm ? postedFormUuids : noUuids,
    render,
  );
  container.bind(PrerenderedStatus).toConstantValue(status);
  container.bind(DehydratedState).toConstantValue(dehydratedState);
  container.bind(Navigator).toConstantValue(navigator);
  container.bind(DocumentHead).toConstantValue(head);
  container.bind(ContentConnection).toConstantValue(connection);
  // Without the recording, so that pages with a price do not carry the shop's document.
  const content = new ModelContent(container.get(CachedDocuments));
  const sales = new ServerPrerenderedSale(loadOffers, responses, content, dehydratedState, country);
  container.bind(PrerenderedSale).toConstantValue(sales);
  if (published?.ref !== undefined) container.get(PrismicRepository).seed(published.ref);
  const isComplete = () =>
    !container.get(ResilientDocuments).usedFallback && !container.get(HttpMediaFiles).isMissing;
  const contentRef = () => (isComplete() ? connection.ref : undefined);
  return {
    container,
    navigator,
    head,
    dehydratedState,
    contentRef,
    liveVersion: () => sales.version ?? status.version,
  };
};
