/**
 * The odds of the Ace Up Bonus, counted over every pair of hands of seven cards out of 53. An ace-high hand is an ace
 * or the joker and six other ranks; the number of pairs of suits for two such hands depends only on the ranks they
 * share.
 */
import type { BetOdds } from '../../odds.ts';
import { HIGH_ORDER, straightsOf } from '../../ranking/order.ts';
import type { BetKind, PayRow } from '../bet.ts';
import { talliedOdds } from '../odds.ts';
import type { SeenSeven } from './bets.ts';
import { ACE } from './joker.ts';

/** One of the two ways to be ace-high. */
interface Kind {
  /** The six other ranks, as sets. */
  readonly sets: readonly number[];
  /** Cards that have a suit. */
  readonly suited: number;
  /** The maximum number of cards of one suit without a flush. */
  readonly most: number;
}

const STRAIGHTS = straightsOf(HIGH_ORDER);
function size(set: number): number {
  let ranks = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) ranks++;
  return ranks;
}

function kindOf(joker: boolean): Kind {
  const sets: number[] = [];
  for (let set = 0; set < 1 << ACE; set++) {
    const ranks = joker ? set : set | (1 << ACE);
    const longest = Math.max(...STRAIGHTS.map((run) => size(run & ranks)));
    if (size(set) === 6 && longest + (joker ? 1 : 0) < 5) sets.push(set);
  }
  return { sets, suited: joker ? 6 : 7, most: joker ? 3 : 4 };
}

/** Pairs of an ace-high hand and any other ace-high hand from the rest of the deck. */
function pairs(dealer: Kind, player: Kind, aces: number): number {
  const shared = Array.from({ length: 7 }, () => 0);
  for (const one of dealer.sets) {
    for (const other of player.sets) {
      const ranks = size(one & other);
      shared[ranks] = (shared[ranks] ?? 0) + 1;
    }
  }
  let all = 0;
  for (const [ranks, times] of shared.entries()) all += times * suitsOf(dealer, player, ranks + aces);
  return all;
}

type Suits = readonly [number, number, number, number];

/** The number of ways to give suits to two hands that share a given number of ranks, none of them a flush. */
function suitsOf(dealer: Kind, player: Kind, shared: number): number {
  let all = 0;
  for (const [taken, times] of spread(shared)) {
    const own = finished(new Map([[taken.join(), 1]]), dealer.suited - shared, dealer.most);
    // On a shared rank the player has one of the three other suits.
    let given: ReadonlyMap<string, number> = new Map([['0,0,0,0', 1]]);
    for (const [suit, count] of taken.entries()) {
      for (let card = 0; card < count; card++)
        given = dealt(
          given,
          [0, 1, 2, 3].filter((one) => one !== suit),
        );
    }
    all += times * own * finished(given, player.suited - shared, player.most);
  }
  return all;
}

/** Every way to give suits to a number of cards, as counts by suit, with its frequency. */
function spread(cards: number): readonly (readonly [Suits, number])[] {
  let ways: ReadonlyMap<string, number> = new Map([['0,0,0,0', 1]]);
  for (let card = 0; card < cards; card++) ways = dealt(ways, [0, 1, 2, 3]);
  return [...ways].map(([key, times]) => [read(key), times]);
}

/** Counts by suit with one more card, of one of these suits. */
function dealt(ways: ReadonlyMap<string, number>, suits: readonly number[]): ReadonlyMap<string, number> {
  const next = new Map<string, number>();
  for (const [key, times] of ways) {
    for (const suit of suits) {
      const more = read(key)
        .map((count, at) => (at === suit ? count + 1 : count))
        .join();
      next.set(more, (next.get(more) ?? 0) + times);
    }
  }
  return next;
}

/** The number of ways to deal a number of further cards without a flush. */
function finished(ways: ReadonlyMap<string, number>, cards: number, most: number): number {
  let now = ways;
  for (let card = 0; card < cards; card++) now = dealt(now, [0, 1, 2, 3]);
  let all = 0;
  for (const [key, times] of now) if (Math.max(...read(key)) <= most) all += times;
  return all;
}

function read(key: string): Suits {
  const [a = 0, b = 0, c = 0, d = 0] = key.split(',').map(Number);
  return [a, b, c, d];
}

/** Hands of seven out of 53, and out of the remaining 46. */
const DEALERS = 154_143_080;
const PLAYERS = 53_524_680;

/**
 * How often the player-dealer is ace-high with the joker and without it, and how often both hands are, over all pairs
 * of hands.
 */
export function aceHighCounts() {
  const [natural, joker] = [kindOf(false), kindOf(true)];
  const alone = ({ sets, suited, most }: Kind): number =>
    sets.length * finished(new Map([['0,0,0,0', 1]]), suited, most);
  return {
    natural: alone(natural),
    joker: alone(joker),
    bothNatural: pairs(natural, natural, 1) + pairs(natural, joker, 0),
    bothJoker: pairs(joker, natural, 0),
  };
}

export function aceUpOdds({ id, rows }: BetKind<SeenSeven>): BetOdds {
  const [both, withJoker, natural, other] = rows;
  const counts = aceHighCounts();
  const won = { both: counts.bothNatural + counts.bothJoker, joker: 0, natural: 0 };
  won.joker = counts.joker * PLAYERS - counts.bothJoker;
  won.natural = counts.natural * PLAYERS - counts.bothNatural;
  const rest = DEALERS * PLAYERS - won.both - won.joker - won.natural;
  const weighed = (row: PayRow | undefined, weight: number) =>
    row ? [{ name: row.name, pays: row.to / row.per, weight }] : [];
  return talliedOdds(id, [
    ...weighed(both, won.both),
    ...weighed(withJoker, won.joker),
    ...weighed(natural, won.natural),
    ...weighed(other, rest),
  ]);
}
