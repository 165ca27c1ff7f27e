/** Holds the house way against the second implementation of it. */
import { houseWay } from '../../../../games/banked/double-hand/house-way.ts';
import { isFoul } from '../../../../games/banked/double-hand/ranks.ts';
import type { HandRules } from '../../../../games/banked/double-hand/rules.ts';
import { type Card, cardText } from '../../../../games/card.ts';
import { houseWayAgain, scoreBack, scoreFront } from './second.ts';

/** Both set the seven cards to hands of the same worth, and not foul. */
export function expectAgreement(seven: readonly Card[], rules: HandRules): void {
  const mine = houseWay(seven, rules);
  const other = houseWayAgain(seven, rules);
  const scores = ({ front, back }: typeof mine): string =>
    `${scoreFront(front, rules)} in front, ${scoreBack(back, rules)} at the back`;
  const hand = seven.map(cardText).join(' ');
  if (isFoul(mine.front, mine.back, rules)) throw new Error(`${hand} is set foul: ${scores(mine)}`);
  if (scores(mine) !== scores(other)) throw new Error(`${hand}: ${scores(mine)}; the second has ${scores(other)}`);
}
