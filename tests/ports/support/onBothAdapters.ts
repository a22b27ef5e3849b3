import { openFakeSite } from './fakeSite';
import { openSandboxSite } from './sandboxSite';
import type { OpenSite } from './Site';

/** Runs a port's suite on the fake world and on the HTTP adapters against the sandbox. */
export const onBothAdapters = (port: string, suite: (open: OpenSite) => void): void => {
  describe(`${port} on the fake world`, () => suite(openFakeSite));
  describe(`${port} on HTTP against the sandbox`, () => suite(openSandboxSite));
};

/** The two weathers that both places know, and the failure each call tells of. */
export const badWeathers = [
  ['failing', { kind: 'server', status: 500, code: 50 }],
  ['offline', { kind: 'offline' }],
] as const;
