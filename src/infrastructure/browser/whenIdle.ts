/** Timeout in milliseconds. */
const timeoutMs = 2_000;

/** Waits until the browser is idle, for up to two seconds. Returns at once without `requestIdleCallback`. */
export const whenIdle = (window: Window): Promise<void> =>
  new Promise((done) => {
    const { requestIdleCallback } = window as Partial<Window>;
    if (requestIdleCallback) requestIdleCallback.call(window, () => done(), { timeout: timeoutMs });
    else done();
  });
