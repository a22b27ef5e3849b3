import { readFile } from 'node:fs/promises';
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { generalRefusals } from '#domain/shared/generalRefusals';
import type { Configuration } from '../configuration/schema';
import { failures, refusal } from '../platform/errors';
import type { Api } from '../platform/http';
import type { Reports } from './Reports';

const scopeOf = ({ headers }: FastifyRequest): string | undefined => {
  const scope = headers['x-sandbox-scope'];
  return typeof scope === 'string' ? scope : undefined;
};

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    throw refusal(generalRefusals, 'malformed-request', 'This is no JSON.');
  }
};

/** Parses the events of an envelope: one line of envelope headers, then a header line and a content line per item. */
const eventsIn = (envelope: string): unknown[] => {
  const [, ...lines] = envelope.split('\n');
  return lines.flatMap((line, index) => {
    if (index % 2 === 1 || line === '') return [];
    const { type } = parsed(line) as { type?: string };
    return type === 'event' ? [parsed(lines[index + 1] ?? '')] : [];
  });
};

/** Remote configuration that makes the site report to the mock services. */
export const standInConfiguration = (rootUrl: string): Partial<Configuration> => ({
  analyticsPropertyId: 'G-SANDBOX',
  analyticsTagUrl: '/sandbox/analytics/tag.js',
  experiment: 'sandbox',
  ...(URL.canParse(rootUrl) && {
    errorReportingDsn: rootUrl.replace('://', '://public@') + '/sandbox/errors/1',
  }),
});

/** Mock analytics and error services, and the reports that they have received. */
export const reportingRoutes = async (api: Api, reports: Reports): Promise<void> => {
  const tag = await readFile(new URL('./tag.js', import.meta.url), 'utf8');
  const text = { schema: { body: Type.String() } };

  api.get('/sandbox/analytics/tag.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(tag),
  );
  api.post('/sandbox/analytics/collect', text, (request, reply) => {
    reports.addEvent(parsed(request.body), scopeOf(request));
    return reply.code(204).send();
  });
  api.post('/sandbox/errors/api/:project/envelope/', text, (request, reply) => {
    eventsIn(request.body).forEach((event) => reports.addError(event, scopeOf(request)));
    return reply.send({});
  });
  api.get(
    '/sandbox/reports.json',
    {
      schema: {
        querystring: Type.Object({ scope: Type.Optional(Type.String()) }),
        response: {
          200: Type.Object({ analytics: Type.Array(Type.Unknown()), errors: Type.Array(Type.Unknown()) }),
          ...failures(),
        },
      },
    },
    (request) => reports.list(request.query.scope),
  );
};
