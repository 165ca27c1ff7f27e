/** Nine's Up: four cards of forty, set into two hands of two against the player-dealer's two (004:186-341). */
import { standardDeck } from '../../card.ts';
import { type Due, duesOf, kept } from '../bet.ts';
import { actionAt, actionInWords } from '../double-hand/action-words.ts';
import { twoHandsByTheHouse } from '../double-hand/explain.ts';
import { absentRound, dealRound, decideRound, inOrder, roundAsks } from '../double-hand/round.ts';
import { type DoubleHandRound, settingAt } from '../double-hand/state.ts';
import type { HandStyle } from '../double-hand/style.ts';
import { positionViews } from '../double-hand/view.ts';
import { type BankedTable, betsOn } from '../table.ts';
import type { BankedVariant } from '../variant.ts';
import { ninesBets } from './bets.ts';
import { compareNines, worthOf } from './compare.ts';
import { isFoulNines, ninesHouseWay } from './house-way.ts';
import { ninesOdds } from './odds.ts';
import { isInDeck, twoInWords } from './rank.ts';
import { NINES_EACH, type NinesUpRules, ninesUpRules } from './rules.ts';

const styleFor = kept(
  (rules: NinesUpRules): HandStyle => ({
    cardsEach: NINES_EACH,
    houseWay: (four) => ninesHouseWay(four, rules),
    isFoul: isFoulNines,
    frontInWords: twoInWords,
    backInWords: twoInWords,
    dealerFirst: false,
    pushesAll: () => false,
  }),
);

/** Bets position by position from the action button clockwise. */
function dues(table: BankedTable<NinesUpRules>, round: DoubleHandRound): readonly Due[] {
  const { rules, dealerPosition } = table;
  const dealer = worthOf(settingAt(round, dealerPosition));
  const bets = inOrder(table).flatMap(({ id }) => {
    const seen = compareNines(worthOf(settingAt(round, id)), dealer, rules);
    return betsOn(table, id).map((bet) => ({ bet, seen }));
  });
  return duesOf(ninesBets(rules), bets);
}

const posted = ({ zeros, dealerSets }: NinesUpRules): readonly string[] => [
  'Forty cards, without kings, queens and jacks; aces count one, tens nothing',
  'Set four cards: two in front, two at the back; the front may not be stronger',
  'Pairs, aces the highest, then tens; below them the last digit of the sum, better with an ace',
  'Both hands must beat the player-dealer’s to win, both must lose to lose; the player-dealer wins copies. Even money',
  zeros === 'push' ? 'Zero against zero decides nothing' : 'Zero against zero is the player-dealer’s, like any copy',
  ...(dealerSets === 'house-way' ? ['The house sets the player-dealer’s hand'] : []),
];

/** Four cards without a pair, with an ace, with one pair and with two, with a choice between two nines. */
const FOURS = ['2s 3h 5d 7c', '4s 3h 9d 9c', 'As 8h 6d 5c', 'Ts 9h 8d 7c', '5s 5h 8d 8c', '6s 6h 6d 2c'];

export const ninesUp: BankedVariant<NinesUpRules, DoubleHandRound> = {
  id: 'nines-up',
  name: 'Nine’s Up',
  rules: ninesUpRules,
  bets: ninesBets,
  dice: true,
  deck: () => standardDeck().filter(isInDeck),
  cut: () => null,
  deal: (table) => dealRound(table, styleFor(table.rules)),
  asks: roundAsks,
  decide: decideRound,
  absent: absentRound,
  dues,
  action: (table, round) => (round.hands.size === 0 ? null : { position: actionAt(table), text: actionInWords(table) }),
  result: () => null,
  positions: positionViews,
  zones: () => [],
  posted,
  explain: (rules) => [twoHandsByTheHouse(styleFor(rules), FOURS)],
  odds: kept(ninesOdds),
};
