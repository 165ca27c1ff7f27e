/** Holds the house way of Parkwest against the second reading of its chart. */
import { houseWay } from '../../../../games/banked/double-hand/house-way.ts';
import { isFoul } from '../../../../games/banked/double-hand/ranks.ts';
import { type Card, cardText } from '../../../../games/card.ts';
import type { Seeded } from '../../../../main/odds/seeded.ts';
import { scoreBack, scoreFront } from './second.ts';
import { parkwestAgain } from './second-parkwest.ts';

export const PARKWEST = { joker: 'ace', wheel: 'lowest', houseWay: 'parkwest' } as const;

/** Both set seven cards drawn by lot to hands of the same worth, and not foul. */
export function expectBoth(seeded: Seeded): void {
  const seven = seeded.shuffle(Array.from({ length: 53 }, (_, card) => card)).slice(0, 7);
  const mine = houseWay(seven, PARKWEST);
  const other = parkwestAgain(seven, PARKWEST);
  const scores = ({ front, back }: { front: readonly Card[]; back: readonly Card[] }): string =>
    `${scoreFront(front, PARKWEST)} | ${scoreBack(back, PARKWEST)}`;
  if (isFoul(mine.front, mine.back, PARKWEST)) throw new Error(`${seven.map(cardText)} is set foul`);
  if (scores(mine) !== scores(other)) throw new Error(`${seven.map(cardText)}: ${scores(mine)}, not ${scores(other)}`);
}
