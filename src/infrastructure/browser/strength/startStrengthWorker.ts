/** Starts the worker. Only pages with a new-password field call this, so other pages do not load the script. */
export const startStrengthWorker = (): Worker =>
  new Worker(/* webpackChunkName: "strength" */ new URL('./worker.ts', import.meta.url));
