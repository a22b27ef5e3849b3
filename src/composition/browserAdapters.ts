import type { ContainerModule } from 'inversify';
import { adapterModule } from '#infrastructure/adapterModule';
import { ConsentedAnalytics } from '#infrastructure/analytics/ConsentedAnalytics';
import { DataLayerExperiments } from '#infrastructure/analytics/DataLayerExperiments';
import { browser, windowModule } from '#infrastructure/browser/adapters';
import { PrismicSliceSimulation } from '#infrastructure/content/PrismicSliceSimulation';
import { ConsentedErrorReporter } from '#infrastructure/errors/ConsentedErrorReporter';

/** Adapters that every application in a browser uses, whatever its back end. */
export const browserAdapters = (window: Window & typeof globalThis): readonly ContainerModule[] => [
  adapterModule(ConsentedAnalytics, ConsentedErrorReporter, DataLayerExperiments, PrismicSliceSimulation),
  browser,
  windowModule(window),
];
