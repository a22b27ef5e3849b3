/** Its script is fetched when this is called, and only by pages where a password is chosen. */
export const startStrengthWorker = (): Worker =>
  new Worker(/* webpackChunkName: "strength" */ new URL('./worker.ts', import.meta.url));
