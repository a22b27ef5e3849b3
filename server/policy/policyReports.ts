import type { FastifyInstance } from 'fastify';
import { redactSecrets } from '#domain/navigation/shareablePath';

/** Path to which browsers send reports about violations of the content security policy. */
export const reportPath = '/policy-reports';

/** Limits per request: the size of the body in bytes, and the number of reports that are processed. */
const maxBodyBytes = 16 * 1024;
const maxReportsPerRequest = 10;

/** Maximum number of reports logged per minute, in total and per address. */
const maxLoggedPerMinute = 60;
const maxLoggedPerAddress = 10;
const minute = 60_000;

const maxTextLength = 200;

/** Removes keys and the query from a URL. */
const redactUrl = (address: string): string =>
  URL.canParse(address) ? new URL(address).origin + redactSecrets(new URL(address).pathname) : address;

const textIn = (report: object, ...names: readonly string[]): string | undefined => {
  const text: unknown = names.map((name): unknown => Reflect.get(report, name)).find(Boolean);
  return typeof text === 'string' ? redactUrl(text).slice(0, maxTextLength) : undefined;
};

const summaryOf = (report: object) => ({
  page: textIn(report, 'documentURL', 'document-uri'),
  directive: textIn(report, 'effectiveDirective', 'effective-directive', 'violated-directive'),
  refused: textIn(report, 'blockedURL', 'blocked-uri'),
  source: textIn(report, 'sourceFile', 'source-file'),
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Extracts the reports of a request, in the format of the Reporting API or of `report-uri`. */
const reportsIn = (body: unknown): readonly object[] => {
  const given: readonly unknown[] = Array.isArray(body) ? body : [body];
  return given.slice(0, maxReportsPerRequest).flatMap((report) => {
    const content: unknown = isObject(report)
      ? (Reflect.get(report, 'body') ?? Reflect.get(report, 'csp-report'))
      : undefined;
    return isObject(content) ? [content] : [];
  });
};

/** Limits the number of logged reports per minute. */
class LogQuota {
  private since = 0;
  private total = 0;
  private readonly byAddress = new Map<string, number>();

  tryConsume(address: string): boolean {
    const now = performance.now();
    if (now - this.since > minute) {
      [this.since, this.total] = [now, 0];
      this.byAddress.clear();
    }
    const count = this.byAddress.get(address) ?? 0;
    if (this.total >= maxLoggedPerMinute || count >= maxLoggedPerAddress) return false;
    this.total += 1;
    this.byAddress.set(address, count + 1);
    return true;
  }
}

/** POST /policy-reports: logs a limited number of reports. */
export const addPolicyReports = async (app: FastifyInstance): Promise<void> => {
  const allowance = new LogQuota();
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/reports+json', 'application/csp-report', 'application/json'],
      { parseAs: 'string', bodyLimit: maxBodyBytes },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(reportPath, (request, reply) => {
      for (const report of reportsIn(request.body)) {
        if (!allowance.tryConsume(request.ip)) return reply.code(429).header('retry-after', '60').send();
        console.warn('The content security policy has refused:', JSON.stringify(summaryOf(report)));
      }
      return reply.code(204).send();
    });
  });
};
