import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { policyHash } from '#server/pages/policyHash';
import { call } from './support/call';
import { hashedScript, makeSiteFolder, type SiteFolder } from './support/siteFolder';
import { startWebServer, type RunningWebServer } from './support/startWebServer';
import { startBackEnd, StubContent, stubRenderer } from './support/stubRenderer';
import { startUpstream } from './support/upstream';
import { embedOrigins } from '#domain/content/Embed';
import { speculationRules } from '#hydration/speculationRules';

let folder: SiteFolder;
let plain: RunningWebServer;
let secure: RunningWebServer;

beforeAll(async () => {
  folder = await makeSiteFolder();
  const common = { SITE: 'demo', SITE_FOLDER: folder.path };
  [plain, secure] = await Promise.all([
    startWebServer(common),
    startWebServer({
      ...common,
      PUBLIC_ORIGIN: 'https://farstead.test',
      CONTENT_ORIGIN: 'https://farstead.cdn.prismic.test https://images.prismic.test',
    }),
  ]);
});

afterAll(async () => {
  await Promise.all([plain.stop(), secure.stop()]);
  await folder.remove();
});

const policyOf = async (host: RunningWebServer): Promise<Map<string, string[]>> => {
  const { headers } = await call(host.origin, '/');
  const policy = headers['content-security-policy'];
  if (typeof policy !== 'string') throw new Error('no content security policy');
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
};

const all = {
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=(), '),
};

it.each([
  ...['/', '/fr/login', hashedScript, '/images/none.webp', '/api/none', '/health', '/%E0%A4%A', '/%5Cx'],
  ...['/ready', '/api/%E0%A4%A', '/index.html', '/.secret'],
])('every response contains the security headers: %s', async (path) => {
  const { headers } = await call(plain.origin, path);
  expect(headers).toMatchObject(all);
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers.server).toBeUndefined();
});

it('rejects a request with too many headers with status 431 and the security headers', async () => {
  const answer = await call(secure.origin, '/', { headers: { 'x-long': 'a'.repeat(20_000) } });
  expect(answer.status).toBe(431);
  expect(answer.headers).toMatchObject({ ...all, 'strict-transport-security': expect.any(String) });
});

it('rejects an invalid request with status 400 and the security headers', async () => {
  const { hostname, port } = new URL(plain.origin);
  const socket = connect(Number(port), hostname);
  socket.end('NO REQUEST\r\n\r\n');
  let reported = '';
  for await (const part of socket) reported += String(part);
  expect(reported).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  for (const name of Object.keys(all)) expect(reported).toContain(`\r\n${name}: `);
});

it('LP-01 only the slice simulator may be framed, and only by the page builder', async () => {
  const simulator = (await call(plain.origin, '/slice-simulator')).headers;
  expect(String(simulator['content-security-policy'])).toContain('frame-ancestors https://*.prismic.io;');
  expect(simulator['x-frame-options']).toBeUndefined();
  const other = (await call(plain.origin, '/slice-simulator/more')).headers;
  expect(other).toMatchObject({ 'x-frame-options': 'DENY' });
});

it('allows scripts only from the site, without inline scripts or eval', async () => {
  const policy = await policyOf(plain);
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('form-action')).toEqual(["'self'"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
});

const scriptHashesIn = (html: string): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

it('the CSP allows only the inline scripts and styles of rendered and empty pages, by hash', async () => {
  const site = await makeSiteFolder();
  await site.addRenderer(stubRenderer);
  await writeFile(
    join(site.path, 'index.html'),
    '<!doctype html><html lang="en-US"><head><title>A</title><link rel="stylesheet" href="/assets/a.css" /></head><body><div id="root"></div></body></html>',
  );
  await writeFile(join(site.path, 'assets/a.css'), 'a { color: red }');
  const content = new StubContent();
  content.html = '<div data-alert="docks" data-kept="">';
  const backEnd = await startBackEnd(content);
  const host = await startWebServer({ SITE_FOLDER: site.path, API_ORIGIN: backEnd.origin });
  const html = { headers: { accept: 'text/html' } };
  const { text } = await call(host.origin, '/', html);
  const rendered = scriptHashesIn(text);
  expect(rendered).toHaveLength(3);
  const empty = scriptHashesIn((await call(host.origin, '/activate/key', html)).text);
  expect(empty).toHaveLength(1);
  const allowed = (await policyOf(host)).get('script-src')?.filter((source) => source.startsWith("'sha256-"));
  const ahead = policyHash(speculationRules);
  expect(allowed?.toSorted()).toEqual([...rendered, ...empty, ahead].toSorted());
  const styles = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = '']) =>
    policyHash(style),
  );
  expect(styles).toHaveLength(1);
  expect((await policyOf(host)).get('style-src')).toEqual(["'self'", ...styles]);
  await Promise.all([host.stop(), backEnd.close()]);
  await site.remove();
});

