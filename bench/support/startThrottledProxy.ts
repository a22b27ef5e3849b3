import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

/** Round-trip time in milliseconds, and download rate in bytes per second. */
export interface ThrottlingOptions {
  readonly latencyMs: number;
  readonly bytesPerSecond: number;
}

interface ThrottledProxy {
  readonly origin: string;
  stop(): void;
}

const packet = 1_460;

/**
 * A slow TCP proxy to a local port. The throttling of DevTools does not apply to prerendered pages.
 * All connections share its rate.
 */
export const startThrottledProxy = async (
  port: number,
  { latencyMs, bytesPerSecond }: ThrottlingOptions,
): Promise<ThrottledProxy> => {
  let free = 0;
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    const site = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [browser, site],
      [site, browser],
    ] as const) {
      sockets.add(one.setNoDelay(true));
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one));
    }
    browser.on('data', (bytes) => setTimeout(() => site.write(bytes), latencyMs / 2));
    browser.on('end', () => setTimeout(() => site.end(), latencyMs / 2));
    site.on('data', (bytes: Buffer) => {
      for (let start = 0; start < bytes.length; start += packet) {
        const part = bytes.subarray(start, start + packet);
        const now = performance.now();
        free = Math.max(free, now) + (part.length / bytesPerSecond) * 1000;
        setTimeout(() => browser.write(part), free - now + latencyMs / 2);
      }
    });
    site.on('end', () =>
      setTimeout(() => browser.end(), Math.max(0, free - performance.now()) + latencyMs / 2),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      sockets.forEach((socket) => socket.destroy());
    },
  };
};
