import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/browser';
import { isNoise } from './noise';
import { redactPersonalData } from './redactPersonalData';

interface ReportSettings {
  readonly dsn: string;
  readonly environment: string;
  /** Checks consent again just before a report is sent. */
  readonly isAllowed: () => boolean;
  readonly url: () => string;
}

/** Sentry without automatic data (breadcrumbs, sessions, replays): sends only the errors passed to it (ER-01). */
export class SentryReports {
  private readonly scope = new Scope();

  constructor({ dsn, environment, isAllowed, url }: ReportSettings) {
    const client = new BrowserClient({
      dsn,
      environment,
      transport: makeFetchTransport,
      stackParser: defaultStackParser,
      integrations: [linkedErrorsIntegration(), dedupeIntegration()],
      sendClientReports: false,
      maxBreadcrumbs: 0,
      dataCollection: {
        userInfo: false,
        cookies: false,
        httpHeaders: false,
        httpBodies: [],
        urlQueryParams: false,
        stackFrameVariables: false,
        frameContextLines: 0,
      },
      beforeSend: (event) =>
        !isAllowed() || isNoise(event) ? null : redactPersonalData({ ...event, request: { url: url() } }),
    });
    this.scope.setClient(client);
    client.init();
  }

  send(error: unknown): void {
    this.scope.captureException(error);
  }
}