it('CC-05 allows frames only from the site and the supported embed platforms', async () => {
  expect((await policyOf(plain)).get('frame-src')).toEqual([
    "'self'",
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
    'https://player.twitch.tv',
    'https://clips.twitch.tv',
    'https://platform.twitter.com',
    'https://www.instagram.com',
    'https://discord.com',
  ]);
});

it('the CSP forbids inline styles, requires Trusted Types and sets the report URL', async () => {
  const policy = await policyOf(plain);
  expect(policy.get('style-src')).toEqual(["'self'"]);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy.get('trusted-types')).toEqual(['inline', 'default']);
  expect(policy.get('report-uri')).toEqual(['/policy-reports']);
  expect(policy.get('report-to')).toEqual(['policy']);
  const { headers } = await call(plain.origin, '/');
  expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"');
});

it('a site on HTTP does not send HTTPS-only headers', async () => {
  const { headers } = await call(plain.origin, '/');
  expect(headers['strict-transport-security']).toBeUndefined();
  expect((await policyOf(plain)).has('upgrade-insecure-requests')).toBe(false);
});

it('a site on HTTPS sends the HTTPS-only headers', async () => {
  const { headers } = await call(secure.origin, '/');
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  expect((await policyOf(secure)).has('upgrade-insecure-requests')).toBe(true);
});

it('CT-01 allows an external content service only for requests and pictures', async () => {
  const policy = await policyOf(secure);
  const service = ['https://farstead.cdn.prismic.test', 'https://images.prismic.test'];
  expect(policy.get('connect-src')).toEqual(["'self'", ...service]);
  expect(policy.get('img-src')).toEqual(["'self'", 'data:', ...service]);
  expect(policy.get('script-src')).toEqual(["'self'"]);
});

it.each([
  ['PORT', 'eighty'],
  ['API_ORIGIN', 'not an origin'],
  ['API_ORIGIN', 'ftp://example.test'],
  ['CONTENT_CHECK_SECONDS', 'often'],
  ['PAGE_CACHE_MB', '15'],
  ['PROCESSES', '0'],
  ['CONTENT_ORIGIN', "https://a.test; script-src 'unsafe-inline'"],
])('%s=%s is rejected at startup with an error that names the variable', async (name, value) => {
  await expect(startWebServer({ SITE: 'demo', SITE_FOLDER: folder.path, [name]: value })).rejects.toThrow(
    name,
  );
});

