import { setImmediate } from 'node:timers';

/** Waits until all pending promise callbacks have run. */
export const flushPromises = (): Promise<void> => new Promise((done) => setImmediate(done));
