import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Probe } from './Probe';

/**
 * Longer than the limits: 30 seconds for headers, checked every 30 seconds, and 60 for a client that does not read. Node
 * waits twice as long if the client has read a part of the last write.
 */
const waitMs = 130_000;

/** Sends a request on a connection that reads nothing until `read` is called. */
const openConnection = (url: string, request: string) => {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  let isClosed = false;
  socket.pause();
  socket.on('error', () => (isClosed = true));
  socket.on('close', () => (isClosed = true));
  socket.write(request);
  return {
    socket,
    isClosed: () => isClosed,
    /** Reads for three seconds. */
    read: async (): Promise<void> => {
      socket.on('end', () => (isClosed = true));
      socket.resume();
      await wait(3_000);
    },
  };
};

const videoRequest = 'GET /films/intro.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Requests whose responses are larger than the buffers of both operating systems. */
const videoRequests = videoRequest.repeat(12);

const stalledClients: Probe = {
  item: 'stalling',
  title: 'clients that never read or never finish a request stay connected',
  isWaiting: true,
  run: async ({ url }, attempts) => {
    const requests: Readonly<Record<string, string>> = {
      'does not read': videoRequests,
      'does not finish the headers': 'GET / HTTP/1.1\r\nHost: localhost\r\n',
      'does not begin': '',
    };
    const connections = Object.entries(requests).flatMap(([what, request]) =>
      Array.from({ length: 5 }, () => ({ what, ...openConnection(url, request) })),
    );
    await wait(waitMs);
    await Promise.all(connections.map(({ read }) => read()));
    for (const { what, socket, isClosed } of connections) {
      attempts.record(`a client that ${what}`, !isClosed());
      socket.destroy();
    }
  },
};

export const connectionProbes: readonly Probe[] = [stalledClients];
