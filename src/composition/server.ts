import type { Container } from 'inversify';
import { KnownStatus } from '../application/server-status/KnownStatus';
import { KnownSales } from '../application/commerce/KnownSales';
import { Content } from '../application/content/Content';
import { Documents } from '../infrastructure/content/Documents';
import { PreviewedDocuments } from '../application/content/PreviewedDocuments';
import { DocumentHead } from '../application/navigation/DocumentHead';
import { Navigator } from '../application/navigation/Navigator';
import { Clock } from '../application/shared/Clock';
import { ErrorReporter } from '../application/shared/ErrorReporter';
import { FormTokens } from '../application/shared/FormTokens';
import { Uuids } from '../application/shared/Uuids';
import type { SentForm, Visit } from '../handover/Renderer';
import { randomUuid } from '../infrastructure/browser/randomUuid';
import { SystemClock } from '../infrastructure/browser/SystemClock';
import { ContentConnection } from '../infrastructure/content/ContentConnection';
import { PrismicRepository } from '../infrastructure/content/PrismicRepository';
import { TutorialSearch } from '../application/tutorials/TutorialSearch';
import { MiniSearchTutorials } from '../infrastructure/search/MiniSearchTutorials';
import { DescribedContent } from '../infrastructure/content/DescribedContent';
import { PrismicPreviewedDocuments } from '../infrastructure/content/PrismicPreviewedDocuments';
import { ResilientDocuments } from '../infrastructure/content/ResilientDocuments';
import { ConsoleErrorReporter } from '../infrastructure/errors/ConsoleErrorReporter';
import { HttpMediaFiles } from '../infrastructure/http/media/HttpMediaFiles';
import { HttpFormTokens } from '../infrastructure/http/shared/HttpFormTokens';
import { CollectedHead } from '../infrastructure/server/CollectedHead';
import { RequestNavigator } from '../infrastructure/server/RequestNavigator';
import { ServerStatusWord } from '../infrastructure/server/ServerStatusWord';
import { ServerSales } from '../infrastructure/server/ServerSales';
import { SentFormTokens } from '../infrastructure/server/SentFormTokens';
import { ServerContentConnection } from '../infrastructure/server/ServerContentConnection';
import { PageTransfer } from '../infrastructure/transfer/PageTransfer';
import { RecordedDocuments } from '../infrastructure/transfer/RecordedDocuments';
import { Pages } from '../ui/app/Pages';
import { siteFrames } from '../ui/app/siteFrames';
import { sitePages } from '../ui/app/sitePages';
import { createCore } from './core';
import { httpAdapters } from './httpAdapters';
import { liveDataOf } from './liveData';
import { noBrowserAdapters } from './noBrowserAdapters';

/** Timeout in milliseconds for the content service, so that a page with bundled texts is served within a second. */
const renderPatience = 500;

export interface ServerComposition {
  readonly container: Container;
  readonly navigator: RequestNavigator;
  readonly head: CollectedHead;
  readonly transfer: PageTransfer;
  /** The content ref that was read; undefined if bundled copies were used or an API response is missing. */
  readonly contentRef: () => string | undefined;
  /** Version of the live data on the page; undefined if there is none. */
  readonly liveVersion: () => string | undefined;
}

/** The site for one server render, with its own container per request. */
export const compose = ({ path, apiOrigin, patience = renderPatience, sent }: Visit): ServerComposition => {
  const container = createCore(new Pages(sitePages, siteFrames));
  const navigator = new RequestNavigator(path, apiOrigin);
  const head = new CollectedHead();
  const transfer = new PageTransfer();
  const { loadOffers, loadStatus, answers } = liveDataOf(apiOrigin);
  const status = new ServerStatusWord(loadStatus, answers, transfer);
  const sales = new ServerSales(loadOffers, answers, transfer);
  const connection = new ServerContentConnection(apiOrigin, new SystemClock(), patience);

  container.load(httpAdapters(apiOrigin, sent?.fetch), noBrowserAdapters());

  container.bind(Documents).to(RecordedDocuments).inSingletonScope();
  container.bind(Content).to(DescribedContent);
  container.bind(TutorialSearch).to(MiniSearchTutorials);
  container.bind(ResilientDocuments).toSelf().inSingletonScope();
  container.bind(PrismicRepository).toSelf().inSingletonScope();
  container.bind(PreviewedDocuments).to(PrismicPreviewedDocuments);
  container.bind(KnownSales).toConstantValue(sales);
  container.bind(KnownStatus).toConstantValue(status);
  container.bind(PageTransfer).toConstantValue(transfer);
  container.bind(Navigator).toConstantValue(navigator);
  container.bind(DocumentHead).toConstantValue(head);
  container.bind(ContentConnection).toConstantValue(connection);
  container.bind(Clock).to(SystemClock);
  container.bind(ErrorReporter).to(ConsoleErrorReporter);
  if (sent) takeSent(container, sent);
  const isComplete = () =>
    !container.get(ResilientDocuments).hasStoodIn && !container.get(HttpMediaFiles).isMissing;
  const contentRef = () => (isComplete() ? connection.ref : undefined);
  return {
    container,
    navigator,
    head,
    transfer,
    contentRef,
    liveVersion: () => sales.version ?? status.version,
  };
};

/** A declaration needs its own key, and the token of the previous page. */
const takeSent = (container: Container, { fields }: SentForm): void => {
  const token = fields.step === 'send' ? (fields.token ?? '') : undefined;
  const tokens = new SentFormTokens(token, container.get(HttpFormTokens));
  container.rebind(FormTokens).toConstantValue(tokens);
  container.rebind(Uuids).toConstantValue({ fresh: () => randomUuid(globalThis.crypto) });
};
