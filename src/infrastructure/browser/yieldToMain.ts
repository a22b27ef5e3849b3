import { waitWhileNavigating } from './waitWhileNavigating';

/** Yields to the browser. Uses a message instead of a timer, because browsers delay nested timers. */
export const afterTask = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(undefined);
  });

/** Yields to the browser, then waits as long as a tapped link may still navigate to another page. */
export const yieldToMain = async (): Promise<void> => {
  await afterTask();
  await waitWhileNavigating();
};
