import { IsArray, IsIn, IsOptional, IsString, MinLength } from 'class-validator';
import { injectable } from 'inversify';
import { ConfigurationSource } from '../../../application/configuration/ConfigurationSource';
import { RemoteConfiguration } from '../../../domain/configuration/RemoteConfiguration';
import { ApiClient } from '../shared/ApiClient';
import { readAnswer } from '../shared/readAnswer';

class ConfigurationAnswer {
  @IsString()
  @MinLength(1)
  contentEndpoint!: string;

  @IsOptional()
  @IsString()
  contentAccessToken?: string | null;

  @IsOptional()
  @IsString()
  errorReportingDsn?: string | null;

  @IsString()
  environment!: string;

  @IsOptional()
  @IsString()
  analyticsPropertyId?: string | null;

  @IsOptional()
  @IsString()
  analyticsTagUrl?: string | null;

  @IsOptional()
  @IsIn(['CAD', 'order'])
  analyticsCurrency?: 'CAD' | 'order' | null;

  @IsOptional()
  @IsString()
  experiment?: string | null;

  @IsString()
  communityUrl!: string;

  @IsString()
  rootUrl!: string;

  @IsString()
  assetsMediaPrefix!: string;

  @IsOptional()
  @IsString()
  videoPlayer?: string | null;

  @IsOptional()
  @IsString()
  paymentWidgetUrl?: string | null;

  @IsOptional()
  @IsIn(['login', 'signup'])
  guestRedirect?: 'login' | 'signup' | null;

  @IsString()
  tokenIssuer!: string;

  @IsString()
  tokenAudience!: string;

  @IsOptional()
  @IsString()
  tokenCertificate?: string | null;

  @IsArray()
  @IsString({ each: true })
  accessRoles!: string[];
}

/** GET /configuration (SH-07). */
@injectable()
export class HttpConfigurationSource extends ConfigurationSource {
  constructor(private readonly api: ApiClient) {
    super();
  }

  async load(): Promise<RemoteConfiguration | undefined> {
    const answer = await this.api.send({ method: 'GET', path: '/configuration' });
    const read = answer.ok ? readAnswer(ConfigurationAnswer, answer.value.body) : undefined;
    if (!read?.ok) return undefined;
    const { value } = read;
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
      guestRedirect: value.guestRedirect ?? 'login',
      tokenIssuer: value.tokenIssuer,
      tokenAudience: value.tokenAudience,
      tokenCertificate: value.tokenCertificate ?? undefined,
      accessRoles: value.accessRoles,
    });
  }
}
