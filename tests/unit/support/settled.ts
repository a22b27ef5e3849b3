import { setImmediate } from 'node:timers';

/** Waits until all pending promise callbacks have run. */
export const settled = (): Promise<void> => new Promise((done) => setImmediate(done));
