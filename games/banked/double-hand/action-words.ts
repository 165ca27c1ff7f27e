/** Where the action begins, and the names of positions. */
import { placeOf, positionsByNumber } from './piles.ts';
import type { PileTable } from './state.ts';

/** `seat 4`, or `place A` where it belongs to no seat. */
export function placeInWords({ positions }: Pick<PileTable, 'positions'>, position: string): string {
  const seat = positions.find(({ id }) => id === position)?.seat ?? null;
  return seat === null && !/^\d+$/.test(position) ? `place ${position}` : `seat ${seat ?? position}`;
}

/**
 * The position with the action button. On the player-dealer's own number it stays with them (000:2058) or goes to the
 * nearest bettor on their left (000:6024-6031; 004:3499-3503); that bettor's hand is opened first either way.
 */
export function actionAt(table: PileTable): string {
  const place = placeOf(table);
  if (place === 0 && table.rules.ownNumber === 'left') return table.active[0]?.id ?? table.dealerPosition;
  return positionsByNumber(table)[place] ?? table.dealerPosition;
}

/** `Dice 2, 5 and 3 make 10: the action begins at seat 4.` */
export function actionInWords(table: PileTable): string {
  const [a = 0, b = 0, c = 0] = table.start.dice;
  const at = actionAt(table);
  const where = at === table.dealerPosition ? 'with the player-dealer' : `at ${placeInWords(table, at)}`;
  return `Dice ${a}, ${b} and ${c} make ${a + b + c}: the action begins ${where}.`;
}
