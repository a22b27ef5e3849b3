/**
 * A task of its own: what the browser has to do meanwhile, such as answering a press, comes first. Not a timer, which a
 * browser draws out once they nest.
 */
export const nextTask = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(undefined);
  });
