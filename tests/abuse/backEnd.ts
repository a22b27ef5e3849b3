import { inParallel } from '../sandbox/inParallel';
import { call } from '../server/support/call';
import { startUpstream, type Upstream } from '../server/support/upstream';
import type { Probe } from './Probe';
import { sendRaw } from './rawRequest';
import { startSite, type StartedSite } from './TargetSite';

/** Runs with a web server that forwards calls to a back end, which answers all of them. */
const withBackEnd = async (run: (site: StartedSite, backEnd: Upstream) => Promise<void>): Promise<void> => {
  const backEnd = await startUpstream((request, response) => {
    request.resume();
    request.on('end', () => response.end('{}'));
  });
  const site = await startSite({
    API_ORIGIN: backEnd.origin,
    TRUST_PROXY: '',
    PUBLIC_ORIGIN: 'https://farstead.test',
  });
  try {
    await run(site, backEnd);
  } finally {
    await site.stop();
    await backEnd.close();
  }
};

/** Headers of proxies, authentication servers and CDNs that back ends trust. */
const trustedHeaders = [
  ...[
    'x-client-ip',
    'x-real-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'fastly-client-ip',
    'x-cluster-client-ip',
  ],
  ...[
    'x-originating-ip',
    'x-remote-ip',
    'x-remote-addr',
    'client-ip',
    'wl-proxy-client-ip',
    'x-appengine-user-ip',
  ],
  ...[
    'x-forwarded',
    'forwarded',
    'forwarded-for',
    'x-forwarded-port',
    'x-forwarded-prefix',
    'x-forwarded-user',
  ],
  ...[
    'x-forwarded-client-cert',
    'x-ssl-client-verify',
    'x-client-cert',
    'ssl-client-cert',
    'x-forwarded-email',
  ],
  ...['x-remote-user', 'remote-user', 'x-auth-request-user', 'x-auth-request-email', 'x-authenticated-user'],
  ...[
    'x-user-id',
    'x-user',
    'x-goog-authenticated-user-email',
    'x-ms-client-principal',
    'x-amzn-oidc-identity',
  ],
  ...['cf-ipcountry', 'x-country', 'cloudfront-viewer-country', 'x-vercel-ip-country', 'x-sandbox-country'],
  ...['x-original-url', 'x-rewrite-url', 'x-http-method-override', 'x-method-override', 'x-original-host'],
  ...[
    'x-original-method',
    'cookie',
    'proxy-authorization',
    'proxy',
    'via',
    'x-envoy-external-address',
    'x-api-key',
  ],
  ...[
    'x_forwarded_for',
    'x-forwarded-for ',
    'x-internal',
    'x-debug',
    'traceparent',
    'baggage',
    'te',
    'trailer',
  ],
];

