import { Configuration } from '#application/configuration/Configuration';
import { countryAttribute } from '#hydration/protocol';
import { adapterModule } from '#infrastructure/adapterModule';
import { BrowserContentConnection } from '#infrastructure/browser/BrowserContentConnection';
import { WebAuthnPasskeyDevice } from '#infrastructure/browser/WebAuthnPasskeyDevice';
import { HistoryNavigator } from '#infrastructure/browser/HistoryNavigator';
import { MiniSiteSearch } from '#infrastructure/search/MiniSiteSearch';
import { ModelContent } from '#infrastructure/content/ModelContent';
import { PreviewDocuments } from '#infrastructure/content/PreviewDocuments';
import { PrismicRepository } from '#infrastructure/content/PrismicRepository';
import { HttpCountries } from '#infrastructure/http/consent/HttpCountries';
import { HttpMediaFiles } from '#infrastructure/http/media/HttpMediaFiles';
import { PayStationWidget } from '#infrastructure/payment/PayStationWidget';
import { loadPageState } from '#infrastructure/browser/loadPageState';
import { DehydratedState } from '#infrastructure/hydration/DehydratedState';
import { HydratedPrerenderedStatus } from '#infrastructure/hydration/HydratedPrerenderedStatus';
import { HydratedPrerenderedSale } from '#infrastructure/hydration/HydratedPrerenderedSale';
import { Pages } from '#ui/app/Pages';
import { siteFrames } from '#ui/app/siteFrames';
import { sitePages } from '#ui/app/sitePages';
import { browserAdapters } from './browserAdapters';
import type { Composition } from './Composition';
import { createCore } from './core';
import { httpAdapters } from './httpAdapters';

const site = adapterModule(
  BrowserContentConnection,
  HistoryNavigator,
  HydratedPrerenderedSale,
  HydratedPrerenderedStatus,
  MiniSiteSearch,
  ModelContent,
  PayStationWidget,
  PreviewDocuments,
  WebAuthnPasskeyDevice,
);

/** Composes the site for players: in the browser, with the API on the same origin and the content service. */
export const composeBrowser = async (): Promise<Composition> => {
  const container = createCore(new Pages(sitePages, siteFrames));
  container.load(...browserAdapters(window), ...httpAdapters(''), site);
  container.get(HttpCountries).seed(document.documentElement.getAttribute(countryAttribute) ?? '');
  const carried = DehydratedState.fromJson(await loadPageState(document));
  container.bind(DehydratedState).toConstantValue(carried);
  if (carried.configuration) container.get(Configuration).seed(carried.configuration);
  if (carried.mediaLists) container.get(HttpMediaFiles).seed(carried.mediaLists);
  if (carried.contentRef !== undefined) container.get(PrismicRepository).seed(carried.contentRef);
  return { container };
};
