/** The house way of Ultimate Texas Hold'em a second time: hands by name before the flop, by kinds on it, hand against hand in the end. */
import {
  FLUSH,
  FOUR,
  FULL_HOUSE,
  face,
  kindOf,
  PAIR,
  plainWorth,
  ROYAL,
  STRAIGHT,
  STRAIGHT_FLUSH,
  suit,
  THREE,
} from './plain.ts';

type Cards = readonly number[];

/** What bets four antes: `K5` and better kings of two suits, `K2s` and better of one. */
const LOWEST = { A: ['2', '2'], K: ['2', '5'], Q: ['6', '8'], J: ['8', 'T'] };
const LETTERS = '23456789TJQKA';
const FOURS = new Set([
  ...[...LETTERS].slice(1).map((rank) => rank + rank),
  ...Object.entries(LOWEST).flatMap(([high, [suited = '', mixed = '']]) =>
    [...LETTERS.slice(0, LETTERS.indexOf(high))].flatMap((low) => [
      ...(LETTERS.indexOf(low) >= LETTERS.indexOf(suited) ? [`${high}${low}s`] : []),
      ...(LETTERS.indexOf(low) >= LETTERS.indexOf(mixed) ? [`${high}${low}`] : []),
    ]),
  ),
]);

function nameOf([a = 0, b = 0]: Cards): string {
  const [high, low] = [Math.max(face(a), face(b)), Math.min(face(a), face(b))].map((each) => LETTERS[each - 2] ?? '');
  return `${high}${low}${high !== low && suit(a) === suit(b) ? 's' : ''}`;
}

/** Two antes on the flop. */
function playsFlop(hand: Cards, flop: Cards): boolean {
  const kind = kindOf(plainWorth([...hand, ...flop]));
  const own = new Set(hand.map(face));
  const helped = own.size === 1 || flop.some((card) => own.has(face(card)));
  if (kind === PAIR) return helped && !(own.size === 1 && own.has(2));
  if (kind === THREE) return helped;
  if (kind > PAIR) return true;
  return hand.some(
    (card) => face(card) >= 10 && [...hand, ...flop].filter((other) => suit(other) === suit(card)).length >= 4,
  );
}

/** The best five, of which one is one's own where the board may not play alone. */
function worthOf(hand: Cards, board: Cards, boardWorth: number, boardPlays: boolean): number {
  const best = plainWorth([...hand, ...board]);
  if (boardPlays || best > boardWorth) return best;
  // Whoever must use a card of their own leaves out one of the board.
  return Math.max(...board.map((gone) => plainWorth([...hand, ...board.filter((card) => card !== gone)])));
}

/** Tenths of an ante that the Blind wins. */
function blindTenths(own: number, flush: string): number {
  if (own === ROYAL) return 5000;
  const pays: Readonly<Record<number, number>> = {
    [STRAIGHT_FLUSH]: 500,
    [FOUR]: 100,
    [FULL_HOUSE]: 30,
    [FLUSH]: flush === '3-to-2' ? 15 : 12,
    [STRAIGHT]: 10,
  };
  return pays[kindOf(own)] ?? 0;
}

interface Rules {
  readonly boardPlays: boolean;
  readonly blindFlush: string;
}

/** A Play of one ante: settled against every hand of the player-dealer, bet by bet. */
function playsEnd(hand: Cards, board: Cards, { boardPlays, blindFlush }: Rules): boolean {
  const boardWorth = plainWorth(board);
  const own = worthOf(hand, board, boardWorth, boardPlays);
  const blind = blindTenths(own, blindFlush);
  const rest = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => !hand.includes(card) && !board.includes(card),
  );
  let [gain, all] = [0, 0];
  for (const [i, first] of rest.entries())
    for (const second of rest.slice(i + 1)) {
      const other = worthOf([first, second], board, boardWorth, boardPlays);
      all++;
      if (own === other) continue;
      const ante = kindOf(other) >= PAIR ? 10 : 0;
      gain += own > other ? 10 + ante + blind : -10 - ante - 10;
    }
  return gain > -20 * all;
}

export function ultimateAgain(rules: Rules, hand: Cards, board: Cards): string {
  if (board.length === 0) return FOURS.has(nameOf(hand)) ? 'play-4' : 'check';
  if (board.length === 3) return playsFlop(hand, board) ? 'play-2' : 'check';
  return playsEnd(hand, board, rules) ? 'play-1' : 'fold';
}
