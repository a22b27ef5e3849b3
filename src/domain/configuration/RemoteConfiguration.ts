import type { Feature } from './features';

/** What the operator decides outside the build; answered by GET /configuration before anything renders (SH-07). */
export class RemoteConfiguration {
  readonly contentEndpoint!: string;
  readonly contentAccessToken!: string | undefined;
  readonly errorReportingDsn!: string | undefined;
  readonly environment!: string;
  readonly analyticsPropertyId!: string | undefined;
  /** Where the analytics tag is loaded from, absolute or relative to this site; Google's own when absent. */
  readonly analyticsTagUrl!: string | undefined;
  /** The currency that purchases are counted in: `CAD`, or that of each order (D-18). */
  readonly analyticsCurrency!: 'CAD' | 'order';
  /** The experiment that is running, by the name its tool announces it with (SH-18). */
  readonly experiment!: string | undefined;
  readonly communityUrl!: string;
  readonly rootUrl!: string;
  readonly assetsMediaPrefix!: string;
  /** Base address of the player that videos are shown in; nothing for the platforms' own (CC-05). */
  readonly videoPlayer!: string | undefined;
  /** Where the payment widget's script is, absolute or on this site; nothing for Pay Station's own (CK-01). */
  readonly paymentWidgetUrl!: string | undefined;
  /** Range look-ups of breached passwords: five characters of a hash are appended; nothing for none. */
  readonly breachRangeUrl!: string | undefined;
  /** Where a signed-out visitor of a page for players goes (D-01). */
  readonly guestRedirect!: 'login' | 'signup';
  readonly tokenIssuer!: string;
  readonly tokenAudience!: string;
  /** PEM certificate to check tokens with when the server's own can't be fetched (SE-02). */
  readonly tokenCertificate!: string | undefined;
  readonly accessRoles!: readonly string[];
  /** Fraction that the promotion of October 2024 subtracts from each payment; 0 for none (PY-03). */
  readonly promotionFactor!: number;
  /** Asks why a subscription was canceled; absolute or on this site, nothing when there is no survey (PY-02). */
  readonly cancellationSurveyUrl!: string | undefined;
  /** Discord's page for OAuth, with the client id in its query; absolute or on this site (LK-01). */
  readonly discordAuthorizationUrl!: string | undefined;
  /** What the back end has beyond the calls that every back end must answer. */
  readonly features!: readonly Feature[];

  constructor(values: Readonly<RemoteConfiguration>) {
    Object.assign(this, values);
  }
}
