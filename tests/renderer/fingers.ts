/** The fingers of a test at a page: how quick they are, and when they rest. */
import type { BrowserContext, Page } from 'playwright-core';

/** What a page complains of whose touch was ignored (`renderer/kit/second-touch.ts`). */
export const IGNORED = 'This touch was ignored as the second of a double touch: let the finger rest before it (rest).';

/**
 * Lets all touches of a context come in one moment, as by a finger quicker than any machine. A test that touches one place twice
 * without a rest is then refused in every run and says so, not only where the machine is quick, or by waiting for what never comes.
 * Where a test moves the clock of the page, touches come when that clock says.
 */
export const inOneMoment = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((ignored) => {
    Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => 0 });
    // Not that of a clock which a test moves.
    const later = setTimeout.bind(window);
    // Before the page's own listener, which stops a touch that it ignores from reaching the document.
    window.addEventListener(
      'click',
      () => {
        let isTaken = false;
        const taken = (): void => {
          isTaken = true;
        };
        document.addEventListener('click', taken, { capture: true, once: true });
        later(() => {
          document.removeEventListener('click', taken, { capture: true });
          if (!isTaken) reportError(new Error(ignored));
        });
      },
      { capture: true },
    );
  }, IGNORED);

/** Ends the gesture of the last touch, as a finger at rest or something typed does. */
export const rest = (page: Page): Promise<unknown> => page.evaluate(() => window.dispatchEvent(new Event('input')));
