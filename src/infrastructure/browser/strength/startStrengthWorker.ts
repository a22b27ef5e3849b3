/** Called only by pages with a new-password field, so other pages do not load the script. */
export const startStrengthWorker = (): Worker =>
  new Worker(/* webpackChunkName: "strength" */ new URL('./worker.ts', import.meta.url));
