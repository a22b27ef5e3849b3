import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from './settings';

/**
 * Checks the port before the build starts, on every address of the host, because `localhost` has two.
 * @throws Error (EADDRINUSE) if something listens on it
 */
export const requireFreePort = async ({ port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> => {
  for (const { address } of await lookup(host, { all: true })) {
    const probe = createServer().listen(port, address);
    await once(probe, 'listening');
    probe.close();
    await once(probe, 'close');
  }
};
