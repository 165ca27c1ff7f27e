/** Caribbean Stud: five cards each, a Call of twice the ante, paid by the winner's hand (003:497-779). */
import { describeHigh } from '../../ranking/describe.ts';
import { rankHigh } from '../../ranking/high.ts';
import { ANTE, type Look } from '../ante/spec.ts';
import { type AnteGame, anteVariant } from '../ante/variant.ts';
import { paysInWords } from '../bet.ts';
import {
  betsFor,
  CALL,
  type CaribbeanRules,
  callBet,
  caribbeanRules,
  houseWay,
  LOWEST_CALLED,
  QUALIFIES,
} from './bets.ts';
import { caribbeanOdds } from './odds.ts';

const LOOKS: readonly Look[] = [
  { name: '', board: 0, plays: [{ id: CALL, label: 'Call', times: 2 }], otherwise: 'fold' },
];

const spec: AnteGame<CaribbeanRules> = {
  id: 'caribbean-stud',
  name: 'Caribbean Stud',
  rules: caribbeanRules,
  cards: 5,
  up: 0,
  looks: () => LOOKS,
  bets: betsFor,
  play: () => callBet,
  order: () => [ANTE, CALL],
  outliveFold: () => [],
  // The last of the player-dealer's cards to be opened (003:693-714).
  actionCard: () => 4,
  houseWay: (_, __, { hand }) => houseWay(hand),
  houseWayInWords: [`It calls with ${LOWEST_CALLED.text} and anything better, and folds the rest.`],
  inWords: (_, hand) => describeHigh(hand).words,
  qualifies: (_, dealer) => rankHigh(dealer) >= QUALIFIES,
  posted: () => [
    'Call twice the ante, or fold. The player-dealer needs ace and king',
    `A Call that wins pays: ${callBet.rows.flatMap((row) => (row.posted === null ? [] : [`${row.posted} ${paysInWords(row)}`])).join(', ')}`,
  ],
  odds: (rules, how) => betsFor(rules).map((ante) => caribbeanOdds(ante, how)),
};

export const caribbeanVariant = anteVariant(spec);
