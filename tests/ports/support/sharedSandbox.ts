import type { StartedSandbox } from '../../sandbox/startSandbox';

/** Jest's set-up and tear-down share nothing but the process; its workers inherit the environment. */
export const shared = globalThis as typeof globalThis & { sandboxOfPorts?: StartedSandbox };

const variable = 'PORTS_SANDBOX_URL';

export const publishSandbox = (url: string): void => {
  process.env[variable] = url;
};

export const sandboxUrl = (): string => {
  const url = process.env[variable];
  if (url === undefined) throw new Error('The sandbox of the port suites was not started.');
  return url;
};
