/** The piles: seven cards each, dealt face down; one of them leads, the others follow it clockwise. */
import type { Card } from '../../card.ts';
import { cardText } from '../../card.ts';
import type { Seat } from '../../game.ts';
import { placeByDice } from '../action.ts';
import type { RoundEvent } from '../variant.ts';
import { CARDS_EACH } from './rules.ts';
import type { DoubleHandTable } from './state.ts';

/** Every position clockwise, the player-dealer's first: number 1 by dice. */
export function positionsByNumber({ dealerPosition, positions }: DoubleHandTable): readonly string[] {
  return [dealerPosition, ...positions.map(({ id }) => id)];
}

/** Where the dice send the first pile: 0 is the player-dealer's own position. */
export function placeOf(table: DoubleHandTable): number {
  return placeByDice(table.start.dice, table.positions.length + 1);
}

/** The positions in the order of the piles as they lie, when the pile of that index leads. */
export function receivers(table: DoubleHandTable, lead: number): readonly string[] {
  const numbered = positionsByNumber(table);
  const count = numbered.length;
  return numbered.map((_, pile) => numbered[(placeOf(table) + pile - lead + count) % count] ?? '');
}

/** The cards of each position, in the order in which they came off the deck. */
export function handsOf(table: DoubleHandTable, lead: number): ReadonlyMap<string, readonly Card[]> {
  const { deck, start } = table;
  return new Map(
    receivers(table, lead).map((position, pile) => {
      const from = start.used + pile * CARDS_EACH;
      return [position, deck.slice(from, from + CARDS_EACH)];
    }),
  );
}

/** The piles go out face down. Whoever sets a hand sees it; the player-dealer’s own waits unseen (004:1551-1555). */
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
