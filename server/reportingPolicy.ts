import { googlesTagUrl } from '../src/domain/analytics/tagUrl';

/** What the content security policy allows for analytics and error reports, beside the site itself. */
export interface ReportingOrigins {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly pictures: readonly string[];
}

const none: ReportingOrigins = { scripts: [], connections: [], pictures: [] };

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

/** @param configuration what GET /configuration answered, not checked yet */
export const reportingOriginsOf = (configuration: unknown): ReportingOrigins => {
  const { analyticsPropertyId, analyticsTagUrl, errorReportingDsn } = (
    typeof configuration === 'object' && configuration !== null ? configuration : {}
  ) as Record<string, unknown>;
  const tag = typeof analyticsPropertyId === 'string' ? originIn(analyticsTagUrl ?? googlesTagUrl) : [];
  const collectors = tag.includes(new URL(googlesTagUrl).origin) ? googlesCollectors : tag;
  return {
    scripts: tag,
    connections: [...collectors, ...originIn(errorReportingDsn)],
    pictures: collectors,
  };
};

/** Milliseconds. */
const freshness = 60_000;
const patience = 2_000;

/** Follows the remote configuration, which alone knows the analytics tag and the DSN of error reports. */
export class ReportingPolicy {
  private origins = none;
  private readAt = 0;

  /** @param apiOrigin where `/configuration` is; asked for at each use, a port may be known late. None reads nothing. */
  constructor(private readonly apiOrigin: (() => string) | undefined) {}

  /** As they were last read; when that is a minute ago they are read again in the background. */
  get current(): ReportingOrigins {
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
      if (answer.ok) this.origins = reportingOriginsOf(await answer.json());
    } catch (error) {
      console.error('The configuration could not be read for the content security policy:', error);
    }
  }
}
