import { ConfigurationSource } from '#application/configuration/ConfigurationSource';
import { loadConfiguration } from '#infrastructure/http/configuration/calls';
import { answers, describeInteractions, outage } from '../support/describeInteractions';
import { matchingPattern, nonEmpty } from '../support/matchers';

const needed = {
  contentEndpoint: matchingPattern(/^.*\/api\/v2$/, '/content/api/v2'),
  environment: nonEmpty('sandbox'),
  communityUrl: nonEmpty('https://community.farstead.test'),
  rootUrl: nonEmpty('https://farstead.test'),
  assetsMediaPrefix: '/media',
  guestRedirect: 'login',
  tokenIssuer: nonEmpty('starport-sandbox'),
  tokenAudience: nonEmpty('starport'),
  accessRoles: [nonEmpty('AlphaAccess')],
};
const read = {
  contentEndpoint: '/content/api/v2',
  environment: 'sandbox',
  communityUrl: 'https://community.farstead.test',
  rootUrl: 'https://farstead.test',
  assetsMediaPrefix: '/media',
  guestRedirect: 'login',
  tokenIssuer: 'starport-sandbox',
  tokenAudience: 'starport',
  accessRoles: ['AlphaAccess'],
};

const answeredNulls = {
  contentAccessToken: null,
  errorReportingDsn: null,
  analyticsPropertyId: null,
  analyticsTagUrl: null,
  analyticsCurrency: null,
  experiment: null,
  videoPlayer: null,
  paymentWidgetUrl: null,
  breachRangeUrl: null,
  promotionFactor: null,
  cancellationSurveyUrl: null,
  tokenCertificate: null,
  discordAuthorizationUrl: null,
  features: null,
};
const defaults = {
  videoPlayer: undefined,
  paymentWidgetUrl: undefined,
  analyticsPropertyId: undefined,
  errorReportingDsn: undefined,
  analyticsCurrency: 'CAD',
  promotionFactor: 0,
  features: [],
};

describeInteractions(
  loadConfiguration,
  {
    requirement: 'SH-07',
    description: 'the remote configuration',
    send: (site) => site.get(ConfigurationSource).load(),
  },
  [
    ['the server is up', answers(expect.objectContaining(read), needed)],
    [
      'the back end has features beyond the specification',
      answers(expect.objectContaining({ features: ['sessions'] }), {
        ...needed,
        features: [nonEmpty('sessions')],
      }),
    ],
    [
      'nothing is configured but what must be',
      answers(expect.objectContaining({ ...read, ...defaults }), { ...needed, ...answeredNulls }),
    ],
    ['the server is down', { ...outage, outcome: undefined }],
  ],
);
