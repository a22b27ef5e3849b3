import type { Container } from 'inversify';
import { PrerenderedStatus } from '#application/server-status/PrerenderedStatus';
import { PrerenderedSale } from '#application/commerce/PrerenderedSale';
import { Content } from '#application/content/Content';
import { Documents } from '#infrastructure/content/Documents';
import { PreviewedDocuments } from '#application/content/PreviewedDocuments';
import { DocumentHead } from '#application/navigation/DocumentHead';
import { Navigator } from '#application/navigation/Navigator';
import { Clock } from '#application/shared/Clock';
import { ErrorReporter } from '#application/shared/ErrorReporter';
import { FormTokens } from '#application/shared/FormTokens';
import { UuidGenerator } from '#application/shared/UuidGenerator';
import type { PostedForm, RenderRequest } from '#hydration/Renderer';
import { randomUuid } from '#infrastructure/browser/randomUuid';
import { SystemClock } from '#infrastructure/browser/SystemClock';
import { ContentConnection } from '#infrastructure/content/ContentConnection';
import { PrismicRepository } from '#infrastructure/content/PrismicRepository';
import { TutorialSearch } from '#application/tutorials/TutorialSearch';
import { MiniSearchTutorials } from '#infrastructure/search/MiniSearchTutorials';
import { ModelContent } from '#infrastructure/content/ModelContent';
import { PrismicPreviewedDocuments } from '#infrastructure/content/PrismicPreviewedDocuments';
import { ResilientDocuments } from '#infrastructure/content/ResilientDocuments';
import { ConsoleErrorReporter } from '#infrastructure/errors/ConsoleErrorReporter';
import { HttpMediaFiles } from '#infrastructure/http/media/HttpMediaFiles';
import { HttpFormTokens } from '#infrastructure/http/shared/HttpFormTokens';
import { CollectedHead } from '#infrastructure/server/CollectedHead';
import { RequestNavigator } from '#infrastructure/server/RequestNavigator';
import { ServerPrerenderedStatus } from '#infrastructure/server/ServerPrerenderedStatus';
import { ServerPrerenderedSale } from '#infrastructure/server/ServerPrerenderedSale';
import { SubmittedFormTokens } from '#infrastructure/server/SubmittedFormTokens';
import { ServerContentConnection } from '#infrastructure/server/ServerContentConnection';
import { DehydratedState } from '#infrastructure/hydration/DehydratedState';
import { RecordingDocuments } from '#infrastructure/hydration/RecordingDocuments';
import { Pages } from '#ui/app/Pages';
import { siteFrames } from '#ui/app/siteFrames';
import { sitePages } from '#ui/app/sitePages';
import { createCore } from './core';
import { httpAdapters } from './httpAdapters';
import { liveDataOf } from './liveData';
import { noBrowserAdapters } from './noBrowserAdapters';

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

/** Composes the site for one server render, with a container per request. */
export const compose = ({
  path,
  apiOrigin,
  timeoutMs = renderTimeoutMs,
  postedForm,
}: RenderRequest): ServerComposition => {
  const container = createCore(new Pages(sitePages, siteFrames));
  const navigator = new RequestNavigator(path, apiOrigin);
  const head = new CollectedHead();
  const dehydratedState = new DehydratedState();
  const { loadOffers, gameServices, responses } = liveDataOf(apiOrigin);
  const status = new ServerPrerenderedStatus(gameServices, responses, dehydratedState);
  const sales = new ServerPrerenderedSale(loadOffers, responses, dehydratedState);
  const connection = new ServerContentConnection(apiOrigin, new SystemClock(), timeoutMs);

  container.load(httpAdapters(apiOrigin, postedForm?.fetch), noBrowserAdapters());

  container.bind(Documents).to(RecordingDocuments).inSingletonScope();
  container.bind(Content).to(ModelContent);
  container.bind(TutorialSearch).to(MiniSearchTutorials);
  container.bind(ResilientDocuments).toSelf().inSingletonScope();
  container.bind(PrismicRepository).toSelf().inSingletonScope();
  container.bind(PreviewedDocuments).to(PrismicPreviewedDocuments);
  container.bind(PrerenderedSale).toConstantValue(sales);
  container.bind(PrerenderedStatus).toConstantValue(status);
  container.bind(DehydratedState).toConstantValue(dehydratedState);
  container.bind(Navigator).toConstantValue(navigator);
  container.bind(DocumentHead).toConstantValue(head);
  container.bind(ContentConnection).toConstantValue(connection);
  container.bind(Clock).to(SystemClock);
  container.bind(ErrorReporter).to(ConsoleErrorReporter);
  if (postedForm) bindPostedForm(container, postedForm);
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

/** Binds what a declaration requires: a unique key, and the form token from the previous page. */
const bindPostedForm = (container: Container, { fields }: PostedForm): void => {
  const token = fields.step === 'send' ? (fields.token ?? '') : undefined;
  const tokens = new SubmittedFormTokens(token, container.get(HttpFormTokens));
  container.rebind(FormTokens).toConstantValue(tokens);
  container.rebind(UuidGenerator).toConstantValue({ generate: () => randomUuid(globalThis.crypto) });
};
