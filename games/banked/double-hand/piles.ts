/** The piles: the same number of cards each, dealt face down; one of them leads, the others follow it clockwise. */
import type { Card } from '../../card.ts';
import { cardText } from '../../card.ts';
import type { Seat } from '../../seat.ts';
import { placeByDice } from '../action.ts';
import type { RoundEvent } from '../variant.ts';
import type { PileTable } from './state.ts';

/** Every position clockwise, the player-dealer's first: number 1 by dice. */
export function positionsByNumber({ dealerPosition, positions }: PileTable): readonly string[] {
  return [dealerPosition, ...positions.map(({ id }) => id)];
}

/** Where the dice send the first pile: 0 is the player-dealer's own position. */
export function placeOf(table: PileTable): number {
  return placeByDice(table.start.dice, table.positions.length + 1);
}

/** The positions in the order of the piles, when the pile with the given index leads. */
export function receivers(table: PileTable, lead: number): readonly string[] {
  const numbered = positionsByNumber(table);
  const count = numbered.length;
  return numbered.map((_, pile) => numbered[(placeOf(table) + pile - lead + count) % count] ?? '');
}

/** The cards of each position, in the order in which they came off the deck. */
export function handsOf(table: PileTable, lead: number, cardsEach: number): ReadonlyMap<string, readonly Card[]> {
  const { deck, start } = table;
  return new Map(
    receivers(table, lead).map((position, pile) => {
      const from = start.used + pile * cardsEach;
      return [position, deck.slice(from, from + cardsEach)];
    }),
  );
}

/**
 * The piles go out face down. The player who sets a hand sees it; the player-dealer’s own stays unseen (004:1551-1555).
 */
export function dealEvents(
  hands: ReadonlyMap<string, readonly Card[]>,
  deciders: ReadonlyMap<string, Seat>,
): readonly RoundEvent[] {
  return [...hands].map(([position, cards]) => {
    const seat = deciders.get(position);
    return {
      event: { kind: 'deal', to: position, cards: cards.map(cardText) },
      eyes: seat === undefined ? [] : [seat],
    };
  });
}
