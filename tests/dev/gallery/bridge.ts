/** What a page of the gallery is joined to instead of a host. It is sent to the page as text: nothing outside it may be used. */

/** One thing that a finger or a host does; `at` is a test id. */
export type Step =
  | { readonly do: 'click' | 'press' | 'wait'; readonly at: string }
  | { readonly do: 'fill'; readonly at: string; readonly text: string }
  | { readonly do: 'push'; readonly frame: string }
  | { readonly do: 'intents'; readonly count: number };

/** Says welcome and shows the view; then does what it is told to, and refuses whatever is asked after that. */
export function bridge(frames: readonly string[], acts: string | null): void {
  const PATIENCE_MS = 8000;
  const sent: string[] = [];
  let tell = (_: string): void => {};
  let isActing = acts !== null;
  const refuse = (text: string): void => {
    const { id } = JSON.parse(text);
    tell(
      JSON.stringify({ t: 'answer refused', id, code: 'gallery', message: 'This is the gallery: nothing is sent.' }),
    );
  };
  const until = async <T>(look: () => T | null): Promise<T> => {
    for (const began = performance.now(); performance.now() - began < PATIENCE_MS; ) {
      const found = look();
      if (found !== null) return found;
      await new Promise((again) => setTimeout(again, 30));
    }
    throw new Error('it did not come');
  };
  const element = (id: string): Promise<HTMLElement> =>
    until(() => document.querySelector<HTMLElement>(`[data-testid="${CSS.escape(id)}"]:not([disabled])`));
  const done = async (step: Step): Promise<unknown> => {
    switch (step.do) {
      case 'push':
        tell(step.frame);
        return null;
      case 'intents':
        return until(() => (sent.length >= step.count ? sent : null));
      case 'wait':
        await element(step.at);
        return null;
      case 'click': {
        window.dispatchEvent(new Event('input'));
        (await element(step.at)).click();
        return null;
      }
      case 'press': {
        const pressed = await element(step.at);
        const { left, top, width, height } = pressed.getBoundingClientRect();
        const point = { clientX: left + width / 2, clientY: top + height / 2 };
        pressed.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, ...point }));
        return null;
      }
      case 'fill': {
        const field = await element(step.at);
        const kind = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
        Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, step.text);
        field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
        return null;
      }
    }
  };
  const act = (address: string): void => {
    const orders = new EventSource(address);
    orders.onmessage = ({ data, lastEventId }) => {
      const answer = (body: unknown): Promise<Response> =>
        fetch(`${address}&did=${lastEventId}`, { method: 'POST', body: JSON.stringify(body) });
      done(JSON.parse(data)).then(
        (value) => answer({ value }),
        (error) => answer({ failed: String(error) }),
      );
    };
    orders.addEventListener('end', () => {
      orders.close();
      isActing = false;
    });
  };
  Object.defineProperty(window, 'dealerless', {
    value: {
      onFrame: (listener: (frame: string) => void) => {
        tell = listener;
      },
      send: (text: string) => {
        const frame = JSON.parse(text);
        if (frame.t === 'hello') {
          for (const each of frames) setTimeout(() => tell(each));
          if (acts !== null) setTimeout(() => act(acts));
        }
        if (frame.t !== 'intent') return;
        sent.push(text);
        if (!isActing) setTimeout(() => refuse(text));
      },
    },
  });
}
