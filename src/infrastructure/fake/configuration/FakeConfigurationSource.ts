import { injectable } from 'inversify';
import { ConfigurationSource } from '#application/configuration/ConfigurationSource';
import { features } from '#domain/configuration/features';
import { fakeDiscordOrigin } from '../backend/externalAccounts';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { sampleSeller } from '#samples/seller';

export const fakeConfiguration = new RemoteConfiguration({
  contentEndpoint: '/content/api/v2',
  contentAccessToken: undefined,
  errorReportingDsn: undefined,
  environment: 'demo',
  analyticsPropertyId: undefined,
  analyticsTagUrl: undefined,
  analyticsCurrency: 'CAD',
  experiment: undefined,
  communityUrl: 'https://community.farstead.test',
  rootUrl: 'https://farstead.test',
  assetsMediaPrefix: '/',
  videoPlayer: undefined,
  paymentWidgetUrl: undefined,
  breachRangeUrl: undefined,
  guestRedirect: 'login',
  tokenIssuer: 'fake',
  tokenAudience: 'fake',
  tokenCertificate: undefined,
  accessRoles: ['PrealphaAccess', 'AlphaAccess', 'BetaAccess', 'Subscriber', 'LifetimeSubscriber'],
  promotionFactor: 0.25,
  cancellationSurveyUrl: 'https://survey.farstead.test/cancellation',
  discordAuthorizationUrl: `${fakeDiscordOrigin}/oauth2/authorize?client_id=farstead`,
  seller: sampleSeller,
  features,
});

/** Returns the fixed configuration of the test mode immediately (SH-07). */
@injectable()
export class FakeConfigurationSource extends ConfigurationSource {
  async load(): Promise<RemoteConfiguration | undefined> {
    return fakeConfiguration;
  }
}
