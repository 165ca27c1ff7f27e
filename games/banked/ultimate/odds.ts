/**
 * The odds of Ultimate Texas Hold'em. Trips is counted over all 133,784,560 hands of seven cards; the other bets are
 * simulated the house way, with each deal compared with every hand that the player-dealer may have had.
 */
import { standardDeck } from '../../card.ts';
import type { BetOdds, PlayedOut } from '../../odds.ts';
import { rankHigh7 } from '../../ranking/high.ts';
import { FIVE_CARD_KINDS, fiveCardKind } from '../../ranking/kinds.ts';
import { invariant } from '../../result.ts';
import { ANTE, type SeenAnte } from '../ante/spec.ts';
import type { BetKind, PayRow } from '../bet.ts';
import { dealtByLot, playedOdds, talliedOdds } from '../odds.ts';
import { BLIND, betsFor, TRIPS_BET } from './bets.ts';
import { HANDS_OF_TWO, houseWay } from './house-way.ts';
import { againstAll, rankWith } from './rank.ts';
import type { UltimateRules } from './rules.ts';

const STRATEGY = 'house way: a chart before the flop, made hands on it, every hand of the player-dealer at the end';

export function ultimateOdds(rules: UltimateRules, how: PlayedOut): readonly BetOdds[] {
  const kinds = betsFor(rules);
  const whole = wholeOdds(rules, how);
  return kinds.map((kind) => {
    if (kind.id === ANTE) return whole.ante;
    if (kind.id === BLIND) return whole.blind;
    if (kind.id === TRIPS_BET && rules.tripsAfterFold === 'hand') return tripsOdds(kind);
    return { ...playedOdds(kind, how, () => playedHand(rules, how).seen), strategy: STRATEGY };
  });
}

const BEST_STRATEGY = 'every deal counted backward from the end; Blind and Play with it';

type BestKey = `${'board plays' | 'own card plays'}, ${UltimateRules['blindFlush']}`;

/** The rules that determine optimal play's figure: what makes a hand, and what the Blind pays for a flush. */
export const bestKey = ({ boardPlays, blindFlush }: Pick<UltimateRules, 'boardPlays' | 'blindFlush'>): BestKey =>
  `${boardPlays ? 'board plays' : 'own card plays'}, ${blindFlush}`;

/** The results of `countBestPlay`, which takes a minute or two and never changes (a slow test counts again). */
export const BEST_EDGES: Readonly<Record<BestKey, number>> = {
  'board plays, 3-to-2': 0.021849713762753,
  'board plays, 6-to-5': 0.029564211908777,
  'own card plays, 3-to-2': 0.020676812475952,
  'own card plays, 6-to-5': 0.028413211084784,
};

interface PlayedHand {
  readonly seen: SeenAnte;
  /** The Play, in antes: 0 for a fold. */
  readonly times: number;
}

/** One deal played the house way. */
export function playedHand(rules: UltimateRules, { lot }: Pick<PlayedOut, 'lot'>): PlayedHand {
  const deck = dealtByLot(standardDeck(), 9, lot);
  const [hand, dealer, board] = [deck.slice(0, 2), deck.slice(2, 4), deck.slice(4, 9)];
  for (const [look, open] of [0, 3, 5].entries()) {
    const chosen = houseWay(rules, look, { hand, board: board.slice(0, open), open: [] });
    const times = /^play-(\d)$/.exec(chosen)?.[1];
    if (times !== undefined) return { seen: { hand, dealer, board, folded: false }, times: Number(times) };
  }
  return { seen: { hand, dealer, board, folded: true }, times: 0 };
}

/** Results of a bet with their weights, and the data for their standard error. */
class Tally {
  readonly #results = new Map<string, { name: string; pays: number; weight: number }>();
  #square = 0;
  #mean = 0;
  #hands = 0;

  /** One deal: each result with its share of the hands that the player-dealer may have had. */
  add(shares: readonly (readonly [name: string, pays: number, weight: number])[]): void {
    let mean = 0;
    for (const [name, pays, weight] of shares) {
      if (weight === 0) continue;
      const key = `${name} ${pays}`;
      const before = this.#results.get(key);
      this.#results.set(key, { name, pays, weight: (before?.weight ?? 0) + weight });
      mean += pays * weight;
    }
    this.#mean += mean;
    this.#square += mean * mean;
    this.#hands += 1;
  }

