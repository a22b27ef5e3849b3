import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { listenError } from '../startup/listenError';
import type { Settings } from './settings';

const probe = async (port: number, address: string): Promise<void> => {
  const server = createServer().listen(port, address);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
};

const isMissing = (error: unknown): boolean =>
  /^(?:EADDRNOTAVAIL|EAFNOSUPPORT)$/.test((error as NodeJS.ErrnoException).code ?? '');

/**
 * Checks the port before anything else starts, on every address of the host, because `localhost` has two.
 * @throws SettingError if the port is in use, or the host is not an address of this machine
 */
export const requireFreePort = async (settings: Pick<Settings, 'port' | 'host'>): Promise<void> => {
  const { port, host } = settings;
  try {
    const addresses = await lookup(host, { all: true });
    for (const { address } of addresses) {
      await probe(port, address).catch((error: unknown) => {
        // Without IPv6, `localhost` has one address only.
        if (addresses.length === 1 || !isMissing(error)) throw error;
      });
    }
  } catch (error) {
    throw listenError(error, settings);
  }
};
