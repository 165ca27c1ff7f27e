/**
 * Ultimate Texas Hold'em against a player-dealer: the earlier the Play, the larger it may be (001:6587-6873;
 * 003:2717-3356).
 */
import { high } from '../../ranking/ranking.ts';
import { ANTE, type Look, PLAY } from '../ante/spec.ts';
import { type AnteGame, anteVariant } from '../ante/variant.ts';
import { postedBet } from '../bet.ts';
import { BAD_BEAT, BLIND, betsFor, playFor, TRIPS_BET } from './bets.ts';
import { houseWay, wayInWords } from './house-way.ts';
import { ultimateOdds } from './odds.ts';
import { QUALIFIES, rankWith } from './rank.ts';
import { type UltimateRules, ultimateRules } from './rules.ts';

const play = (times: number) => ({ id: `play-${times}`, label: `Play ${times} times the ante`, times });

const LOOKS: readonly Look[] = [
  { name: 'Before the flop', board: 0, plays: [play(4), play(3)], otherwise: 'check' },
  { name: 'Flop', board: 3, plays: [play(2)], otherwise: 'check' },
  { name: 'River', board: 5, plays: [{ ...play(1), label: 'Play the ante' }], otherwise: 'fold' },
];

const spec: AnteGame<UltimateRules> = {
  id: 'ultimate-texas-holdem',
  name: 'Ultimate Texas Hold’em',
  rules: ultimateRules,
  cards: 2,
  up: null,
  looks: () => LOOKS,
  bets: betsFor,
  play: playFor,
  order: ({ bonusFirst }) =>
    bonusFirst ? [BAD_BEAT, TRIPS_BET, ANTE, PLAY, BLIND] : [ANTE, PLAY, BLIND, TRIPS_BET, BAD_BEAT],
  outliveFold: () => [TRIPS_BET],
  actionCard: () => null,
  houseWay,
  houseWayInWords: wayInWords,
  inWords: (_, hand, board) => (board.length < 3 ? twoInWords(hand) : high.describe(hand, board).words),
  qualifies: ({ boardPlays }, dealer, board) => rankWith(dealer, board, boardPlays) >= QUALIFIES,
  posted: (rules) => [
    'Ante and Blind are equal. Play 3 or 4 times the ante before the flop, 2 times on it, once at the end',
    'The player-dealer needs a pair; without one the antes go back',
    rules.boardPlays
      ? 'The community cards alone may play'
      : 'At least one of the player’s own cards must play, except for Trips',
    ...betsFor(rules).flatMap((kind) => (kind.bonus ? [postedBet(kind, 'ante and blind')] : [])),
  ],
  odds: ultimateOdds,
};

const NAMES = 'deuce three four five six seven eight nine ten jack queen king ace'.split(' ');

/** `ace-king`, `two nines`. */
function twoInWords(hand: readonly number[]): string {
  const [high = 0, low = 0] = hand.map((card) => card >> 2).sort((a, b) => b - a);
  return high === low ? `two ${NAMES[high]}s`.replace('sixs', 'sixes') : `${NAMES[high]}-${NAMES[low]}`;
}

export const ultimateVariant = anteVariant(spec);
