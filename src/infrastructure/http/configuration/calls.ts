import { call } from '../shared/call';
import { listOf, number, oneOf, optional, shape, string, text } from '../shared/rules';

/** Returns no configuration on failure (SH-07). */
export const loadConfiguration = call({
  method: 'GET',
  path: '/configuration',
  as: 'anyone',
  answer: shape({
    contentEndpoint: text(),
    contentAccessToken: optional(string()),
    errorReportingDsn: optional(string()),
    environment: string(),
    analyticsPropertyId: optional(string()),
    analyticsTagUrl: optional(string()),
    analyticsCurrency: optional(oneOf(['CAD', 'order'])),
    experiment: optional(string()),
    communityUrl: string(),
    rootUrl: string(),
    assetsMediaPrefix: string(),
    videoPlayer: optional(string()),
    paymentWidgetUrl: optional(string()),
    breachRangeUrl: optional(string()),
    guestRedirect: optional(oneOf(['login', 'signup'])),
    tokenIssuer: string(),
    tokenAudience: string(),
    tokenCertificate: optional(string()),
    accessRoles: listOf(string()),
    promotionFactor: optional(number(0, 1)),
    cancellationSurveyUrl: optional(string()),
    discordAuthorizationUrl: optional(string()),
    features: optional(listOf(string())),
  }),
  fallback: { into: undefined },
});
