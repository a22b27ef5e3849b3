import { Type, type Static } from '@fastify/type-provider-typebox';

const orNull = Type.Union([Type.String(), Type.Null()]);

/** Remote configuration, which the site needs before it can render (SH-07). */
export const Configuration = Type.Object({
  /** Absolute or root-relative URL that ends in /api/v2. */
  contentEndpoint: Type.String(),
  contentAccessToken: orNull,
  errorReportingDsn: orNull,
  environment: Type.String(),
  analyticsPropertyId: orNull,
  /** Absolute or root-relative URL; null for Google's own URL. */
  analyticsTagUrl: orNull,
  /** Default: CAD. */
  analyticsCurrency: Type.Union([Type.Literal('CAD'), Type.Literal('order'), Type.Null()]),
  /** Experiment that is currently running. */
  experiment: orNull,
  communityUrl: Type.String(),
  rootUrl: Type.String(),
  assetsMediaPrefix: Type.String(),
  /** Base URL of the video player, on this site or a framed platform; null for the platforms' own players. */
  videoPlayer: orNull,
  /** Absolute or root-relative URL of the payment widget's script; null for Pay Station's own script. */
  paymentWidgetUrl: orNull,
  /** URL to which five characters of a SHA-1 hash are appended; null disables the check for breached passwords. */
  breachRangeUrl: orNull,
  guestRedirect: Type.Union([Type.Literal('login'), Type.Literal('signup')]),
  tokenIssuer: Type.String(),
  tokenAudience: Type.String(),
  /** PEM certificate, used when GET /api/auth/certificate fails. */
  tokenCertificate: orNull,
  accessRoles: Type.Array(Type.String()),
  /** Fraction of the price that the October 2024 promotion subtracts, from 0 to 1; 0 for none (PY-03). */
  promotionFactor: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()]),
  /** Absolute or root-relative URL; null for no survey. */
  cancellationSurveyUrl: orNull,
  /** Absolute or root-relative URL where a player authorizes the Discord link; its query contains the client id. */
  discordAuthorizationUrl: orNull,
  /** The company that sells; null if the site should not name it. */
  seller: Type.Union([
    Type.Object({
      name: Type.String(),
      address: Type.Array(Type.String()),
      email: Type.String(),
      phone: Type.String(),
      taxId: Type.String(),
      register: Type.String(),
      /** In whole euros. */
      capital: Type.Number({ minimum: 0 }),
      representative: Type.String(),
      host: Type.String(),
      mediator: Type.String(),
    }),
    Type.Null(),
  ]),
  /** Optional features that this back end supports in addition to the mandatory calls; null for none. */
  features: Type.Union([Type.Array(Type.String()), Type.Null()]),
});

export type Configuration = Static<typeof Configuration>;
