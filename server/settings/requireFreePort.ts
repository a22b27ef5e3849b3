import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from './settings';

/** @throws Error (EADDRINUSE) if something listens on the port, so that nothing is built in vain */
export const requireFreePort = async ({ port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> => {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
};
