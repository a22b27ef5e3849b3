import { injectable } from 'inversify';
import { Configuration } from '#application/configuration/Configuration';
import { Consent } from '#application/consent/Consent';
import { CodeLoader } from '#application/shared/CodeLoader';
import { ErrorReporter } from '#application/shared/ErrorReporter';
import { BrowserWindow } from '../browser/BrowserWindow';
import type { SentryReports } from './SentryReports';

/**
 * Logs errors to the console. With a DSN and performance consent, also sends reported and uncaught errors (CC-06).
 */
@injectable('Singleton')
export class ConsentedErrorReporter extends ErrorReporter {
  private reports: Promise<SentryReports | undefined> | undefined;

  constructor(
    private readonly configuration: Configuration,
    private readonly consent: Consent,
    private readonly browser: BrowserWindow,
    private readonly code: CodeLoader,
  ) {
    super();
    const { window } = browser;
    window.addEventListener('error', ({ error, message }: ErrorEvent) =>
      this.send((error as unknown) ?? message),
    );
    window.addEventListener('unhandledrejection', ({ reason }) => this.send(reason));
  }

  report(error: unknown): void {
    console.error(error);
    this.send(error);
  }

  private get dsn(): string | undefined {
    return this.consent.agreesTo('performance')
      ? this.configuration.currentIfLoaded?.errorReportingDsn
      : undefined;
  }

  private send(error: unknown): void {
    const { dsn } = this;
    if (dsn === undefined) return;
    this.reports ??= this.start(dsn);
    void this.reports.then((reports) => reports?.send(error));
  }

  /** Returns undefined if the chunk failed to load. The next error tries again. */
  private async start(dsn: string): Promise<SentryReports | undefined> {
    const loaded = await this.code.tryLoad(() => import(/* webpackChunkName: "errors" */ './SentryReports'));
    if (!loaded) {
      this.reports = undefined;
      return undefined;
    }
    return new loaded.SentryReports({
      dsn,
      environment: this.configuration.current.environment,
      isAllowed: () => this.dsn !== undefined,
      url: () => this.browser.window.location.href,
    });
  }
}
