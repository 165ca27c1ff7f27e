/**
 * A page on a machine that is slow in one way: whatever the page puts off comes late. What a test reads at once after an act, and finds
 * only because the page is quick, it then does not find in any run, and what it finds missing, it finds there.
 */
import type { BrowserContext } from 'playwright-core';

/** By how many milliseconds the pages of this run are late: what whoever runs it says in this variable, otherwise not at all. */
export const PAGES_LATE_BY = Number(process.env.PAGES_LATE_BY ?? 0);

/**
 * Lets come later, by so many milliseconds: timers, frames, the news of a size, what a host says over a socket and what it is told, and
 * every task of React that is not part of a press, of a size or of a frame of the host. Those it draws before the event is over, however
 * slow the machine is.
 */
export async function late(context: BrowserContext, by: number): Promise<void> {
  if (by > 0) await context.addInitScript(putOff, by);
}

function putOff(ms: number): void {
  const later = setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (run: () => void, wait = 0, ...rest: unknown[]) => later(run, wait + ms, ...rest),
  });

  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...sent: unknown[]) {
    later(() => Reflect.apply(postMessage, this, sent), ms);
  };

  const frame = requestAnimationFrame.bind(window);
  const noFrame = cancelAnimationFrame.bind(window);
  const waiting = new Map<number, { frame?: number }>();
  let asked = 0;
  window.requestAnimationFrame = (draw) => {
    asked += 1;
    const id = asked;
    const own: { frame?: number } = {};
    waiting.set(id, own);
    later(() => {
      if (!waiting.has(id)) return;
      own.frame = frame((now) => {
        waiting.delete(id);
        draw(now);
      });
    }, ms);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    const at = waiting.get(id)?.frame;
    waiting.delete(id);
    if (at !== undefined) noFrame(at);
  };

  window.ResizeObserver = class extends ResizeObserver {
    constructor(look: ResizeObserverCallback) {
      super((entries, observer) => {
        later(() => look(entries, observer), ms);
      });
    }
  };

  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (this: WebSocket, frame: string) {
    later(() => send.call(this, frame), ms);
  };
  // The end of a line must not overtake what was said on it.
  for (const told of ['onmessage', 'onclose']) {
    const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, told);
    Object.defineProperty(WebSocket.prototype, told, {
      ...own,
      set(this: WebSocket, hear: (event: Event) => void) {
        own?.set?.call(this, (event: Event) => later(() => hear(event), ms));
      },
    });
  }

  window.addEventListener(
    'resize',
    (event) => {
      if (!event.isTrusted) return;
      event.stopImmediatePropagation();
      later(() => window.dispatchEvent(new Event('resize')), ms);
    },
    { capture: true },
  );
}
