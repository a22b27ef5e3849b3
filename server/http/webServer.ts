import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { localeOfPath } from '#domain/language/Locale';
import { safeDecode } from '#domain/shared/safeDecode';
import { containsSecret } from '#domain/navigation/shareablePath';
import { requestIdHeader } from '#domain/shared/requestReference';
import { withQueryAndHash } from '#domain/navigation/pagePaths';
import { isSliceSimulator, simulatorFrameAncestors } from '#domain/navigation/sliceSimulator';
import { log } from '../logging/log';
import { sendError } from './sendError';
import { addApiProxy, type ProxyOptions } from './apiProxy';
import { connectionLimits } from './connectionLimits';
import { addContentCompression } from './addContentCompression';
import { addCookieRenewal } from './cookieRenewal';
import { addFormRoutes } from '../forms/formRoutes';
import { fileDeltas } from '../dictionaries/fileDeltas';
import { addPageDictionaries } from '../dictionaries/addPageDictionaries';
import { addHealthChecks, retryAfterHeader } from './health';
import type { CrawlerFile, CrawlerFiles } from '../crawlers/crawlerFiles';
import type { Pages } from '../pages/Pages';
import { addPolicyReports } from '../policy/policyReports';
import { isMissingPage, isServicePath, kindOfPath } from '../settings/paths';
import { addPreviewRoute, isPreviewing } from '../preview';
import type { ConfiguredPolicy } from '../policy/configuredPolicy';
import { addSecurityHeaders, SecurityHeaders } from '../policy/securityHeaders';
import { pageStatePrefix } from '../pages/pageStates';
import { pathOf } from './pathOf';
import { requestIds } from './requestIds';
import { disconnectStalledClients } from './stalledClients';
import { sendPrepared } from './sendPrepared';
import { visitorCountry, type CountryHeader } from './visitorCountry';
import { addStaticFiles } from './staticFiles';
import { answerMalformedRequest, answerMalformedUrl, isNavigation, redirectHome } from './badRequests';

/** Services that handle `/api`, `/liveops`, `/configuration` and `/content`. */
export type Services =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'proxied' } & ProxyOptions)
  | {
      readonly kind: 'mounted';
      readonly mount: (app: FastifyInstance) => Promise<void>;
      /** Rejects if the services are unavailable, for example because the database is down. */
      readonly check: () => Promise<void>;
      readonly countryHeader: CountryHeader | undefined;
    };

export interface WebServerOptions {
  /** Absolute path of a build: `dist/site` or `dist/demo`. */
  readonly folder: string;
  readonly pages: Pages;
  readonly crawlerFiles: CrawlerFiles;
  readonly services: Services;
  readonly version: string;
  /** Missing if no proxy reports the visitor's country. */
  readonly countryHeader: CountryHeader | undefined;
  /** Whether the public URL of the site uses https. */
  readonly https: boolean;
  readonly contentOrigins: readonly string[];
  readonly configuredPolicy: ConfiguredPolicy;
  /** Hashes of the inline scripts in rendered pages. */
  readonly inlineScriptHashes: readonly string[];
  /** Reverse proxies whose `X-Forwarded-*` headers are trusted: addresses, ranges or names, separated by commas. */
  readonly trustProxy: string | false;
}

const acceptsHtml = ({ headers: { accept } }: FastifyRequest): boolean =>
  accept === undefined || accept.includes('text/html') || accept.includes('*/*');

/** Headers for URLs that contain a key: not indexed, and not sent as a referrer. */
const secretPageHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

interface PageOptions extends Pick<WebServerOptions, 'pages' | 'countryHeader'> {
  readonly security: SecurityHeaders;
}

const sendPage = async (
  { pages, security, countryHeader }: PageOptions,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  const previewing = isPreviewing(request);
  const isSecret = containsSecret(path);
  if (isSecret) reply.headers(secretPageHeaders);
  const country = visitorCountry(request, countryHeader);
  const page = await (previewing ? pages.shellOf(path) : pages.pageOf(path, country));
  if ('redirect' in page) {
    const query = request.url.slice(pathOf(request).length);
    const caching = isSecret ? 'no-store' : 'no-cache';
    return reply.header('cache-control', caching).redirect(withQueryAndHash(page.redirect, query), 302);
  }
  const isSimulator = isSliceSimulator(path);
  if (isSimulator) reply.removeHeader('x-frame-options');
  reply.headers(security.forPage(page.styleHashes, isSimulator ? simulatorFrameAncestors : undefined));
  const isUnavailable = page.status === 503;
  if (isUnavailable) reply.headers(retryAfterHeader);
  const dictionary = pages.dictionaries?.forLocale(localeOfPath(path));
  return sendPrepared(page, request, reply, {
    isPrivate: previewing || isSecret || isUnavailable,
    ...(dictionary && { dictionary }),
    ...(countryHeader && page.isPriced && { varyBy: countryHeader.name }),
  });
};

