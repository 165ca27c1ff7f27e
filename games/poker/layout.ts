/** Where the button and the blinds of a hand are, and what that means for everyone else at the table. */
import type { Lot, Occupant } from '../hand-start.ts';
import { invariant } from '../result.ts';
import type { Seat } from '../seat.ts';
import { wants } from './extra-blinds.ts';
import { type PokerMemory, placeFrom, type Sitter, type Standing } from './memory.ts';

/** A ready player and their standing. */
export interface Chair {
  readonly seat: Seat;
  readonly occupant: Occupant;
  readonly standing: Standing;
  readonly settled: boolean;
  /** First round of a new game: no blind has gone by the seat yet. */
  readonly beforeBlinds: boolean;
}

/** The three positions, and the other ready players grouped by where the positions leave them. */
export interface ButtonLayout {
  readonly button: Seat;
  /** The player who has the button by turn and is dealt in; null for a dead button. */
  readonly holder: Chair | null;
  /** Null in a hand in which the button is bought, and with a dead button where nobody is left to post it. */
  readonly small: Chair | null;
  readonly big: Chair;
  /** `big` has bought the button and owes both blinds: nobody else owes one. */
  readonly bought: boolean;
  /** Between the button and the small blind: they wait for the button to pass (LR28c, LR30b, LR31b). */
  readonly passedOver: readonly Chair[];
  /** From the left of the big blind around to the button, which is the last of them unless it has the small blind. */
  readonly others: readonly Chair[];
}

export const isHeadsUp = (layout: ButtonLayout): boolean => layout.small?.seat === layout.button;

/** Chairs in clockwise order, starting at the left of `from` and ending with it. */
export function clockwise(chairs: readonly Chair[], from: Seat): readonly Chair[] {
  const left: Chair[] = [];
  for (const chair of chairs) if (chair.seat > from) left.push(chair);
  if (left.length === 0) return chairs;
  for (const chair of chairs) if (chair.seat <= from) left.push(chair);
  return left;
}

/** LD6: the first button of a game is drawn by lot, every position equally likely. */
export function firstLayout(chairs: readonly Chair[], drawn: Sitter | null, lot: Lot): ButtonLayout {
  const again = chairs.find(({ occupant }) => occupant.seat === drawn?.seat && occupant.player === drawn.player);
  if (again) return layOut(chairs, again);
  const index = lot(chairs.length);
  const chair = chairs[index];
  invariant(chair !== undefined, () => `the lot gave ${index} for ${chairs.length} positions`);
  return layOut(chairs, chair);
}

/**
 * The positions after a hand: the button moves to the closest player left of it from that hand (LR21). Where that is
 * the same player, because nobody else is left, it stays with them or, as a house option, moves on to the next player
 * (003:47-50).
 */
export function nextLayout(
  chairs: readonly Chair[],
  memory: PokerMemory,
  remaining: readonly Occupant[],
  again: 'stays' | 'moves-on' = 'stays',
): ButtonLayout {
  const stayed = chairs.filter((chair) => remaining.includes(chair.occupant));
  const from = memory.button ?? 1;
  const closest = clockwise(stayed, from)[0];
  const isAgain = closest?.seat === from && again === 'moves-on';
  const next = isAgain ? clockwise(chairs, from)[0] : closest;
  invariant(next !== undefined, 'somebody remains of the last hand');
  const layout = layOut(chairs, next);
  // Heads up, LR21 may give the big blind to one player twice in a row. No rule says so, and no player would think it
  // fair: the button goes to them instead. Where the button was bought, only its buyer had a blind, and has the button
  // now.
  const lastBig = memory.dealt.find((one) => one.seat === memory.bigBlind)?.player;
  const twice = isHeadsUp(layout) && !memory.bought && layout.big.occupant.player === lastBig;
  return twice ? layOut(chairs, layout.big) : layout;
}

/** Small blind to the first settled player left of the button, big blind to the next ready player (LR22a). */
function layOut(chairs: readonly Chair[], button: Chair): ButtonLayout {
  const round = clockwise(chairs, button.seat);
  const first = round.findIndex((chair) => chair.settled && chair !== button);
  const small = round[first];
  const big = round[first + 1];
  if (small && big && big !== button) {
    const passedOver = round.slice(0, first);
    return { ...heldBy(button), small, big, passedOver, others: round.slice(first + 2) };
  }
  // LR22b: heads up the button posts the small blind and the other player the big blind.
  const other = small ?? round[0];
  invariant(other !== undefined && other !== button, 'a hand takes two ready players');
  return headsUp(chairs, button, other);
}

const heldBy = (holder: Chair) => ({ button: holder.seat, holder, bought: false });

/**
 * The positions with a dead button: the big blind moves to the next ready player, the small blind to where the big
 * blind was, the button to where the small blind was. Nobody misses a blind or pays one twice; there is no small blind
 * where its owner has left, and the button may be at a seat that is not playing. Two players share the blinds as usual
 * (LR22b). With only one player left from the last hand there is nothing to follow, and the button moves as it
 * otherwise does.
 */
export function deadButtonLayout(
  chairs: readonly Chair[],
  memory: PokerMemory,
  remaining: readonly Occupant[],
  again?: 'stays' | 'moves-on',
): ButtonLayout {
  const { smallBlind, bigBlind } = memory;
  if (remaining.length < 2 || smallBlind === null || bigBlind === null)
    return nextLayout(chairs, memory, remaining, again);
  const round = clockwise(chairs, bigBlind);
  const [big] = round;
  invariant(big !== undefined, 'somebody is ready');
  const inGame = round.filter((chair) => chair.settled || chair === big);
  const lapped = placeFrom(bigBlind, big.seat) >= placeFrom(bigBlind, smallBlind);
  const last = inGame.at(-1);
  if ((inGame.length === 2 || lapped) && last && last !== big) return headsUp(chairs, last, big);
  const small = round.find((chair) => chair.settled && chair.seat === bigBlind) ?? null;
  const fromButton = clockwise(chairs, smallBlind);
  const at = fromButton.indexOf(big);
  const passedOver = fromButton.slice(0, at).filter((chair) => chair !== small);
  return {
    button: smallBlind,
    holder: null,
    small,
    big,
    bought: false,
    passedOver,
    others: fromButton.slice(at + 1),
  };
}

function headsUp(chairs: readonly Chair[], button: Chair, big: Chair): ButtonLayout {
  const round = clockwise(chairs, button.seat);
  const at = round.indexOf(big);
  const passedOver = round.slice(0, at);
  return { ...heldBy(button), small: button, big, passedOver, others: round.slice(at + 1, -1) };
}

/** Who may buy the button: the player whom it would pass over, immediately left of it (000:1639). */
export const mayBuyButton = (layout: ButtonLayout): Chair | null => layout.passedOver[0] ?? null;

/**
 * The positions when a player buys the button: players to their left have no blinds in this hand, the buyer puts up
 * both, and has the button in the next hand (000:1639-1643).
 */
export function withButtonBought(layout: ButtonLayout): ButtonLayout {
  const buyer = mayBuyButton(layout);
  if (!buyer || !wants(buyer.occupant, 'buy-button')) return layout;
  const { button, holder, small, big, passedOver, others } = layout;
  const rest = [small, big, ...others].filter((chair): chair is Chair => chair !== null && chair !== holder);
  return {
    button,
    holder,
    small: null,
    big: buyer,
    bought: true,
    passedOver: passedOver.slice(1),
    others: holder ? [...rest, holder] : rest,
  };
}
