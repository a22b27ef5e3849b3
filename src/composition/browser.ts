import { PaymentWidget } from '../application/commerce/PaymentWidget';
import { KnownSales } from '../application/commerce/KnownSales';
import { Configuration } from '../application/configuration/Configuration';
import { Content } from '../application/content/Content';
import { KnownStatus } from '../application/server-status/KnownStatus';
import { PasskeyDevice } from '../application/devices/PasskeyDevice';
import { Documents } from '../infrastructure/content/Documents';
import { Navigator } from '../application/navigation/Navigator';
import { countryAttribute, pageStateId } from '../handover/protocol';
import { BrowserContentConnection } from '../infrastructure/browser/BrowserContentConnection';
import { WebAuthnPasskeyDevice } from '../infrastructure/browser/WebAuthnPasskeyDevice';
import { HistoryNavigator } from '../infrastructure/browser/HistoryNavigator';
import { ContentConnection } from '../infrastructure/content/ContentConnection';
import { TutorialSearch } from '../application/tutorials/TutorialSearch';
import { MiniSearchTutorials } from '../infrastructure/search/MiniSearchTutorials';
import { DescribedContent } from '../infrastructure/content/DescribedContent';
import { DraftedDocuments } from '../infrastructure/content/DraftedDocuments';
import { PrismicRepository } from '../infrastructure/content/PrismicRepository';
import { HttpCountries } from '../infrastructure/http/consent/HttpCountries';
import { HttpMediaFiles } from '../infrastructure/http/media/HttpMediaFiles';
import { PayStationWidget } from '../infrastructure/payment/PayStationWidget';
import { PageTransfer } from '../infrastructure/transfer/PageTransfer';
import { TransferredStatus } from '../infrastructure/transfer/TransferredStatus';
import { TransferredSales } from '../infrastructure/transfer/TransferredSales';
import { Pages } from '../ui/app/Pages';
import { siteFrames } from '../ui/app/siteFrames';
import { sitePages } from '../ui/app/sitePages';
import { browserAdapters } from './browserAdapters';
import type { Composition } from './Composition';
import { createCore } from './core';
import { httpAdapters } from './httpAdapters';

/** The site as players use it: this browser, the API of this origin, the content service. */
export const compose = (): Composition => {
  const container = createCore(new Pages(sitePages, siteFrames));
  container.load(browserAdapters(window), httpAdapters(''));
  container.get(HttpCountries).know(document.documentElement.getAttribute(countryAttribute) ?? '');
  container.bind(Navigator).to(HistoryNavigator).inSingletonScope();
  container.bind(PasskeyDevice).to(WebAuthnPasskeyDevice);
  container.bind(PaymentWidget).to(PayStationWidget).inSingletonScope();
  container.bind(ContentConnection).to(BrowserContentConnection);
  const carried = carriedBy(document);
  container.bind(PageTransfer).toConstantValue(carried);
  container.bind(KnownSales).to(TransferredSales);
  container.bind(KnownStatus).to(TransferredStatus);
  if (carried.configuration) container.get(Configuration).use(carried.configuration);
  if (carried.mediaLists) container.get(HttpMediaFiles).know(carried.mediaLists);
  container.bind(PrismicRepository).toSelf().inSingletonScope();
  if (carried.contentRef !== undefined) container.get(PrismicRepository).know(carried.contentRef);
  container.bind(Documents).to(DraftedDocuments).inSingletonScope();
  container.bind(Content).to(DescribedContent);
  container.bind(TutorialSearch).to(MiniSearchTutorials);
  return { container };
};

/** What the server put into the page, when it rendered it. */
const carriedBy = (page: Document): PageTransfer =>
  PageTransfer.fromJson(page.getElementById(pageStateId)?.textContent);
