import { googleTagUrl } from '#infrastructure/analytics/googleTagUrl';
import { payStationFrames, payStationUrl } from '#infrastructure/payment/payStation';
import { log } from '../logging/log';

/** Origins that the content security policy allows for analytics, error reports, payments and breached passwords. */
export interface ConfiguredOrigins {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly pictures: readonly string[];
  /** Origins of the media library: pictures, videos and captions. */
  readonly media: readonly string[];
  readonly frames: readonly string[];
  /** Names of the Trusted Types policies that the scripts in `scripts` create. */
  readonly trustedTypePolicies: readonly string[];
}

const none: ConfiguredOrigins = {
  scripts: [],
  connections: [],
  pictures: [],
  media: [],
  frames: [],
  trustedTypePolicies: [],
};

const googleTrustedTypesPolicy = 'goog#html';

/** Origins that Google's tag sends events to. */
const googlesCollectors = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

const originIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'string' || !URL.canParse(value)) return [];
  const { protocol, origin } = new URL(value);
  return /^https?:$/.test(protocol) ? [origin] : [];
};

/** Returns the URL of the script, not its origin, because other scripts of that origin must not be allowed. */
const scriptIn = (value: unknown): readonly string[] =>
  originIn(value).map(
    (origin) => origin + new URL(String(value)).pathname.replace(/[;,]/g, encodeURIComponent),
  );

interface WidgetOrigins {
  readonly scripts: readonly string[];
  /** Origins that the payment widget's script embeds in frames and sends requests to. */
  readonly frames: readonly string[];
}

/** @param url URL of the widget's script; default: Pay Station's. A URL on this site adds no origins. */
const widgetOrigins = (url: unknown): WidgetOrigins => {
  const address = url ?? payStationUrl;
  const origins = originIn(address);
  const isTheirs = origins.includes(new URL(payStationUrl).origin);
  return { scripts: scriptIn(address), frames: isTheirs ? payStationFrames : origins };
};

/** @param configuration response of GET /configuration, not validated */
const configuredOriginsOf = (configuration: unknown): ConfiguredOrigins => {
  if (typeof configuration !== 'object' || configuration === null) return none;
  const {
    analyticsPropertyId,
    analyticsTagUrl,
    assetsMediaPrefix,
    breachRangeUrl,
    errorReportingDsn,
    paymentWidgetUrl,
  } = configuration as Record<string, unknown>;
  const tagUrl = typeof analyticsPropertyId === 'string' ? (analyticsTagUrl ?? googleTagUrl) : undefined;
  const tag = originIn(tagUrl);
  const isGoogles = tag.includes(new URL(googleTagUrl).origin);
  const collectors = isGoogles ? googlesCollectors : tag;
  const widget = widgetOrigins(paymentWidgetUrl);
  return {
    scripts: [...scriptIn(tagUrl), ...widget.scripts],
    connections: [
      ...collectors,
      ...originIn(errorReportingDsn),
      ...originIn(breachRangeUrl),
      ...widget.frames,
    ],
    pictures: collectors,
    media: originIn(assetsMediaPrefix),
    frames: widget.frames,
    trustedTypePolicies: isGoogles ? [googleTrustedTypesPolicy] : [],
  };
};

/** Milliseconds. */
const maxAgeMs = 60_000;
const timeoutMs = 2_000;
const minRetryDelayMs = 1_000;
const maxRetryDelayMs = 15_000;

const hasContentService = (configuration: unknown): boolean =>
  typeof (configuration as { readonly contentEndpoint?: unknown } | null)?.contentEndpoint === 'string';

/** Tracks the remote configuration, which names the analytics tag, the error-reporting DSN and the payment widget. */
export class ConfiguredPolicy {
  private origins = none;
  private isConfigured = false;
  private readAt = 0;
  private failures = 0;
  private retry: NodeJS.Timeout | undefined;

  /**
   * @param apiOrigin origin of `/configuration`, called before each request; undefined if there is no configuration
   * @param lastConfiguration response of `/configuration` that applies until the API responds
   */
  constructor(
    private apiOrigin: (() => string) | undefined,
    lastConfiguration?: string,
  ) {
    if (lastConfiguration !== undefined) this.apply(JSON.parse(lastConfiguration));
  }

  /** Last value. After a minute it is refreshed in the background. */
  get current(): ConfiguredOrigins {
    if (Date.now() - this.readAt > maxAgeMs) void this.read();
    return this.origins;
  }

  /** Never rejects. On failure the last value remains, and reading is retried until the API responds. */
  async read(): Promise<void> {
    if (!this.apiOrigin) return;
    this.readAt = Date.now();
    clearTimeout(this.retry);
    try {
      const answer = await fetch(`${this.apiOrigin()}/configuration`, {
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) throw new Error(`/configuration answered ${answer.status}`);
      this.apply(await answer.json());
      this.failures = 0;
    } catch (err) {
      if (this.failures === 0)
        log.error({ err }, 'The configuration could not be read for the content security policy');
      this.retry = setTimeout(() => void this.read(), this.wait).unref();
      this.failures += 1;
    }
  }

  private apply(configuration: unknown): void {
    this.origins = configuredOriginsOf(configuration);
    // Without a content service, no page can be rendered.
    this.isConfigured ||= hasContentService(configuration);
  }

  /** @throws while there is no configuration with a content service yet */
  async requireConfiguration(): Promise<void> {
    if (this.apiOrigin && !this.isConfigured)
      throw new Error('No configuration with a content service has been read yet.');
  }

  stop(): void {
    clearTimeout(this.retry);
    this.apiOrigin = undefined;
  }

  private get wait(): number {
    return Math.min(minRetryDelayMs * 2 ** this.failures, maxRetryDelayMs);
  }
}
