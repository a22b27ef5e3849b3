import { anything, listOf, number, oneOf, optional, shape, string, text } from '#application/shared/rules';
import { call } from '../shared/call';

export const sellerRule = shape({
  name: text(),
  address: listOf(string()),
  email: text(),
  phone: string(),
  taxId: string(),
  register: string(),
  capital: number(0),
  representative: string(),
  host: string(),
  mediator: string(),
});

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
    seller: optional(anything()),
    features: optional(listOf(string())),
  }),
  fallback: { into: undefined },
});
