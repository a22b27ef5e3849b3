import { googlesTagUrl } from '../src/domain/analytics/tagUrl';
import { payStationFrames, payStationUrl } from '../src/domain/commerce/payStation';

/** What the content security policy allows for analytics, error reports and payments, beside the site itself. */
export interface ConfiguredOrigins {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly pictures: readonly string[];
  readonly frames: readonly string[];
}

const none: ConfiguredOrigins = { scripts: [], connections: [], pictures: [], frames: [] };

/** Where Google's tag sends what it counts. */
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

interface WidgetOrigins {
  readonly scripts: readonly string[];
  /** What the script frames, and may ask. */
  readonly frames: readonly string[];
}

/** @param url none is Pay Station's own; one on this site needs no mention */
const widgetOrigins = (url: unknown): WidgetOrigins => {
  const scripts = originIn(url ?? payStationUrl);
  const isTheirs = scripts.includes(new URL(payStationUrl).origin);
  return { scripts, frames: isTheirs ? payStationFrames : scripts };
};

/** @param configuration what GET /configuration answered, not checked yet */
export const configuredOriginsOf = (configuration: unknown): ConfiguredOrigins => {
  if (typeof configuration !== 'object' || configuration === null) return none;
  const { analyticsPropertyId, analyticsTagUrl, errorReportingDsn, paymentWidgetUrl } =
    configuration as Record<string, unknown>;
  const tag = typeof analyticsPropertyId === 'string' ? originIn(analyticsTagUrl ?? googlesTagUrl) : [];
  const collectors = tag.includes(new URL(googlesTagUrl).origin) ? googlesCollectors : tag;
  const widget = widgetOrigins(paymentWidgetUrl);
  return {
    scripts: [...tag, ...widget.scripts],
    connections: [...collectors, ...originIn(errorReportingDsn), ...widget.frames],
    pictures: collectors,
    frames: widget.frames,
  };
};

/** Milliseconds. */
const freshness = 60_000;
const patience = 2_000;

/** Follows the remote configuration, which alone knows the analytics tag, the DSN of error reports and the payment widget. */
export class ConfiguredPolicy {
  private origins = none;
  private readAt = 0;

  /** @param apiOrigin where `/configuration` is; asked for at each use, a port may be known late. None reads nothing. */
  constructor(private readonly apiOrigin: (() => string) | undefined) {}

  /** As they were last read; when that is a minute ago they are read again in the background. */
  get current(): ConfiguredOrigins {
    if (Date.now() - this.readAt > freshness) void this.read();
    return this.origins;
  }

  /** Never fails: while the configuration can't be had, what was read before stands. */
  async read(): Promise<void> {
    if (!this.apiOrigin) return;
    this.readAt = Date.now();
    try {
      const answer = await fetch(`${this.apiOrigin()}/configuration`, {
        signal: AbortSignal.timeout(patience),
      });
      if (answer.ok) this.origins = configuredOriginsOf(await answer.json());
    } catch (error) {
      console.error('The configuration could not be read for the content security policy:', error);
    }
  }
}
