import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Upstream {
  readonly origin: string;
  /** All requests received so far, oldest first. */
  readonly received: IncomingMessage[];
  close(): Promise<void>;
}

const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

type Answering = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Starts a back end that responds with `answer`. */
export const startUpstream = async (answer: Answering): Promise<Upstream> => {
  const received: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    received.push(request);
    void answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: originOf(server),
    received,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

/** Starts a back end that forwards requests to `target`, and so counts them. */
export const startForwardingProxy = (target: string): Promise<Upstream> =>
  startUpstream(async (request, response) => {
    const answer = await fetch(target + (request.url ?? ''));
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(await answer.text());
  });
