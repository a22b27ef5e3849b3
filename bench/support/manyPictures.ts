import { createServer, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { parseMediaPath } from '#domain/media/MediaFile';
import type { MediaLists } from '#domain/media/MediaLibrary';

interface ProxyServer {
  readonly origin: string;
  stop(): void;
}

/** Forwards requests. `answered` returns a replacement for the body, or undefined to forward the original. */
const startProxy = async (
  target: string,
  pathAt: (path: string) => string,
  answered?: (path: string, answer: IncomingMessage) => Promise<string> | undefined,
): Promise<ProxyServer> => {
  const server = createServer((requested, answer) => {
    const { method, headers, url = '/' } = requested;
    const passed = request(new URL(pathAt(url), target), { method, headers }, (given) => {
      const changed = answered?.(url, given);
      if (!changed) {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        return;
      }
      void changed.then((body) => answer.writeHead(200, { 'content-type': 'application/json' }).end(body));
    });
    passed.on('error', () => answer.destroy());
    requested.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Repeats the pictures with different names until there are `count`. */
const repeated = (paths: readonly string[], count: number): readonly string[] => {
  const pictures = new Map<string, string[]>();
  for (const path of paths) {
    const name = parseMediaPath(path)?.name ?? '';
    pictures.set(name, [...(pictures.get(name) ?? []), path]);
  }
  const all = [...pictures];
  return Array.from({ length: count }, (_, index) => {
    const [name, files] = all[index % all.length] ?? ['', []];
    const turn = Math.floor(index / all.length);
    return turn === 0 ? files : files.map((path) => path.replace(`/${name}`, `/turn${turn}_${name}`));
  }).flat();
};

/** Proxy for a back end that extends its media library to `count` screenshots. */
export const backEndWithScreenshots = (backEnd: string, count: number): Promise<ProxyServer> =>
  startProxy(
    backEnd,
    (path) => path,
    (path, answer) => {
      if (path !== '/api/assets/media') return undefined;
      return json(answer).then((lists) => {
        const { screenshots = [], ...rest } = lists as MediaLists;
        return JSON.stringify({ ...rest, screenshots: repeated(screenshots, count) });
      });
    },
  );

/** Proxy for the site of such a back end that maps every name to its picture. */
export const siteWithScreenshots = (site: string): Promise<ProxyServer> =>
  startProxy(site, (path) => path.replace(/\/turn\d+_/, '/'));
