/** Milliseconds. */
const patience = 2_000;

/** Waits until the browser is idle, two seconds at most; does not wait in a browser without `requestIdleCallback`. */
export const whenIdle = (window: Window): Promise<void> =>
  new Promise((done) => {
    const { requestIdleCallback } = window as Partial<Window>;
    if (requestIdleCallback) requestIdleCallback.call(window, () => done(), { timeout: patience });
    else done();
  });
