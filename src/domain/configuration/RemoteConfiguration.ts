import type { Feature } from './features';
import type { Seller } from './Seller';

/** Settings that the operator changes without a build. GET /configuration returns them before rendering (SH-07). */
export class RemoteConfiguration {
  readonly contentEndpoint!: string;
  readonly contentAccessToken!: string | undefined;
  readonly errorReportingDsn!: string | undefined;
  readonly environment!: string;
  readonly analyticsPropertyId!: string | undefined;
  /** URL of the analytics tag, absolute or relative to this site; undefined for Google's URL. */
  readonly analyticsTagUrl!: string | undefined;
  /** Currency in which purchases are reported: `CAD`, or the currency of each order (D-18). */
  readonly analyticsCurrency!: 'CAD' | 'order';
  /** Name of the running experiment, as reported by the experiment tool (SH-18). */
  readonly experiment!: string | undefined;
  readonly communityUrl!: string;
  readonly rootUrl!: string;
  readonly assetsMediaPrefix!: string;
  /** Base URL of the video player; undefined to use each platform's player (CC-05). */
  readonly videoPlayer!: string | undefined;
  /** URL of the payment widget's script, absolute or on this site; undefined for Pay Station's URL (CK-01). */
  readonly paymentWidgetUrl!: string | undefined;
  /**
   * URL for breached-password range queries, to which five characters of a hash are appended; undefined to skip the
   * check.
   */
  readonly breachRangeUrl!: string | undefined;
  /** Page to which guests are redirected from a player page (D-01). */
  readonly guestRedirect!: 'login' | 'signup';
  readonly tokenIssuer!: string;
  readonly tokenAudience!: string;
  /** PEM certificate for verifying tokens if the server's certificate cannot be fetched (SE-02). */
  readonly tokenCertificate!: string | undefined;
  readonly accessRoles!: readonly string[];
  /** Fraction that the October 2024 promotion subtracts from each payment; 0 for no promotion (PY-03). */
  readonly promotionFactor!: number;
  /** URL of the cancellation survey, absolute or on this site; undefined if there is none (PY-02). */
  readonly cancellationSurveyUrl!: string | undefined;
  /** URL of Discord's OAuth page with the client id in its query, absolute or on this site (LK-01). */
  readonly discordAuthorizationUrl!: string | undefined;
  /** Undefined if the back end does not name the seller. */
  readonly seller!: Seller | undefined;
  /** Optional features that the back end supports. */
  readonly features!: readonly Feature[];

  constructor(values: Readonly<RemoteConfiguration>) {
    Object.assign(this, values);
  }
}
