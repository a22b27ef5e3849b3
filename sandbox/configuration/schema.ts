import { Type, type Static } from '@fastify/type-provider-typebox';

const orNull = Type.Union([Type.String(), Type.Null()]);

/** The site needs it before it renders (SH-07). */
export const Configuration = Type.Object({
  /** Absolute or root-relative; ends in /api/v2. */
  contentEndpoint: Type.String(),
  contentAccessToken: orNull,
  errorReportingDsn: orNull,
  environment: Type.String(),
  analyticsPropertyId: orNull,
  /** Absolute or root-relative; Google's own when null. */
  analyticsTagUrl: orNull,
  /** Default: CAD. */
  analyticsCurrency: Type.Union([Type.Literal('CAD'), Type.Literal('order'), Type.Null()]),
  /** The experiment that is running. */
  experiment: orNull,
  communityUrl: Type.String(),
  rootUrl: Type.String(),
  assetsMediaPrefix: Type.String(),
  /** Base address of the video player, on this site or a framed platform; null for the platforms' own. */
  videoPlayer: orNull,
  /** The payment widget's script, absolute or root-relative; Pay Station's own when null. */
  paymentWidgetUrl: orNull,
  /** Five characters of a SHA-1 hash are appended; null: breached passwords are not looked up. */
  breachRangeUrl: orNull,
  guestRedirect: Type.Union([Type.Literal('login'), Type.Literal('signup')]),
  tokenIssuer: Type.String(),
  tokenAudience: Type.String(),
  /** PEM; used when GET /api/auth/certificate fails. */
  tokenCertificate: orNull,
  accessRoles: Type.Array(Type.String()),
  /** Of the promotion of October 2024, 0 to 1; 0 for none (PY-03). */
  promotionFactor: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()]),
  /** Absolute or root-relative; null for no survey. */
  cancellationSurveyUrl: orNull,
  /** Where a player allows Discord to be linked, with the client id in its query; absolute or root-relative. */
  discordAuthorizationUrl: orNull,
  /** What this back end has beyond the calls that every back end must answer; null for none. */
  features: Type.Union([Type.Array(Type.String()), Type.Null()]),
});

export type Configuration = Static<typeof Configuration>;
