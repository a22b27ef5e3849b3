import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { localeOfPath } from '#domain/language/Locale';
import { formPaths } from '#domain/navigation/routes';
import type { PostedFields } from '#hydration/Renderer';
import type { Pages } from '../pages/Pages';
import { kindOfPath } from '../settings/paths';
import type { SecurityHeaders } from '../policy/securityHeaders';
import { isSameOrigin } from '../http/isSameOrigin';
import { pathOf } from '../http/pathOf';
import { noTransform } from '../http/sendPrepared';
import { fetchFor } from './fetchFor';
import { formUnavailableText } from './formUnavailableText';

/** Bytes. The longest message to the press office has 5,000 characters of up to nine bytes each. */
const maxFormBytes = 64 * 1024;

/** Low, because each page is rendered for one visitor only. */
const maxConcurrent = 2;
const maxWaiting = 20;

interface FormContext {
  readonly pages: Pages;
  readonly security: SecurityHeaders;
}

/** Parses a form, and converts CRLF line breaks to LF, as scripts in browsers see them. */
const fieldsIn = (form: string): PostedFields =>
  Object.fromEntries(
    [...new URLSearchParams(form)].map(([name, value]) => [name, value.replace(/\r\n/g, '\n')]),
  );

const redirectToPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(request.url, 303);

/** Routes for the forms that the web server handles. Each responds with the page, rendered for this visitor. */
const addAcceptedForms = (app: FastifyInstance, { pages, security }: FormContext): void => {
  const limit = pLimit(maxConcurrent);
  const type = 'application/x-www-form-urlencoded';
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: maxFormBytes }, (_request, body, done) =>
    done(null, fieldsIn(String(body))),
  );

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { body } = request;
    // If no header shows the origin, only the API's token protects the call.
    if (!pages.answerForm || !isSameOrigin(request) || typeof body !== 'object')
      return redirectToPage(request, reply);
    const { answerForm } = pages;
    const sent = { fields: body as PostedFields, fetch: fetchFor(request) };
    const isFull = limit.pendingCount >= maxWaiting;
    const page = isFull ? undefined : await limit(() => answerForm(pathOf(request), sent));
    reply.header('cache-control', 'no-store');
    if (page && 'redirect' in page) return reply.redirect(encodeURI(page.redirect), 303);
    if (page) {
      reply.header('cache-control', `no-store, ${noTransform}`);
      // Not compressed, because the page contains a token and text that an attacker may have chosen.
      reply.headers(security.forPage(page.styleHashes)).type('text/html; charset=utf-8');
      return reply.send(page.html);
    }
    reply.code(503).header('retry-after', '60').type('text/plain; charset=utf-8');
    return reply.send(formUnavailableText[localeOfPath(request.url)]);
  };
  for (const path of formPaths()) app.post(path, answer);
};

/** For all other forms, ignores the input and redirects to the page. */
const addOtherForms = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => {
    body.resume();
    done(null);
  });
  app.post('/*', (request, reply) => {
    const path = decodeURIComponent(pathOf(request));
    const isForm = request.headers.accept?.includes('text/html') && kindOfPath(path) === 'page';
    if (isForm && !path.startsWith('//')) return redirectToPage(request, reply);
    reply.callNotFound();
    return undefined;
  });
};

/** Handles forms from browsers without scripts. */
export const addFormRoutes = async (app: FastifyInstance, host: FormContext): Promise<void> => {
  await app.register(async (scope) => addAcceptedForms(scope, host));
  await app.register(async (scope) => addOtherForms(scope));
};
