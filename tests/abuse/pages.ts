import { randomUUID } from 'node:crypto';
import { safeHref } from '#domain/content/RichText';
import { classifyLink } from '#domain/navigation/classifyLink';
import { safeNavigationUrl } from '#domain/navigation/safeNavigationUrl';
import { inParallel } from '../sandbox/inParallel';
import { emailsTo, linkIn } from '../sandbox/emails';
import { call, type CallResponse } from '../server/support/call';
import type { Probe } from './Probe';
import type { TargetSite } from './TargetSite';

const navigation = { accept: 'text/html' };

const visit = ({ url }: TargetSite, path: string): Promise<CallResponse> =>
  call(url, path, { headers: navigation });

const previews: Probe = {
  item: 'previews',
  title: '/preview?token=… puts a visitor into preview mode',
  run: async (site, attempts) => {
    const { body } = await site.client.get('/configuration');
    const { origin, host } = new URL((body as { contentEndpoint: string }).contentEndpoint, site.url);
    const tokens = [
      ...['anything', 'one', '1', 'a.b~c:d', '..', '%2e%2e'].map((name) => `${origin}/previews/${name}`),
      `${origin}/content/previews/anything`,
      `${origin}/content/api/v2/previews/anything`,
      `${origin}/content/api/v2`,
      `https://user:password@${host}/previews/anything`,
      `//${host}/previews/anything`,
      'https://evil.test/previews/anything',
      `https://evil.test\\@${host}/previews/anything`,
      `${origin}/previews/anything\r\nset-cookie: a=b`,
      'javascript:alert(1)//previews/anything',
      '',
    ];
    for (const token of tokens) {
      for (const documentId of ['home', 'WxYz', '..', '']) {
        const query = new URLSearchParams({ token, documentId });
        const { status, headers } = await visit(site, `/preview?${query.toString()}`);
        const isOpened = headers['set-cookie'] !== undefined || headers.location !== undefined;
        attempts.record(`${token} ${documentId}: ${status}`, isOpened || status < 400);
      }
    }
    for (const query of ['', '?token=a&token=b&documentId=c', '?token[]=a&documentId=b']) {
      const { status, headers } = await visit(site, `/preview${query}`);
      attempts.record(`${query}: ${status}`, headers['set-cookie'] !== undefined || status < 400);
    }
  },
};

/** Encodes one character of the last segment of a path `levels` times. The web server decodes paths once. */
const alias = (path: string, offset: number, levels: number): string => {
  const at = path.lastIndexOf('/') + 1 + offset;
  const code = path.charCodeAt(at).toString(16);
  return `${path.slice(0, at)}%${'25'.repeat(levels - 1)}${code}${path.slice(at + 1)}`;
};

const isRendered = ({ status, text }: CallResponse): boolean => status === 200 && text.includes('<h1');

const maxVisits = 40;

/** Visits a path until its response is ready. A busy server responds with 503 or an empty page while it renders. */
const visitWhenReady = async (
  site: TargetSite,
  path: string,
  isReady: (response: CallResponse) => boolean,
): Promise<CallResponse> => {
  for (let visits = 0; visits < maxVisits; visits += 1) {
    const response = await visit(site, path);
    if (isReady(response)) return response;
  }
  throw new Error(`${path} is not rendered.`);
};

const articlesOf = async (site: TargetSite): Promise<readonly string[]> => {
  const { text } = await visitWhenReady(site, '/sitemap.xml', ({ status }) => status === 200);
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const articles = paths.filter((path) => /^\/(news|press|updates)\/[^/]+$/.test(path));
  if (articles.length === 0) throw new Error('The site map lists no articles.');
  return articles;
};

const expensiveAddresses: Probe = {
  item: 'rendering',
  title: 'aliases and made-up addresses are rendered, or keep visitors from rendered pages',
  run: async (site, attempts) => {
    const articles = await articlesOf(site);
    for (const article of articles.slice(0, 3)) {
      await visitWhenReady(site, article, isRendered);
      for (const levels of [2, 3, 5]) {
        for (let offset = 0; offset < 5; offset += 1) {
          const path = alias(article, offset, levels);
          const { status } = await visit(site, path);
          attempts.record(`${path}: ${status}`, ![302, 404].includes(status));
        }
      }
    }
    const madeUp = Array.from({ length: 100 }, (_, index) => index).flatMap((index) => [
      `/news/made-up-${randomUUID()}`,
      `/fr/actualites/${index}-${randomUUID()}`,
      `/legal/${randomUUID()}`,
      `/updates/${randomUUID()}`,
      `/cards/news/en-us/${randomUUID()}.jpg`,
      `/page-state/${randomUUID()}/news`,
      `/news/feed/${randomUUID()}.xml`,
    ]);
    let isOver = false;
    const pages = ['/', '/fr', '/de', ...articles.slice(0, 3)];
    for (const path of pages) await visitWhenReady(site, path, isRendered);
    const visitors = async (): Promise<void> => {
      for (let visited = 0; !isOver || visited < pages.length; visited += 1) {
        const path = pages[visited % pages.length] ?? '/';
        const page = await visit(site, path);
        attempts.record(`${path} during the requests: ${page.status}`, !isRendered(page));
      }
    };
    const attack = inParallel(8, madeUp, async (path) => {
      const page = await visit(site, path);
      // If the machine is busy, a made-up address gets the shell, which costs nothing.
      attempts.record(`${path}: ${page.status}`, isRendered(page) || page.status >= 500);
    }).finally(() => (isOver = true));
    await Promise.all([attack, visitors()]);
  },
};

