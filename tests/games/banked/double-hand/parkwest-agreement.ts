/** Holds the house ways of Parkwest, Casino Real and Empire against second readings of their charts. */
import { houseWay } from '../../../../games/banked/double-hand/house-way.ts';
import { isFoul } from '../../../../games/banked/double-hand/ranks.ts';
import type { HandRules } from '../../../../games/banked/double-hand/rules.ts';
import { type Card, cardText } from '../../../../games/card.ts';
import type { Seeded } from '../../../../main/odds/seeded.ts';
import { type Set as SetHands, scoreBack, scoreFront } from './second.ts';
import { empireAgain } from './second-empire.ts';
import { parkwestAgain } from './second-parkwest.ts';

export const PARKWEST = { joker: 'ace', wheel: 'lowest', houseWay: 'parkwest' } as const;
export const CASINO_REAL = { ...PARKWEST, houseWay: 'casino-real' } as const;
export const EMPIRE = { ...PARKWEST, joker: 'wild', houseWay: 'empire' } as const;

const AGAIN: Readonly<Record<string, (seven: readonly Card[], rules: HandRules) => SetHands>> = {
  parkwest: parkwestAgain,
  'casino-real': parkwestAgain,
  empire: empireAgain,
};

/** Both set seven cards drawn by lot to hands of the same worth, and not foul. */
export function expectBoth(seeded: Seeded, rules: HandRules): void {
  const seven = seeded.shuffle(Array.from({ length: 53 }, (_, card) => card)).slice(0, 7);
  const mine = houseWay(seven, rules);
  const other = AGAIN[rules.houseWay ?? '']?.(seven, rules);
  if (!other) throw new Error(`no second reading of ${rules.houseWay}`);
  const scores = ({ front, back }: { front: readonly Card[]; back: readonly Card[] }): string =>
    `${scoreFront(front, rules)} | ${scoreBack(back, rules)}`;
  if (isFoul(mine.front, mine.back, rules)) throw new Error(`${seven.map(cardText)} is set foul`);
  if (scores(mine) !== scores(other)) throw new Error(`${seven.map(cardText)}: ${scores(mine)}, not ${scores(other)}`);
}
