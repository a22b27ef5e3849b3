/** Milliseconds after which the browser has had its time. */
const patience = 2_000;

/** When the browser has nothing better to do, or after two seconds; at once where it can't tell. */
export const whenIdle = (window: Window): Promise<void> =>
  new Promise((done) => {
    const { requestIdleCallback } = window as Partial<Window>;
    if (requestIdleCallback) requestIdleCallback.call(window, () => done(), { timeout: patience });
    else done();
  });
