import { injectable } from 'inversify';
import { ConfigurationSource } from '#application/configuration/ConfigurationSource';
import { supportedFeatures } from '#domain/configuration/features';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { SessionlessCallSender } from '../shared/SessionlessCallSender';
import { loadConfiguration, sellerRule } from './calls';

@injectable()
export class HttpConfigurationSource extends ConfigurationSource {
  constructor(private readonly api: SessionlessCallSender) {
    super();
  }

  async load(): Promise<RemoteConfiguration | undefined> {
    const value = await this.api.send(loadConfiguration);
    if (!value) return undefined;
    return new RemoteConfiguration({
      contentEndpoint: value.contentEndpoint,
      contentAccessToken: value.contentAccessToken ?? undefined,
      errorReportingDsn: value.errorReportingDsn ?? undefined,
      environment: value.environment,
      analyticsPropertyId: value.analyticsPropertyId ?? undefined,
      analyticsTagUrl: value.analyticsTagUrl ?? undefined,
      analyticsCurrency: value.analyticsCurrency ?? 'CAD',
      experiment: value.experiment ?? undefined,
      communityUrl: value.communityUrl,
      rootUrl: value.rootUrl,
      assetsMediaPrefix: value.assetsMediaPrefix,
      videoPlayer: value.videoPlayer ?? undefined,
      paymentWidgetUrl: value.paymentWidgetUrl ?? undefined,
      breachRangeUrl: value.breachRangeUrl ?? undefined,
      guestRedirect: value.guestRedirect ?? 'login',
      tokenIssuer: value.tokenIssuer,
      tokenAudience: value.tokenAudience,
      tokenCertificate: value.tokenCertificate ?? undefined,
      accessRoles: value.accessRoles,
      promotionFactor: value.promotionFactor ?? 0,
      cancellationSurveyUrl: value.cancellationSurveyUrl ?? undefined,
      discordAuthorizationUrl: value.discordAuthorizationUrl ?? undefined,
      // The site can do without a seller, but not without the other settings.
      seller: sellerRule.accepts(value.seller) ? value.seller : undefined,
      features: supportedFeatures(value.features ?? []),
    });
  }
}
