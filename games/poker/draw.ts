/** A game in which cards are drawn, with a button and blinds. */
import type { z } from 'zod';
import type { Card } from '../card.ts';
import type { HandStart, Lot, Seating } from '../game.ts';
import { blinds } from './blinds.ts';
import { drawOptions } from './draw-options.ts';
import type { AnyPokerStart, ForcedBetsOf } from './forced.ts';
import { pokerRules } from './rules.ts';
import type { PokerStart } from './start.ts';
import { hasDraw, type Variant } from './variant.ts';

const rulesOf = ({ defaults, rankings }: Pick<Variant, 'defaults' | 'rankings'>) =>
  pokerRules(defaults, rankings.length === 2).safeExtend(drawOptions());

export type DrawRules = z.output<ReturnType<typeof rulesOf>>;

export const drawBlinds: ForcedBetsOf<DrawRules, PokerStart> = { ...blinds, rules: rulesOf };

/**
 * The lots of a hand whose discards may have to become the deck again: for each time the whole deck in an order of its
 * own, of which those cards are taken that are there. Rules draw no lots, so that they come with the start. None where
 * the deck reaches for all that could be drawn.
 */
export function withReshuffles<Start extends AnyPokerStart & HandStart, Memory>(
  { streets, deck }: Variant,
  seating: Seating<Start, Memory>,
  lot: Lot,
): Seating<Start, Memory> {
  const { start } = seating;
  const steps = streets.flatMap((street) => street.steps);
  const each = steps.reduce((sum, { kind, count }) => (kind === 'board' ? sum : sum + count), 0);
  const draws = steps.filter(({ kind }) => kind === 'draw').length;
  if (!start || !hasDraw({ streets }) || each * start.players.length <= deck.length) return seating;
  const orders = Array.from({ length: ORDERS_A_DRAW * draws }, () => shuffled(deck, lot));
  return { ...seating, start: { ...start, reshuffles: orders } };
}

/** A draw of eight players, all of whose five cards are thrown away, takes three. */
const ORDERS_A_DRAW = 3;

function shuffled(deck: readonly Card[], lot: Lot): readonly Card[] {
  const cards = [...deck];
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = lot(last + 1);
    const [one, two] = [cards[last], cards[other]];
    if (one === undefined || two === undefined) throw new RangeError(`the lot gave ${other} for ${last + 1} cards`);
    cards[last] = two;
    cards[other] = one;
  }
  return cards;
}
