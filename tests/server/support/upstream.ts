import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Upstream {
  readonly origin: string;
  /** Every request received so far, oldest first. */
  readonly received: IncomingMessage[];
  close(): Promise<void>;
}

export const originOf = (server: Server): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** A back end that answers as `listener` says. */
export const startUpstream = async (listener: RequestListener): Promise<Upstream> => {
  const received: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    received.push(request);
    listener(request, response);
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
