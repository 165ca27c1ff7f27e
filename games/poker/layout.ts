/** Where the button and the blinds of a hand are, and how that leaves everybody else at the table. */
import type { Lot, Occupant, Seat } from '../game.ts';
import { invariant } from '../result.ts';
import { wants } from './extra-blinds.ts';
import type { PokerMemory, Sitter, Standing } from './memory.ts';

/** A ready player and how he stands. */
export interface Chair {
  readonly seat: Seat;
  readonly occupant: Occupant;
  readonly standing: Standing;
  readonly settled: boolean;
}

/** The three positions, and the other ready players by where the positions leave them. */
export interface Layout {
  readonly button: Chair;
  /** Null in a hand in which the button is bought: there `big` is the buyer, and nobody else owes a blind. */
  readonly small: Chair | null;
  readonly big: Chair;
  /** Between the button and the small blind: the button must pass them (LR28c, LR30b, LR31b). */
  readonly passedOver: readonly Chair[];
  /** From the left of the big blind round to the button, which is the last of them unless it has the small blind. */
  readonly others: readonly Chair[];
}

export const isHeadsUp = (layout: Layout): boolean => layout.small === layout.button;

/** Chairs in seat order, beginning at the left of `from` instead and ending with it. */
export function clockwise(chairs: readonly Chair[], from: Seat): readonly Chair[] {
  const first = chairs.findIndex(({ seat }) => seat > from);
  return first < 0 ? chairs : [...chairs.slice(first), ...chairs.slice(0, first)];
}

/** LD6: the first button of a game goes by lot, every position being as likely. */
export function firstLayout(chairs: readonly Chair[], drawn: Sitter | null, lot: Lot): Layout {
  const again = chairs.find(({ occupant }) => occupant.seat === drawn?.seat && occupant.player === drawn.player);
  if (again) return layOut(chairs, again);
  const index = lot(chairs.length);
  const chair = chairs[index];
  invariant(chair !== undefined, () => `the lot gave ${index} for ${chairs.length} positions`);
  return layOut(chairs, chair);
}

/** The positions after a hand: the button goes on to the closest player left of that hand (LR21). */
export function nextLayout(chairs: readonly Chair[], memory: PokerMemory, remaining: readonly Occupant[]): Layout {
  const stayed = chairs.filter((chair) => remaining.includes(chair.occupant));
  const next = clockwise(stayed, memory.button ?? 1)[0];
  invariant(next !== undefined, 'somebody remains of the last hand');
  const layout = layOut(chairs, next);
  // Heads up, LR21 may give the big blind twice running to one player. No rule says so, and no player would think it
  // fair: the button goes to him instead. Where the button was bought, its buyer alone had a blind, and has it now.
  const lastBig = memory.dealt.find((one) => one.seat === memory.bigBlind)?.player;
  const again = isHeadsUp(layout) && !memory.bought && layout.big.occupant.player === lastBig;
  return again ? layOut(chairs, layout.big) : layout;
}

/** Small blind to the first settled player left of the button, big blind to the next ready one (LR22a). */
function layOut(chairs: readonly Chair[], button: Chair): Layout {
  const round = clockwise(chairs, button.seat);
  const first = round.findIndex((chair) => chair.settled && chair !== button);
  const small = round[first];
  const big = round[first + 1];
  if (small && big && big !== button) {
    return { button, small, big, passedOver: round.slice(0, first), others: round.slice(first + 2) };
  }
  // LR22b: heads up the button posts the small blind and the other player the big blind.
  const other = small ?? round[0];
  invariant(other !== undefined && other !== button, 'a hand takes two ready players');
  const at = round.indexOf(other);
  return { button, small: button, big: other, passedOver: round.slice(0, at), others: round.slice(at + 1, -1) };
}

/** Who may buy the button: he whom it would pass over, immediately left of it (000:1639). */
export const mayBuyButton = (layout: Layout): Chair | null => layout.passedOver[0] ?? null;

/**
 * The positions when whoever may buy the button does: those left of him have no blinds in this hand, in which he puts
 * up both, and the button is his in the next (000:1639-1643).
 */
export function withButtonBought(layout: Layout): Layout {
  const buyer = mayBuyButton(layout);
  if (!buyer || !wants(buyer.occupant, 'buy-button')) return layout;
  const { button, small, big, passedOver, others } = layout;
  const rest = [small, big, ...others].filter((chair): chair is Chair => chair !== null && chair !== button);
  return { button, small: null, big: buyer, passedOver: passedOver.slice(1), others: [...rest, button] };
}
