/**
 * Pai Gow Tiles: four tiles each, set into two hands against the player-dealer's two (000:2607-2878; 001:6874-7309;
 * 002, 004).
 */
import { tileSet } from '../../card.ts';
import { setByTheHouse } from '../../house-way-text.ts';
import type { BankedVariant } from '../variant.ts';
import { betsFor } from './bets.ts';
import { houseWay } from './house-way.ts';
import { tilesOdds } from './odds.ts';
import { absentRound, dealRound, decideRound, roundAsks } from './round.ts';
import { type TilesRules, tilesRules } from './rules.ts';
import { dues } from './settlement.ts';
import { actionAt, actionInWords } from './stacks.ts';
import type { TilesRound } from './state.ts';
import { positionViews } from './view.ts';
import { settingInWords } from './words.ts';

/** Four tiles without a pair, with a twelve or a two, with pairs to keep or to split, with the pair above all. */
const FOURS = [
  '4-5 1-3 2-2 1-1',
  '5-6 4-5 1-4 2-6',
  '1-1 3-5 1-2 1-6',
  '6-6 5-6 4-6 3-6',
  '3-3 3-3b 4-4 4-4b',
  '2-4 1-2 5-6 4-5',
];

export const paiGowTilesVariant: BankedVariant<TilesRules, TilesRound> = {
  id: 'pai-gow-tiles',
  name: 'Pai Gow Tiles',
  rules: tilesRules,
  bets: betsFor,
  dice: true,
  way: 'counterclockwise',
  deck: tileSet,
  cut: () => null,
  deal: dealRound,
  asks: roundAsks,
  decide: decideRound,
  absent: absentRound,
  dues,
  action: (table, round) => (round.hands.size === 0 ? null : { position: actionAt(table), text: actionInWords(table) }),
  result: () => null,
  positions: positionViews,
  zones: () => [],
  posted: ({ zeros, lowSix }) => [
    'Set four tiles into a low and a high hand; both must beat the player-dealer’s to win, both must lose to lose. Even money',
    'The player-dealer wins copies',
    'Pairs come first, Gee Joon above all; then Wong, a two or a twelve with a nine; Gong, with an eight; then nine to nothing by the last digit',
    'Equal points: the hand with the higher single tile is better. A tile of Gee Joon counts three or six',
    ...(zeros === 'copies' ? ['Two hands of nothing are copies'] : []),
    ...(lowSix === 'above-fives' ? ['The low six is above the fives'] : []),
  ],
  explain: (rules) => [
    setByTheHouse('The lower hand is below the higher one.', FOURS, (four) => {
      const set = houseWay(four, rules);
      return { name: settingInWords(set), cards: [...set.low, ...set.high] };
    }),
  ],
  odds: tilesOdds,
};
