import type { NamedStates } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import type { Configuration } from './schema';

const withoutOptions = (configuration: Configuration): Configuration => ({
  ...configuration,
  contentAccessToken: null,
  errorReportingDsn: null,
  analyticsPropertyId: null,
  analyticsTagUrl: null,
  analyticsCurrency: null,
  experiment: null,
  videoPlayer: null,
  paymentWidgetUrl: null,
  breachRangeUrl: null,
  tokenCertificate: null,
  promotionFactor: null,
  cancellationSurveyUrl: null,
  discordAuthorizationUrl: null,
  seller: null,
  features: null,
});

export const configurationStates = (setup: StateSetup, configuration: () => Configuration): NamedStates => ({
  'no country can be told': {
    description: 'GET /api/products/location returns null.',
    setUp: () => setup.setUpResponse('/api/products/location', { country_code: null }),
  },
  'the back end has features beyond the specification': {
    description: 'GET /configuration names at least one feature.',
    setUp: () => setup.setUpResponse('/configuration', configuration()),
  },
  'nothing is configured but what must be': {
    description: 'GET /configuration returns null for every optional field.',
    setUp: () => setup.setUpResponse('/configuration', withoutOptions(configuration())),
  },
});
