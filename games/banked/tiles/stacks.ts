/**
 * Stacks of four tiles, dealt around the table from where the dice point (000:2754-2756; 001:7118-7124; 004:763-771).
 */
import { type Card, cardText } from '../../card.ts';
import { fromPlace, placeByDice } from '../action.ts';
import { placeInWords } from '../double-hand/action-words.ts';
import type { Position } from '../table.ts';
import type { RoundEvent } from '../variant.ts';
import { TILES_EACH } from './rules.ts';
import type { TilesRound, TilesTable } from './state.ts';

/** Where the dice send the first stack: 0 is the player-dealer's own position, then the direction of the deal. */
const placeOf = ({ start, positions }: TilesTable): number => placeByDice(start.dice, positions.length + 1);

/** A few tiles dealt together, and the position that gets them. */
interface Dealt {
  readonly to: string;
  readonly tiles: readonly Card[];
}

/** Everything that is dealt, in the order of the stacks: from the chosen one on, and around to it again. */
export function dealt(table: TilesTable, stack: number, atATime: number): readonly Dealt[] {
  const { deck, start, dealerPosition, positions } = table;
  const numbered = [dealerPosition, ...positions.map(({ id }) => id)];
  const count = numbered.length;
  const turns = (count * TILES_EACH) / atATime;
  return Array.from({ length: turns }, (_, lies) => {
    const turn = (lies - (stack * TILES_EACH) / atATime + turns) % turns;
    const to = numbered[(placeOf(table) + turn) % count] ?? '';
    const from = start.used + lies * atATime;
    return { to, tiles: deck.slice(from, from + atATime) };
  });
}

/**
 * The tiles go out face down. The player who sets a hand sees it; the player-dealer’s own stay unseen (000:2636-2637).
 */
export function dealEvents(all: readonly Dealt[], deciders: TilesRound['deciders']): readonly RoundEvent[] {
  return all.map(({ to, tiles }) => {
    const seat = deciders.get(to);
    return { event: { kind: 'deal', to, cards: tiles.map(cardText) }, eyes: seat === undefined ? [] : [seat] };
  });
}

/** The positions with a bet, in the order in which their hands are opened and their bets settled. */
export function inOrder(table: TilesTable): readonly Position[] {
  const place = placeOf(table);
  if (table.rules.settles === 'counterclockwise') return fromPlace(table.positions, table.active, place);
  // Dealt in one direction and settled in the other, from the very same position (001:7278-7280).
  const back = [...table.positions].reverse();
  return fromPlace(back, table.active, place === 0 ? 0 : back.length + 1 - place);
}

/** The position with the action button. */
export function actionAt(table: TilesTable): string {
  const place = placeOf(table);
  const { positions, rules, dealerPosition } = table;
  if (place === 0) return (rules.ownNumber === 'left' ? positions.at(-1)?.id : undefined) ?? dealerPosition;
  return positions[place - 1]?.id ?? dealerPosition;
}

/** `Dice 2, 5 and 3 make 10: the action begins at seat 4.` */
export function actionInWords(table: TilesTable): string {
  const [a = 0, b = 0, c = 0] = table.start.dice;
  const at = actionAt(table);
  const where = at === table.dealerPosition ? 'with the player-dealer' : `at ${placeInWords(table, at)}`;
  return `Dice ${a}, ${b} and ${c} make ${a + b + c}: the action begins ${where}.`;
}
