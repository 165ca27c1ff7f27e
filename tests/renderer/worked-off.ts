/** Whether a page has drawn all that it was told: React puts off, to a task of its own, what no person has pressed. */
import type { BrowserContext } from 'playwright-core';

declare global {
  interface Window {
    /** Comes true once React has no task left, neither to draw nor to do what it does after drawing. */
    workedOff(): Promise<void>;
  }
}

/**
 * Gives the pages of a context `workedOff`. React's scheduler posts each of its tasks to a port, the next before the one before has ended:
 * as long as something is on its way to a port, React has work. What is put off by time, as with timers and frames, does not count.
 */
export const knowsItsWork = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const onmessage = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
    let posted = 0;
    let waiting: (() => void)[] = [];

    // A task later than whatever has only been promised by now.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (posted > 0) return;
      for (const done of waiting) done();
      waiting = [];
    };
    const look = (): void => postMessage.call(port2, null);

    MessagePort.prototype.postMessage = function (this: MessagePort, ...sent: unknown[]) {
      posted += 1;
      Reflect.apply(postMessage, this, sent);
    };
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      ...onmessage,
      set(this: MessagePort, hear: (event: MessageEvent) => void) {
        onmessage?.set?.call(this, (event: MessageEvent) => {
          try {
            hear(event);
          } finally {
            posted -= 1;
            look();
          }
        });
      },
    });

    window.workedOff = () =>
      new Promise((done) => {
        waiting.push(done);
        look();
      });
  });
