import type { FastifyInstance } from 'fastify';
import { redactSecrets } from '#domain/navigation/shareablePath';
import { RequestQuota } from '../http/RequestQuota';

/** Path to which browsers send reports about violations of the content security policy. */
export const reportPath = '/policy-reports';

/** Limits per request: the size of the body in bytes, and the number of reports that are processed. */
const maxBodyBytes = 16 * 1024;
const maxReportsPerRequest = 10;

/** Maximum number of reports logged per minute. */
const maxLogged = { total: 60, perAddress: 10 };

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

/** POST /policy-reports: logs a limited number of reports. */
export const addPolicyReports = async (app: FastifyInstance): Promise<void> => {
  const allowance = new RequestQuota(maxLogged);
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
        request.log.warn({ report: summaryOf(report) }, 'The content security policy has refused something');
      }
      return reply.code(204).send();
    });
  });
};