/** Sends a crawler file, or 503 if it could not be created, so that crawlers try again later. */
const sendCrawlerFile = async (
  answer: ReturnType<CrawlerFile>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const made = await answer;
  if (made) return sendPrepared(made, request, reply);
  reply.headers({ 'cache-control': 'no-store', 'retry-after': '60' });
  return reply.code(503).type('text/plain; charset=utf-8').send('Not available at the moment\n');
};

/** Sends the page state that the URL names. A state's name depends on its content, so it never changes. */
const sendPageState = async (
  { pages, countryHeader }: Pick<PageOptions, 'pages' | 'countryHeader'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  const address = decodeURIComponent(pathOf(request)).slice(pageStatePrefix.length);
  const end = address.indexOf('/');
  const country = visitorCountry(request, countryHeader);
  const state =
    end > 0 ? await pages.stateOf?.(address.slice(0, end), address.slice(end), country) : undefined;
  if (!state) return reply.callNotFound();
  return sendPrepared(state, request, reply, { isImmutable: true });
};

const answerNotFound = (request: FastifyRequest, reply: FastifyReply): void => {
  const path = pathOf(request);
  if (isNavigation(request) && isMissingPage(safeDecode(path) ?? '')) return redirectHome(path, reply);
  reply.code(404).header('cache-control', 'no-store');
  if (isServicePath(path)) void reply.send({ code: 1, message: 'There is nothing at this address.' });
  else void reply.type('text/plain; charset=utf-8').send('Not found\n');
};

/**
 * Web server of the site: files and pages of one build, security headers, health, and the services.
 * It is stateless, so several processes can share one address.
 */
export const createWebServer = async (options: WebServerOptions): Promise<FastifyInstance> => {
  const { folder, pages, services, configuredPolicy, countryHeader } = options;
  const security = new SecurityHeaders(options);
  const serverOptions: FastifyServerOptions = {
    loggerInstance: log,
    trustProxy: options.trustProxy,
    genReqId: requestIds(options.trustProxy),
    bodyLimit: 256 * 1024,
    ...connectionLimits(),
    forceCloseConnections: 'idle',
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    frameworkErrors: answerMalformedUrl(security),
    clientErrorHandler: answerMalformedRequest(security),
  };
  const app: FastifyInstance = Fastify(serverOptions);

  addSecurityHeaders(app, security);
  app.addHook('onSend', async ({ id }, reply) => {
    if (reply.statusCode >= 400) reply.header(requestIdHeader, id);
  });
  disconnectStalledClients(app);
  await addStaticFiles(app, folder);
  const sendDelta = await fileDeltas(folder);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(answerNotFound);
  const check = services.kind === 'mounted' ? services.check : () => configuredPolicy.requireConfiguration();
  addHealthChecks(app, options.version, check);
  if (services.kind === 'proxied') await addApiProxy(app, services);
  if (services.kind === 'mounted') {
    addContentCompression(app);
    await services.mount(app);
  }

  await addPolicyReports(app);
  await addCookieRenewal(app);
  addPreviewRoute(app, pages, options.https);
  addPageDictionaries(app, pages);
  for (const [path, answer] of options.crawlerFiles) {
    app.get(path, (request, reply) => sendCrawlerFile(answer(), request, reply));
  }
  app.get(`${pageStatePrefix}*`, (request, reply) => sendPageState({ pages, countryHeader }, request, reply));
  app.get('/*', (request, reply) => {
    const path = decodeURIComponent(pathOf(request));
    const kind = kindOfPath(path);
    if (kind === 'page' && acceptsHtml(request))
      return sendPage({ pages, security, countryHeader }, path, request, reply);
    if (kind === 'unknown' && isNavigation(request)) return redirectHome(path, reply);
    if (kind === 'file') return sendDelta(path, request, reply) ?? reply.sendFile(path.slice(1));
    reply.callNotFound();
    return undefined;
  });
  await addFormRoutes(app, { pages, security });
  return app;
};
