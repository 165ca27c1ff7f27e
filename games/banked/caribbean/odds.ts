/**
 * The odds of Caribbean Stud, simulated: an ante with the Call that follows it. The house way decides by a player's own
 * five cards only; optimal play also uses the player-dealer's open card.
 */
import { type Card, standardDeck } from '../../card.ts';
import type { Lot } from '../../hand-start.ts';
import type { BetOdds, PlayedOut } from '../../odds.ts';
import { rankHigh, rankHigh5 } from '../../ranking/high.ts';
import type { SeenAnte } from '../ante/spec.ts';
import type { BetKind } from '../bet.ts';
import { dealtByLot, talliedOdds } from '../odds.ts';
import { callBet, houseWay, QUALIFIES } from './bets.ts';

export function caribbeanOdds(ante: BetKind<SeenAnte>, how: PlayedOut): BetOdds {
  const deck = standardDeck();
  const results = new Map<string, { name: string; pays: number; weight: number }>();
  let square = 0;
  for (let hand = 0; hand < how.hands; hand++) {
    dealtByLot(deck, 10, how.lot);
    const seen = { hand: deck.slice(0, 5), dealer: deck.slice(5, 10), board: [], folded: false };
    const folded = houseWay(seen.hand) === 'fold';
    const row = ante.outcome({ ...seen, folded });
    const call = callBet.outcome(seen);
    const pays = folded ? -1 : row.to + 2 * call.to;
    const name = folded ? 'Folded' : call.name;
    const before = results.get(name);
    results.set(name, { name, pays, weight: (before?.weight ?? 0) + 1 });
    square += pays * pays;
  }
  const odds = talliedOdds(
    ante.id,
    [...results.values()].sort((a, b) => b.pays - a.pays),
  );
  const stderr = Math.sqrt((square / how.hands - odds.return ** 2) / how.hands);
  const better = byOpenCard(how.lot);
  const best = {
    exact: false,
    stderr: Math.hypot(stderr, better.stderr),
    edge: odds.edge - better.gain,
    strategy: 'call with a pair or better; with ace and king by the open card of the player-dealer',
  };
  return {
    ...odds,
    exact: false,
    stderr,
    strategy: 'house way: call with ace, king, jack, eight, three or better',
    best,
  };
}

/** Hands of ace and king without a pair or better: the only ones for which the open card can matter. */
const ACE_KING = { from: QUALIFIES, below: rankHigh([0, 1, 4, 8, 14]) };
/** How many of 2,598,960 hands they are: three other ranks of eleven and 1,020 of 1,024 suits, without straights. */
const SHARE = (165 * 1020 - 1020) / 2_598_960;
const SAMPLES = 400;

/**
 * The value of seeing the open card, in antes: hands of ace and king are drawn by lot, and each is compared with all
 * 163,185 hands that the player-dealer may have.
 */
function byOpenCard(lot: Lot): { readonly gain: number; readonly stderr: number } {
  const deck = standardDeck();
  let [sum, square] = [0, 0];
  for (let sample = 0; sample < SAMPLES; sample++) {
    do dealtByLot(deck, 6, lot);
    while (!isAceKing(deck));
    const [hand, open] = [deck.slice(0, 5), deck[5] as Card];
    const gain = calling(hand, open);
    const more = Math.max(gain, -1) - (houseWay(hand) === 'fold' ? -1 : gain);
    sum += more;
    square += more * more;
  }
  const mean = sum / SAMPLES;
  return { gain: SHARE * mean, stderr: SHARE * Math.sqrt((square / SAMPLES - mean * mean) / SAMPLES) };
}

function isAceKing([a = 0, b = 0, c = 0, d = 0, e = 0]: readonly Card[]): boolean {
  const value = rankHigh5(a, b, c, d, e);
  return value >= ACE_KING.from && value < ACE_KING.below;
}

/** The gain of a Call with a hand without a pair, in antes, against a given open card. */
export function calling(hand: readonly Card[], open: Card): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = hand;
  const own = rankHigh5(a, b, c, d, e);
  const rest = standardDeck().filter((card) => card !== open && !hand.includes(card));
  let [gain, all] = [0, 0];
  for (let i = 0; i < rest.length; i++)
    for (let j = i + 1; j < rest.length; j++)
      for (let k = j + 1; k < rest.length; k++)
        for (let l = k + 1; l < rest.length; l++) {
          const value = rankHigh5(open, rest[i] as Card, rest[j] as Card, rest[k] as Card, rest[l] as Card);
          all++;
          // The Call of a hand without a pair pays even money.
          if (value < QUALIFIES) gain += 1;
          else if (own > value) gain += 3;
          else if (own < value) gain -= 3;
        }
  return gain / all;
}
