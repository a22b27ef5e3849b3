import { setImmediate } from 'node:timers';

// jsdom has no setImmediate. React needs it to render HTML.
Object.assign(globalThis, { setImmediate });