describe('the content security policy with a remote configuration', () => {
  const answering = async (configuration: unknown) => {
    const upstream = await startUpstream((_request, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(configuration));
    });
    const host = await startWebServer({ SITE_FOLDER: folder.path, API_ORIGIN: upstream.origin });
    const policy = await policyOf(host);
    await Promise.all([host.stop(), upstream.close()]);
    return policy;
  };

  const ownWidget = { paymentWidgetUrl: '/sandbox/paystation/widget.js' };
  const framesOf = (policy: Map<string, string[]>): string[] =>
    (policy.get('frame-src') ?? []).slice(1).filter((origin) => !embedOrigins.includes(origin));

  it('CK-01 allows Pay Station’s script and frames, unless another widget is configured', async () => {
    const policy = await answering({ paymentWidgetUrl: null });
    expect(policy.get('script-src')?.at(-1)).toBe(
      'https://cdn.xsolla.net/payments-bucket-prod/embed/1.5.0/widget.min.js',
    );
    const frames = ['https://secure.xsolla.com', 'https://sandbox-secure.xsolla.com'];
    expect(framesOf(policy)).toEqual(frames);
    expect(policy.get('connect-src')).toEqual(["'self'", ...frames]);
  });

  it('allows requests to a breached-password service', async () => {
    const policy = await answering({ ...ownWidget, breachRangeUrl: 'https://range.farstead.test/range/' });
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://range.farstead.test']);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect((await answering({ ...ownWidget, breachRangeUrl: '/sandbox/range/' })).get('connect-src')).toEqual(
      ["'self'"],
    );
  });

  it('CK-01 a configured widget replaces Pay Station', async () => {
    const policy = await answering({ paymentWidgetUrl: 'https://pay.farstead.test/widget.js' });
    expect(policy.get('script-src')?.at(-1)).toBe('https://pay.farstead.test/widget.js');
    expect(framesOf(policy)).toEqual(['https://pay.farstead.test']);
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://pay.farstead.test']);
  });

  it.each(['/sandbox/paystation/widget.js', "javascript:alert(1); script-src 'unsafe-inline'", 7])(
    'CK-01 a widget URL of %j does not allow any other origin',
    async (paymentWidgetUrl) => {
      const policy = await answering({ paymentWidgetUrl });
      expect(policy.get('script-src')).toEqual(["'self'"]);
      expect(framesOf(policy)).toEqual([]);
      expect(policy.get('connect-src')).toEqual(["'self'"]);
    },
  );

  it('CC-06 allows only Google’s tag, its endpoints and the error-reporting endpoint', async () => {
    const policy = await answering({
      ...ownWidget,
      analyticsPropertyId: 'G-TEST',
      errorReportingDsn: 'https://key@o7.ingest.de.reports.test/42',
    });
    const collectors = [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ];
    expect(policy.get('script-src')).toEqual(["'self'", 'https://www.googletagmanager.com/gtag/js']);
    expect(policy.get('trusted-types')).toEqual(['inline', 'default', 'goog#html']);
    expect(policy.get('connect-src')).toEqual(["'self'", ...collectors, 'https://o7.ingest.de.reports.test']);
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', ...collectors]);
  });

  it('CC-06 a configured tag replaces Google’s tag', async () => {
    const own = await answering({
      ...ownWidget,
      analyticsPropertyId: 'G-TEST',
      analyticsTagUrl: 'https://metrics.farstead.test/gtag/js',
    });
    expect(own.get('script-src')).toEqual(["'self'", 'https://metrics.farstead.test/gtag/js']);
    expect(own.get('connect-src')).toEqual(["'self'", 'https://metrics.farstead.test']);
  });

  it.each([
    { ...ownWidget, analyticsPropertyId: null, errorReportingDsn: null },
    { ...ownWidget, analyticsPropertyId: 'G-TEST', analyticsTagUrl: '/sandbox/analytics/tag.js' },
    {
      ...ownWidget,
      analyticsPropertyId: 7,
      errorReportingDsn: "javascript:alert(1); script-src 'unsafe-inline'",
    },
    'nothing of the kind',
  ])('CC-06 the configuration %j does not allow any other origin', async (configuration) => {
    const policy = await answering(configuration);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
  });

  it('CC-06 without a configuration, the site starts and does not allow any other origin', async () => {
    const upstream = await startUpstream((_request, response) => void response.destroy());
    const host = await startWebServer({ SITE_FOLDER: folder.path, API_ORIGIN: upstream.origin });
    expect((await policyOf(host)).get('script-src')).toEqual(["'self'"]);
    await Promise.all([host.stop(), upstream.close()]);
  });

  it('CK-01 applies the configuration to the CSP as soon as the API responds again', async () => {
    let isDown = true;
    const upstream = await startUpstream((_request, response) => {
      if (isDown) response.writeHead(503).end();
      else response.end(JSON.stringify({ paymentWidgetUrl: 'https://pay.farstead.test/widget.js' }));
    });
    const host = await startWebServer({ SITE_FOLDER: folder.path, API_ORIGIN: upstream.origin });
    expect(framesOf(await policyOf(host))).toEqual([]);
    isDown = false;
    while (!framesOf(await policyOf(host)).includes('https://pay.farstead.test')) continue;
    await Promise.all([host.stop(), upstream.close()]);
  });
});
