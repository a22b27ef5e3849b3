import type { BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test';

/**
 * Collects problems that no visitor should cause: console errors (including content security policy violations),
 * exceptions, failed requests and requests to other origins. Tests declare beforehand which paths may fail.
 */
export class BrowserErrorMonitor {
  private readonly foundProblems: string[] = [];
  private readonly allowed: RegExp[] = [];
  private readonly expectedReports: RegExp[] = [];
  private isOfflineExpected = false;

  constructor(
    context: BrowserContext,
    private readonly origins: readonly string[],
  ) {
    context.on('page', (page) => this.watch(page));
    context.on('request', (request) => this.onRequest(request));
    context.on('requestfailed', (request) => this.onRequestFailed(request));
    context.on('response', (response) => this.onResponse(response));
  }

  /** Requests to these paths may fail from now on. */
  allow(...paths: readonly RegExp[]): void {
    this.allowed.push(...paths);
  }

  /** Allows every request to fail without a connection: the site prefetches the pages of visible links. */
  allowOffline(): void {
    this.isOfflineExpected = true;
  }

  /** Allows an exception, or a reported error, because the site writes its error reports to the console. */
  allowReport(report: RegExp): void {
    this.expectedReports.push(report);
  }

  get problems(): readonly string[] {
    return this.foundProblems;
  }

  private watch(page: Page): void {
    page.on('console', (message) => this.onConsoleMessage(message));
    page.on('pageerror', (error) => this.onException(error));
  }

  private onException({ message, stack }: Error): void {
    if (this.expectedReports.some((expected) => expected.test(message))) return;
    this.foundProblems.push(`exception: ${stack ?? message}`);
  }

  private onConsoleMessage(message: ConsoleMessage): void {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    // Message of the browser for a failed request, which is checked below.
    if (message.text().startsWith('Failed to load resource') && this.mayFail(url, message.text())) return;
    if (this.expectedReports.some((expected) => expected.test(message.text()))) return;
    this.foundProblems.push(`console: ${message.text()} (${url})`);
  }

  private onRequest(request: Request): void {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && !this.origins.includes(url.origin)) {
      this.foundProblems.push(`request to another origin: ${request.url()}`);
    }
  }

  private onRequestFailed(request: Request): void {
    const reason = request.failure()?.errorText ?? '';
    // The request was pending when the visitor left the page.
    if (reason === 'net::ERR_ABORTED' || this.mayFail(request.url(), reason)) return;
    this.foundProblems.push(`request failed: ${request.method()} ${request.url()} (${reason})`);
  }

  private onResponse(response: Response): void {
    if (response.status() < 400 || this.mayFail(response.url())) return;
    this.foundProblems.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
  }

  private mayFail(url: string, reason = ''): boolean {
    if (this.isOfflineExpected && reason.includes('net::ERR_INTERNET_DISCONNECTED')) return true;
    const path = URL.canParse(url) ? new URL(url).pathname : url;
    return this.allowed.some((allowed) => allowed.test(path));
  }
}