/** Paths that browsers, proxies or servers may resolve to another origin. */
const foreign = [
  ...['//evil.test', '///evil.test', '/\\evil.test', '\\\\evil.test', '/%5cevil.test', '/%2f%2fevil.test'],
  ...['/%09/evil.test', '/%0d/evil.test', '/.//evil.test', '/..//evil.test', '/;@evil.test', '/@evil.test'],
  ...[
    '//evil.test/%2e%2e',
    '//evil%E3%80%82test',
    '/https://evil.test',
    '/https:evil.test',
    '/fr//evil.test',
  ],
  ...[
    '/news//evil.test',
    '/index.html//evil.test',
    '//evil.test/buy.html',
    '/%0d%0alocation:%20https://evil.test',
  ],
];

const parameters = ['returnUrl', 'return', 'redirect', 'next', 'url', 'path', 'to', 'continue', 'returnPath'];
const pagesWithParameters = [
  '/',
  '/login',
  '/signup',
  '/leaving',
  '/preview',
  '/.well-known/change-password',
  '/logout',
];

/** Whether a browser that is sent to this address leaves the site. */
const leaves = (location: string | undefined, from: string): boolean => {
  if (location === undefined) return false;
  if (!URL.canParse(location, from)) return true;
  return new URL(location, from).origin !== new URL(from).origin;
};

const openRedirects: Probe = {
  item: 'redirects',
  title: 'an address of the site redirects to another site',
  run: async (site, attempts) => {
    const paths = [
      ...foreign.flatMap((path) => [path, `${path}/`, `${path}?a=b`, `${path}/..`]),
      ...pagesWithParameters.flatMap((page) =>
        parameters.flatMap((name) =>
          ['https://evil.test', '//evil.test', '/\\evil.test'].map(
            (value) => `${page}?${name}=${encodeURIComponent(value)}`,
          ),
        ),
      ),
    ];
    for (const path of paths) {
      for (const method of ['GET', 'POST']) {
        const { headers } = await call(site.url, path, {
          method,
          headers: { ...navigation, origin: site.url },
        });
        const { location } = headers;
        attempts.record(`${method} ${path}: ${location}`, leaves(location, `${site.rootUrl}/a`));
      }
    }
    const { accessToken } = await site.client.createPlayer();
    for (const origin of ['https://evil.test', `${site.rootUrl}.evil.test`, `${site.rootUrl}@evil.test`]) {
      const query = new URLSearchParams({ returnUrl: `${origin}/account/linked` });
      const answer = await site.client.get(`/api/steam/login-url?${query.toString()}`, accessToken);
      attempts.recordAnswer(`return from the store to ${origin}`, answer, { status: 400 });
    }
  },
};

const hostHeaders: Probe = {
  item: 'redirects',
  title: 'a forged host appears in links, redirects or pages',
  run: async (site, attempts) => {
    const names = [
      'host',
      'x-forwarded-host',
      'x-host',
      'forwarded',
      'x-original-host',
      'x-forwarded-server',
    ];
    for (const name of names) {
      const headers = { ...navigation, [name]: name === 'forwarded' ? 'host=evil.test' : 'evil.test' };
      for (const path of ['/', '/fr', '/buy.html', '/sitemap.xml', '/robots.txt', '/configuration']) {
        const answer = await call(site.url, path, { headers });
        const isFooled =
          answer.text.includes('evil.test') || (answer.headers.location ?? '').includes('evil');
        attempts.record(`${name} at ${path}`, isFooled);
      }
      const { email } = await site.client.createPlayer();
      const requested = await call(site.url, '/api/auth/me/reset-credentials/request', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'x-forwarded-for': '10.99.0.1' },
        body: JSON.stringify({ email }),
      });
      const [message] = await emailsTo(site.client, email);
      const isFooled = linkIn(message).origin !== new URL(site.rootUrl).origin;
      attempts.record(`${name} in an email: ${requested.status}`, requested.status < 300 && isFooled);
    }
  },
};

const credentialLinks: Probe = {
  item: 'links',
  title: 'links with a user name or another scheme from the content are followed',
  run: async (site, attempts) => {
    const { origin, host } = new URL(site.rootUrl);
    const addresses = [
      ...[`https://${host}@evil.test/`, `https://${host}:secret@evil.test/`, `https://:secret@evil.test/`],
      ...[
        `//user@${host}/`,
        `https:\\\\user@evil.test`,
        `\thttps://user@evil.test`,
        `HTTPS://user@evil.test`,
      ],
      ...[
        'javascript:alert(1)',
        'java\tscript:alert(1)',
        'data:text/html,a',
        `blob:${origin}/a`,
        'file:///etc',
      ],
    ];
    for (const address of addresses) {
      attempts.record(`link ${address}`, classifyLink(address, origin) !== undefined);
      attempts.record(`text ${address}`, safeHref(address) !== undefined);
      attempts.record(`navigation ${address}`, safeNavigationUrl(address, origin) !== undefined);
    }
    for (const path of ['/', '/fr', '/de', ...(await articlesOf(site)).slice(0, 10)]) {
      const { text } = await visit(site, path);
      const links = [...text.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
      const unsafe = links.filter((address) =>
        /^(?:javascript|data:text|https?:\/\/[^/]*@)/i.test(address.trim()),
      );
      attempts.record(`${path}: ${unsafe.join(' ')}`, unsafe.length > 0);
    }
  },
};

export const pageProbes: readonly Probe[] = [
  previews,
  expensiveAddresses,
  openRedirects,
  hostHeaders,
  credentialLinks,
];
