/** Only pages with a new-password field call it, so only they load the script. */
export const startStrengthWorker = (): Worker =>
  new Worker(/* webpackChunkName: "strength" */ new URL('./worker.ts', import.meta.url));
