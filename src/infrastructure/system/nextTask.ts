/** Between two tasks the browser paints and answers; unlike a timer, a message comes without a delay. */
export const nextTask = (): Promise<void> =>
  new Promise((begin) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => begin(), { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
