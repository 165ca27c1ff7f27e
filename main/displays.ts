/** Matches each line of the `displays` in devices.json to a connected display. Only the Electron shell uses it. */
import { ok, type Result } from '../games/result.ts';
import type { DisplayConfig } from '../hardware/devices.ts';
import type { Role } from '../protocol/roles.ts';

/** What the shell needs to know about a connected display. */
export interface Display {
  readonly id: number;
  readonly label: string;
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The screen shown by a line of the plan. */
export const shownOn = (line: DisplayConfig): Role =>
  line.screen === 'station' ? { screen: 'station', station: line.station } : { screen: line.screen };

/** Why a table with these screens cannot show what a plan asks for; null when it can. */
export function notShownHere(plan: readonly DisplayConfig[], roles: readonly Role[]): string | null {
  if (roles.some(({ screen }) => screen === 'board') || plan.every(({ screen }) => screen !== 'board')) return null;
  return 'devices.json has a display for the board, but this table’s house runs elsewhere and shows the board there: remove the display.';
}

/**
 * Finds the displays of a plan among those connected, never by guessing: a station's screen in front of the wrong seat
 * is worse than a dark one. Displays are numbered from 0 by their position on the desktop, left to right and then top
 * to bottom. A number cannot be used while some of the numbered displays are absent, because those after them have
 * moved up; nor can a label that two displays share. Once found, a line stays with its display, whatever moves.
 */
export class DisplayFinder {
  /** How many displays must be connected before numbers can be trusted. */
  readonly #numbered: number;
  /** Display id by line of the plan. */
  readonly #known = new Map<DisplayConfig, number>();

  constructor(plan: readonly DisplayConfig[]) {
    this.#numbered = 1 + Math.max(-1, ...plan.map(({ index }) => index ?? -1));
  }

  /** The display for a line or, in a few words, why there is none right now. */
  find(line: DisplayConfig, connected: readonly Display[]): Result<Display, string> {
    const known = this.#known.get(line);
    const found = known === undefined ? this.#search(line, connected) : byId(known, connected);
    if (found.ok) this.#known.set(line, found.value.id);
    return found;
  }

  #search({ index, label }: DisplayConfig, connected: readonly Display[]): Result<Display, string> {
    if (index === undefined) {
      const [display, ...others] = connected.filter((each) => each.label === label);
      if (display === undefined) return missing(`no display named ${label} is connected`);
      return others.length === 0 ? ok(display) : missing(`${others.length + 1} displays are named ${label}`);
    }
    const display = connected.length < this.#numbered ? undefined : connected.toSorted(byPlace)[index];
    return display ? ok(display) : missing(`${connected.length} of ${this.#numbered} numbered displays are connected`);
  }
}

const byPlace = (a: Display, b: Display): number => a.bounds.x - b.bounds.x || a.bounds.y - b.bounds.y;

function byId(id: number, connected: readonly Display[]): Result<Display, string> {
  const display = connected.find((each) => each.id === id);
  return display ? ok(display) : missing('its display is no longer connected');
}

const missing = (why: string): Result<never, string> => ({ ok: false, error: why });