/** Headers that the web server sets itself. */
const own = new Set(['host', 'connection', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host']);

const deceit = '203.0.113.9';

const clientHeaders: Probe = {
  item: 'headers',
  title: 'a header that back ends trust is forwarded from a client',
  run: async (_site, attempts) => {
    await withBackEnd(async ({ url }, { received }) => {
      for (const path of ['/api/users/me/game-time', '/liveops/serverstatus', '/configuration']) {
        for (const [index, name] of trustedHeaders.entries()) {
          const address = `${path}?header=${index}`;
          await sendRaw(
            url,
            `GET ${address} HTTP/1.1\r\nHost: a\r\n${name}: ${deceit}\r\nConnection: close\r\n\r\n`,
          );
          const headers = received.find((request) => request.url === address)?.headers ?? {};
          const isForwarded = Object.values(headers).some((value) => String(value).includes(deceit));
          attempts.record(`${name} at ${path}`, isForwarded);
        }
      }
      const forwarded = [...own, 'x-hop', 'keep-alive'].map((name) => [name, deceit] as const);
      await call(url, '/api/x', {
        headers: { ...Object.fromEntries(forwarded), connection: 'keep-alive, x-hop' },
      });
      const headers = received.at(-1)?.headers ?? {};
      for (const [name] of forwarded)
        attempts.record(`${name} is ${String(headers[name])}`, String(headers[name] ?? '').includes(deceit));
    });
  },
};

/** Replaced by paths of the same length. */
const hiddenPath = '/api/hidden-00';

const hidden = `GET ${hiddenPath} HTTP/1.1\r\nHost: a\r\n\r\n`;

const post = (lines: readonly string[], body: string): string =>
  [`POST /api/x HTTP/1.1`, 'Host: a', ...lines, '', body].join('\r\n');

const chunked = `0\r\n\r\n${hidden}`;
const size = `Content-Length: ${chunked.length}`;

/** Requests whose end two servers may determine differently. */
const ambiguous: readonly string[] = [
  post([size, 'Transfer-Encoding: chunked'], chunked),
  post(['Transfer-Encoding: chunked', size], chunked),
  post([size, 'Transfer-Encoding : chunked'], chunked),
  post([size, 'Transfer-Encoding: xchunked'], chunked),
  post([size, 'Transfer-Encoding: chunked, identity'], chunked),
  post([size, 'Transfer-Encoding: identity, chunked'], chunked),
  post([size, 'Transfer-Encoding:\tchunked'], chunked),
  post([size, 'Transfer-Encoding: "chunked"'], chunked),
  post([size, 'Transfer-Encoding: chunked', 'Transfer-Encoding: x'], chunked),
  post([size, 'X: y\nTransfer-Encoding: chunked'], chunked),
  post([size, 'X: y\rTransfer-Encoding: chunked'], chunked),
  post([size, ' Transfer-Encoding: chunked'], chunked),
  post([size, 'Transfer-Encoding:', ' chunked'], chunked),
  post([size, 'Transfer-Encoding\0: chunked'], chunked),
  post([size, 'Content-Length: 0'], chunked),
  post(['Content-Length: 0', size], chunked),
  post([`Content-Length: 0, ${chunked.length}`], chunked),
  post([`Content-Length: +0`], hidden),
  post([`Content-Length: -1`], hidden),
  post([`Content-Length: 0x0`], hidden),
  post([`Content-Length: 0 0`], hidden),
  post(['Content-Length : 0'], hidden),
  post(['Transfer-Encoding: chunked'], `0;a=\n\r\n\r\n${hidden}`),
  post(['Transfer-Encoding: chunked'], `0x0\r\n\r\n${hidden}`),
  post(['Transfer-Encoding: chunked'], `0\n\n${hidden}`),
  post(['Transfer-Encoding: chunked'], `-1\r\n\r\n${hidden}`),
  post(['Transfer-Encoding: chunked'], `1\r\naXX0\r\n\r\n${hidden}`),
  post(['Transfer-Encoding: chunked'], `fffffffffffffffff\r\n\r\n0\r\n\r\n${hidden}`),
  `POST /api/x HTTP/1.1\nHost: a\nContent-Length: 0\n\n${hidden}`,
  `GET /api/x HTTP/1.1\r\nHost: a\r\nHost: b\r\nContent-Length: 0\r\n X: y\r\n\r\n${hidden}`,
  `POST /api/x HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n${chunked}`,
  `GET /api/x HTTP/1.1 HTTP/1.1\r\nHost: a\r\n\r\n${hidden}`,
  `GET /api/x\0 HTTP/1.1\r\nHost: a\r\n\r\n${hidden}`,
  `GET /api/x HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`,
];

const smuggling: Probe = {
  item: 'smuggling',
  title: 'a request is smuggled inside another one',
  run: async (_site, attempts) => {
    await withBackEnd(async ({ url }, { received }) => {
      await inParallel(8, [...ambiguous.entries()], async ([index, request]) => {
        const path = `/api/hidden-${String(index).padStart(2, '0')}`;
        const answer = await sendRaw(url, request.replaceAll(hiddenPath, path));
        const statuses: readonly string[] = answer.match(/^HTTP\/1\.1 \d+/gm) ?? [];
        const isSmuggled =
          received.some((message) => message.url === path) ||
          statuses.filter((status) => !status.endsWith('400')).length > 1 ||
          statuses.includes('HTTP/1.1 101');
        attempts.record(`${JSON.stringify(request.slice(0, 160))}: ${statuses.join()}`, isSmuggled);
      });
      // Paths outside of what the proxy forwards.
      for (const path of [
        '/api/../admin',
        '/api/%2e%2e/admin',
        '/api/..%2fadmin',
        '/api/..;/admin',
        '/apiadmin',
        '//admin',
        'http://other.test/api/x',
        '*',
      ]) {
        const before = received.length;
        await sendRaw(url, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
        const reached = received.slice(before).map((message) => new URL(message.url ?? '', url).pathname);
        attempts.record(
          `${path}: ${reached.join()}`,
          reached.some((found) => !/^\/(api|content|liveops|configuration)(\/|$)/.test(found)),
        );
      }
    });
  },
};

const shownNames = ['x-sandbox-country', 'cf-ipcountry', 'x-country', 'cloudfront-viewer-country'];
const moreNames = [
  'x-vercel-ip-country',
  'x-appengine-country',
  'fastly-geo-country',
  'x-geo-country',
  'x-country-code',
];

const countries: Probe = {
  item: 'country',
  title: 'a visitor chooses the country of the prices in production',
  run: async (_site, attempts) => {
    const site = await startSite({
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://www.farstead.test',
      TRUST_PROXY: '',
    });
    try {
      for (const name of [...shownNames, ...moreNames]) {
        const { text } = await call(site.url, '/api/products/location', { headers: { [name]: 'DE' } });
        attempts.record(
          `${name}: ${text}`,
          (JSON.parse(text) as { country_code: unknown }).country_code !== null,
        );
      }
      for (const path of ['/sandbox', '/sandbox/mailbox.json', '/sandbox/states', '/sandbox/clock']) {
        const { status } = await call(site.url, path);
        attempts.record(`${path}: ${status}`, status !== 404);
      }
    } finally {
      await site.stop();
    }
  },
};

export const backEndProbes: readonly Probe[] = [clientHeaders, smuggling, countries];