  odds(id: string, strategy: string): BetOdds {
    const odds = talliedOdds(
      id,
      [...this.#results.values()].sort((a, b) => b.pays - a.pays),
    );
    const mean = this.#mean / this.#hands;
    const stderr = Math.sqrt((this.#square / this.#hands - mean * mean) / this.#hands);
    return { ...odds, exact: false, stderr, strategy };
  }
}

/** What a Blind pays for a winning hand. */
function blindWon({ rows }: BetKind<SeenAnte>, own: number): PayRow {
  const kind = fiveCardKind(own);
  const row = rows.find(({ name }) => name.toLowerCase() === kind) ?? rows.find(({ to }) => to === 0);
  invariant(row !== undefined, () => `the Blind says nothing of a ${kind}`);
  return row;
}

/** The ante with its Blind and Play together, in antes; and the Blind separately. */
function wholeOdds(rules: UltimateRules, how: PlayedOut): { readonly ante: BetOdds; readonly blind: BetOdds } {
  const [all, alone] = [new Tally(), new Tally()];
  const blind = betsFor(rules).find(({ id }) => id === BLIND) as BetKind<SeenAnte>;
  for (let hand = 0; hand < how.hands; hand++) {
    const { seen, times } = playedHand(rules, how);
    if (seen.folded) {
      all.add([['Folded', -2, 1]]);
      alone.add([['Folded', -1, 1]]);
      continue;
    }
    const row = blindWon(blind, rankWith(seen.hand, seen.board, rules.boardPlays));
    const extra = row.to / row.per;
    const against = againstAll(seen.hand, seen.board, rules.boardPlays);
    const share = (count: number): number => count / HANDS_OF_TWO;
    const [won, tied, lost] = ['better hand', 'same hand', 'worse hand'].map((what) => `Play of ${times}, ${what}`);
    all.add([
      [won ?? '', times + 1 + extra, share(against.better)],
      [`${won}, no pair against it`, times + extra, share(against.betterShort)],
      [tied ?? '', 0, share(against.same + against.sameShort)],
      [`${lost}, no pair against it`, -times - 1, share(against.worseShort)],
      [lost ?? '', -times - 2, share(against.worse)],
    ]);
    alone.add([
      [row.name, extra, share(against.better + against.betterShort)],
      ['Same hand', 0, share(against.same + against.sameShort)],
      ['Worse hand', -1, share(against.worse + against.worseShort)],
    ]);
  }
  const best = { exact: true, stderr: null, edge: BEST_EDGES[bestKey(rules)], strategy: BEST_STRATEGY };
  return {
    ante: { ...all.odds(ANTE, `${STRATEGY}; Blind and Play with it`), best },
    blind: alone.odds(BLIND, STRATEGY),
  };
}

/** How many of 133,784,560 hands of seven cards make each kind, as indexes of `FIVE_CARD_KINDS`. */
export function sevenCardCounts(): readonly number[] {
  const kinds = Int8Array.from({ length: 7463 }, (_, value) => FIVE_CARD_KINDS.indexOf(fiveCardKind(value)));
  const counts = new Array<number>(FIVE_CARD_KINDS.length).fill(0);
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++)
        for (let d = c + 1; d < 52; d++)
          for (let e = d + 1; e < 52; e++)
            for (let f = e + 1; f < 52; f++)
              for (let g = f + 1; g < 52; g++) {
                const kind = kinds[rankHigh7(a, b, c, d, e, f, g)] as number;
                counts[kind] = (counts[kind] as number) + 1;
              }
  return counts;
}

/** The results of `sevenCardCounts`, which takes seconds and never changes (a slow test counts again). */
export const SEVEN_CARD_COUNTS: readonly number[] = [
  23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 37_260, 4_324,
];

function tripsOdds(kind: BetKind<SeenAnte>): BetOdds {
  const rows = new Map(kind.rows.map((row) => [row.name.toLowerCase(), row]));
  let nothing = 0;
  const paid = SEVEN_CARD_COUNTS.flatMap((weight, at) => {
    const row = rows.get(FIVE_CARD_KINDS[at] ?? '');
    if (row) return [{ name: row.name, pays: row.to / row.per, weight }];
    nothing += weight;
    return [];
  });
  return talliedOdds(kind.id, [...paid.reverse(), { name: 'Less than three of a kind', pays: -1, weight: nothing }]);
}
