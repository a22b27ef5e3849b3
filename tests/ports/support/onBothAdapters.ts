import { generalRefusals } from '#domain/shared/generalRefusals';
import { openFakeSite } from './openFakeSite';
import { openSandboxSite } from './openSandboxSite';
import type { OpenSite } from './Site';

/** Runs a port's suite on the fake back end, and on the HTTP adapters with the sandbox. */
export const onBothAdapters = (port: string, suite: (open: OpenSite) => void): void => {
  describe(`${port} with the fake back end`, () => suite(openFakeSite));
  describe(`${port} over HTTP against the sandbox`, () => suite(openSandboxSite));
};

/** Failure modes that the fake back end and the sandbox can simulate, with the expected failure of each call. */
export const failureModes = [
  ['failing', { kind: 'server', ...generalRefusals.internal }],
  ['offline', { kind: 'offline' }],
] as const;
