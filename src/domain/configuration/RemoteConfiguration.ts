import type { Feature } from './features';

/** The operator's settings outside the build, returned by GET /configuration before anything renders (SH-07). */
export class RemoteConfiguration {
  readonly contentEndpoint!: string;
  readonly contentAccessToken!: string | undefined;
  readonly errorReportingDsn!: string | undefined;
  readonly environment!: string;
  readonly analyticsPropertyId!: string | undefined;
  /** URL of the analytics tag, absolute or relative to this site; Google's own if absent. */
  readonly analyticsTagUrl!: string | undefined;
  /** Currency in which purchases are reported: `CAD`, or the currency of each order (D-18). */
  readonly analyticsCurrency!: 'CAD' | 'order';
  /** Name of the running experiment, as announced by its tool (SH-18). */
  readonly experiment!: string | undefined;
  readonly communityUrl!: string;
  readonly rootUrl!: string;
  readonly assetsMediaPrefix!: string;
  /** Base URL of the player for videos; undefined for the platforms' own players (CC-05). */
  readonly videoPlayer!: string | undefined;
  /** URL of the payment widget's script, absolute or on this site; undefined for Pay Station's own (CK-01). */
  readonly paymentWidgetUrl!: string | undefined;
  /** URL for breached-password range queries, to which five characters of a hash are appended; undefined for none. */
  readonly breachRangeUrl!: string | undefined;
  /** Page to which guests are redirected from a player page (D-01). */
  readonly guestRedirect!: 'login' | 'signup';
  readonly tokenIssuer!: string;
  readonly tokenAudience!: string;
  /** PEM certificate for verifying tokens if the server's own cannot be fetched (SE-02). */
  readonly tokenCertificate!: string | undefined;
  readonly accessRoles!: readonly string[];
  /** Fraction that the October 2024 promotion subtracts from each payment; 0 for none (PY-03). */
  readonly promotionFactor!: number;
  /** URL of the cancellation survey, absolute or on this site; undefined if there is none (PY-02). */
  readonly cancellationSurveyUrl!: string | undefined;
  /** URL of Discord's OAuth page with the client id in its query, absolute or on this site (LK-01). */
  readonly discordAuthorizationUrl!: string | undefined;
  /** Optional features of the back end, in addition to the calls that every back end supports. */
  readonly features!: readonly Feature[];

  constructor(values: Readonly<RemoteConfiguration>) {
    Object.assign(this, values);
  }
}
