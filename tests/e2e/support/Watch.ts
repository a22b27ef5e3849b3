import type { BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test';

/**
 * Collects problems that no visitor should cause: console errors (including content security policy violations),
 * exceptions, failed requests and requests to other origins. Tests declare beforehand which paths may fail.
 */
export class Watch {
  private readonly found: string[] = [];
  private readonly allowed: RegExp[] = [];
  private readonly expectedReports: RegExp[] = [];
  private isOfflineExpected = false;

  constructor(
    context: BrowserContext,
    private readonly origins: readonly string[],
  ) {
    context.on('page', (page) => this.watch(page));
    context.on('request', (request) => this.seeRequest(request));
    context.on('requestfailed', (request) => this.seeFailure(request));
    context.on('response', (response) => this.seeResponse(response));
  }

  /** Requests to these paths may fail from now on. */
  allow(...paths: readonly RegExp[]): void {
    this.allowed.push(...paths);
  }

  /** Allows every request to fail without a connection: the site prefetches the pages of visible links. */
  allowOffline(): void {
    this.isOfflineExpected = true;
  }

  /** Allows a reported error, because the site writes its error reports to the console. */
  allowReport(report: RegExp): void {
    this.expectedReports.push(report);
  }

  get problems(): readonly string[] {
    return this.found;
  }

  private watch(page: Page): void {
    page.on('console', (message) => this.seeMessage(message));
    page.on('pageerror', (error) => this.found.push(`exception: ${error.stack ?? error.message}`));
  }

  private seeMessage(message: ConsoleMessage): void {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    // Message of the browser for a failed request, which is checked below.
    if (message.text().startsWith('Failed to load resource') && this.mayFail(url, message.text())) return;
    if (this.expectedReports.some((expected) => expected.test(message.text()))) return;
    this.found.push(`console: ${message.text()} (${url})`);
  }

  private seeRequest(request: Request): void {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && !this.origins.includes(url.origin)) {
      this.found.push(`request to another origin: ${request.url()}`);
    }
  }

  private seeFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? '';
    // The request was pending when the visitor left the page.
    if (reason === 'net::ERR_ABORTED' || this.mayFail(request.url(), reason)) return;
    this.found.push(`request failed: ${request.method()} ${request.url()} (${reason})`);
  }

  private seeResponse(response: Response): void {
    if (response.status() < 400 || this.mayFail(response.url())) return;
    this.found.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
  }

  private mayFail(url: string, reason = ''): boolean {
    if (this.isOfflineExpected && reason.includes('net::ERR_INTERNET_DISCONNECTED')) return true;
    const path = URL.canParse(url) ? new URL(url).pathname : url;
    return this.allowed.some((allowed) => allowed.test(path));
  }
}
