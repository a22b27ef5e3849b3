import { setImmediate } from 'node:timers';

/** Lets everything that waits for nothing but other promises come to its end. */
export const settled = (): Promise<void> => new Promise((done) => setImmediate(done));
