/**
 * Which screen each display of the table shows: the `displays` of devices.json. Only the Electron shell asks.
 */
import { z } from 'zod';
import { role } from './link/messages.ts';
import { roleName } from './link/roles.ts';

/**
 * One line of the plan. A display is named by its top left corner on the desktop, in pixels, which the installer sets
 * once; ten displays of one make share their label, and a count from the left would shift when one is switched off.
 */
const planned = z.strictObject({ corner: z.strictObject({ x: z.int(), y: z.int() }), shows: role });

/** What devices.json says of the displays. No display and no station may be named twice. */
export const displayPlan = z.array(planned).superRefine((plan, context) => {
  plan.forEach(({ corner, shows }, index) => {
    const earlier = plan.slice(0, index);
    if (earlier.some((other) => isAt(other.corner, corner))) {
      context.addIssue({
        code: 'custom',
        path: [index, 'corner'],
        message: `the display at ${corner.x},${corner.y} is named twice`,
      });
    }
    if (shows.screen === 'station' && earlier.some((other) => roleName(other.shows) === roleName(shows))) {
      context.addIssue({ code: 'custom', path: [index, 'shows'], message: `${roleName(shows)} is shown twice` });
    }
  });
});
export type DisplayPlan = z.infer<typeof displayPlan>;

/** What the shell needs to know of a connected display. */
export interface Display {
  readonly id: number;
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/**
 * Finds the displays of a plan among those connected. Once a line has found its display it keeps to it, so that the
 * desktop's rearranging after a cable fell out never puts one player's screen before another.
 */
export class DisplayFinder {
  /** Display id by line of the plan. */
  readonly #known = new Map<DisplayPlan[number], number>();

  /** The display that a line of the plan means, or null while it is not connected. */
  find(line: DisplayPlan[number], connected: readonly Display[]): Display | null {
    const known = this.#known.get(line);
    const found = connected.find(({ id, bounds }) => (known === undefined ? isAt(bounds, line.corner) : id === known));
    if (found === undefined) return null;
    this.#known.set(line, found.id);
    return found;
  }
}

const isAt = (a: { readonly x: number; readonly y: number }, b: { readonly x: number; readonly y: number }): boolean =>
  a.x === b.x && a.y === b.y;
