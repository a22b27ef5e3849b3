import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** The unchanged site, the site with blocked scripts, or the same HTML without scripts as a plain multi-page site. */
export type SiteKind = 'site' | 'scripts blocked' | 'plain pages';

/** Report of the page that a tap has opened. */
interface PaintedHeading {
  /** Unix time in milliseconds at which the frame with the heading was painted. */
  readonly at: number;
  readonly heading: string;
  readonly isPrerendered: boolean;
  readonly isSamePage: boolean;
}

export interface ObservedSite {
  readonly port: number;
  /** Most recently painted heading; undefined if there was none since `forget`. */
  lastPaint(): PaintedHeading | undefined;
  reset(): void;
  stop(): void;
}

const paintedPath = '/bench-painted';

/** Runs in every page before its scripts. Must not use outer names, because its source text is sent to the page. */
const observe = (): void => {
  const { prerendering = false } = document as { readonly prerendering?: boolean };
  const page = document.documentElement;
  const headingNow = (): string | undefined => document.querySelector('h1')?.textContent;
  let notified: string | undefined;
  const report = (isSamePage: boolean): void => {
    notified = headingNow();
    // A task after the next frame, when that frame has been painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const at = performance.timeOrigin + performance.now();
        const body = JSON.stringify({ at, heading: notified, isPrerendered: prerendering, isSamePage });
        setTimeout(() => navigator.sendBeacon('/bench-painted', body));
      };
      port2.postMessage(undefined);
    });
  };
  const look = (): void => {
    const heading = headingNow();
    if (heading !== undefined && heading !== notified) report(notified !== undefined);
  };
  const begin = (): void => {
    look();
    new MutationObserver(look).observe(page, { childList: true, subtree: true, characterData: true });
  };
  if (prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
};

const script = /<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g;

const headOf = (html: string, kind: SiteKind): string =>
  (kind === 'plain pages' ? html.replace(script, '') : html).replace(
    '<head>',
    // The TypeScript loader wraps named functions in a helper that the page does not have.
    () => `<head><script>const __name = (it) => it;(${observe.toString()})()</script>`,
  );

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

interface CachedPage {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Starts a proxy for a site that records when the heading of each page is painted. */
export const startObservedSite = async (origin: string, kind: SiteKind): Promise<ObservedSite> => {
  const stored = new Map<string, CachedPage>();
  let painted: PaintedHeading | undefined;
  const compress = (text: string): Promise<Buffer> =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

  const server = createServer((requested, answer) => {
    const { url = '/', method, headers } = requested;
    if (url === paintedPath) {
      void bodyOf(requested).then((body) => {
        painted = JSON.parse(body.toString()) as PaintedHeading;
        answer.writeHead(204).end();
      });
      return;
    }
    if (kind !== 'site' && url.split('?', 1)[0]?.endsWith('.js')) {
      answer.writeHead(404).end();
      return;
    }
    const page = stored.get(url);
    if (page) {
      answer.writeHead(200, page.headers).end(page.body);
      return;
    }
    const isPage = headers.accept?.includes('text/html') === true;
    const forwarded = { ...headers, ...(isPage && { 'accept-encoding': 'identity' }) };
    if (isPage) delete forwarded['if-none-match'];
    const passed = request(new URL(url, origin), { method, headers: forwarded }, (response) => {
      const { statusCode = 502, headers: given } = response;
      if (!given['content-type']?.startsWith('text/html')) {
        answer.writeHead(statusCode, given);
        response.pipe(answer);
        return;
      }
      void bodyOf(response).then(async (body) => {
        const html = await compress(headOf(body.toString(), kind));
        const { 'content-security-policy': _policy, 'content-length': _length, link: _link, ...rest } = given;
        const made = { headers: { ...rest, 'content-encoding': 'br' }, body: html };
        if (statusCode === 200) stored.set(url, made);
        answer.writeHead(statusCode, made.headers).end(made.body);
      });
    });
    passed.on('error', () => answer.destroy());
    requested.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    lastPaint: () => painted,
    reset: () => (painted = undefined),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
