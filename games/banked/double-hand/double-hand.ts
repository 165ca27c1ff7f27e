/**
 * Double Hand Poker: seven cards each, set into two hands against the player-dealer's two (000:1847-2227; 002, 003,
 * 004).
 */
import { standardDeck } from '../../card.ts';
import type { BankedVariant } from '../variant.ts';
import { actionAt, actionInWords } from './action-words.ts';
import { betsFor } from './bets.ts';
import { twoHandsByTheHouse } from './explain.ts';
import { doubleHandOdds } from './odds.ts';
import { absentRound, dealRound, decideRound, roundAsks } from './round.ts';
import { type DoubleHandRules, doubleHandRules } from './rules.ts';
import { dues } from './settlement.ts';
import type { DoubleHandRound } from './state.ts';
import { sevenCards } from './style.ts';
import { positionViews, postedFor } from './view.ts';

export const doubleHand: BankedVariant<DoubleHandRules, DoubleHandRound> = {
  id: 'double-hand-poker',
  name: 'Double Hand Poker',
  rules: doubleHandRules,
  bets: betsFor,
  dice: true,
  deck: ({ jokers }) => standardDeck(jokers),
  cut: () => null,
  deal: (table) => dealRound(table, sevenCards(table.rules)),
  asks: roundAsks,
  decide: decideRound,
  absent: absentRound,
  dues,
  action: (table, round) => (round.hands.size === 0 ? null : { position: actionAt(table), text: actionInWords(table) }),
  result: () => null,
  positions: positionViews,
  zones: () => [],
  posted: (rules) => postedFor({ rules }),
  explain: (rules) => [twoHandsByTheHouse(sevenCards(rules))],
  odds: doubleHandOdds,
};
