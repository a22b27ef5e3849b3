/** Waits until the browser is idle or the timeout ends. Resolves immediately without `requestIdleCallback`. */
export const whenIdle = (window: Window, timeoutMs = 2_000): Promise<void> =>
  new Promise((done) => {
    const { requestIdleCallback } = window as Partial<Window>;
    if (requestIdleCallback) requestIdleCallback.call(window, () => done(), { timeout: timeoutMs });
    else done();
  });
