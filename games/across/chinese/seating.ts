/** Who gets a hand, and who has the button: at most four players, clockwise from it (003:3360-3384). */
import { z } from 'zod';
import type { Occupant, Seating } from '../../hand-start.ts';
import { type Seat, seat } from '../../seat.ts';
import { clockwiseFrom, FULL, TOO_FEW, waits, whoIsReady } from '../ready.ts';
import type { ChineseRules } from './rules.ts';
import type { ChineseStart } from './state.ts';

export interface ChineseMemory {
  /** Who had the button in the last hand; null before the first. */
  readonly button: Seat | null;
}

export const chineseMemory: z.ZodType<ChineseMemory> = z.strictObject({ button: seat.nullable() });

export const HANDS = 4;

/** The standing choice to play two hands when there are two players. */
export const TWO_HANDS = 'two-hands';

/**
 * The button goes to the next ready player clockwise; in a new game, to the first of all. The first four from there on
 * get a hand: of five players, the one on the right of the button waits.
 */
export function seatChinese(
  rules: ChineseRules,
  memory: ChineseMemory,
  occupants: readonly Occupant[],
): Seating<ChineseStart, ChineseMemory> {
  const { ready, waiting } = whoIsReady(occupants, () => rules.minPoints * rules.unit);
  const [holder, ...others] = clockwiseFrom(ready, (memory.button ?? 0) + 1);
  if (!holder || others.length === 0) {
    return {
      start: null,
      memory,
      waiting: inOrder([...waiting, ...ready.map((one) => waits(one, 'too-few', TOO_FEW))]),
    };
  }
  const dealt = [holder, ...others].slice(0, HANDS);
  const full = ready.filter((one) => !dealt.includes(one));
  const two = rules.twoHands && dealt.length === 2 && dealt.every(({ choices = [] }) => choices.includes(TWO_HANDS));
  const hands = dealt.map(({ seat }) => seat);
  return {
    start: {
      button: holder.seat,
      players: ready.filter((one) => dealt.includes(one)).map(({ seat, player, stack }) => ({ seat, player, stack })),
      hands: two ? [...hands, ...hands] : hands,
    },
    memory,
    waiting: inOrder([...waiting, ...full.map((one) => waits(one, 'table-full', FULL))]),
  };
}

const inOrder = <Sitter extends { readonly seat: Seat }>(list: readonly Sitter[]): readonly Sitter[] =>
  [...list].sort((a, b) => a.seat - b.seat);
