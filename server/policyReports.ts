import type { FastifyInstance } from 'fastify';
import { withoutSecrets } from '../src/domain/navigation/publicAddress';

/** Where browsers report violations of the content security policy. */
export const reportPath = '/policy-reports';

/** Maximum bytes of a request, and maximum number of its reports that are read. */
const longest = 16 * 1024;
const mostRead = 10;

/** Maximum number of reports logged per minute, in total and per address. */
const mostLogged = 60;
const mostFromOne = 10;
const minute = 60_000;

const longestText = 200;

/** URL without keys and query. */
const placeOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).origin + withoutSecrets(new URL(address).pathname) : address;

const textIn = (report: object, ...names: readonly string[]): string | undefined => {
  const text: unknown = names.map((name): unknown => Reflect.get(report, name)).find(Boolean);
  return typeof text === 'string' ? placeOf(text).slice(0, longestText) : undefined;
};

const summaryOf = (report: object) => ({
  page: textIn(report, 'documentURL', 'document-uri'),
  directive: textIn(report, 'effectiveDirective', 'effective-directive', 'violated-directive'),
  refused: textIn(report, 'blockedURL', 'blocked-uri'),
  source: textIn(report, 'sourceFile', 'source-file'),
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Reports in both formats: Reporting API and `report-uri`. */
const reportsIn = (body: unknown): readonly object[] => {
  const given: readonly unknown[] = Array.isArray(body) ? body : [body];
  return given.slice(0, mostRead).flatMap((report) => {
    const content: unknown = isObject(report)
      ? (Reflect.get(report, 'body') ?? Reflect.get(report, 'csp-report'))
      : undefined;
    return isObject(content) ? [content] : [];
  });
};

/** Counts reports per minute. */
class Allowance {
  private since = 0;
  private total = 0;
  private readonly byAddress = new Map<string, number>();

  takes(address: string): boolean {
    const now = performance.now();
    if (now - this.since > minute) {
      [this.since, this.total] = [now, 0];
      this.byAddress.clear();
    }
    const count = this.byAddress.get(address) ?? 0;
    if (this.total >= mostLogged || count >= mostFromOne) return false;
    this.total += 1;
    this.byAddress.set(address, count + 1);
    return true;
  }
}

/** POST /policy-reports: logs a limited number of reports. */
export const addPolicyReports = async (app: FastifyInstance): Promise<void> => {
  const allowance = new Allowance();
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/reports+json', 'application/csp-report', 'application/json'],
      { parseAs: 'string', bodyLimit: longest },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(reportPath, (request, reply) => {
      for (const report of reportsIn(request.body)) {
        if (!allowance.takes(request.ip)) return reply.code(429).header('retry-after', '60').send();
        console.warn('The content security policy has refused:', JSON.stringify(summaryOf(report)));
      }
      return reply.code(204).send();
    });
  });
};
