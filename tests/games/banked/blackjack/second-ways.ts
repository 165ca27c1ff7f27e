/**
 * The ways of the player-dealer and of the house, written a second time from the texts: by words and tables, without anything of the
 * games themselves. Cards are written as people read them.
 */

/** Every way to count the aces of a hand; a joker that is as good as an ace counts as one. */
function counts(cards: readonly string[]): readonly { total: number; elevens: number }[] {
  let ways = [{ total: 0, elevens: 0 }];
  for (const card of cards) {
    const rank = card[0] ?? '';
    const values = rank === 'A' || rank === 'X' ? [1, 11] : 'TJQK'.includes(rank) ? [10] : [Number(rank)];
    ways = ways.flatMap(({ total, elevens }) =>
      values.map((value) => ({ total: total + value, elevens: elevens + (value === 11 ? 1 : 0) })),
    );
  }
  return ways;
}

/** The best count up to the target, else the lowest: `soft 17`, `hard 23`. */
export function read(cards: readonly string[], target: number): string {
  const ways = counts(cards);
  const under = ways.filter(({ total }) => total <= target).sort((a, b) => b.total - a.total || b.elevens - a.elevens);
  const [best] = under.length > 0 ? under : [...ways].sort((a, b) => a.total - b.total);
  return `${(best?.elevens ?? 0) > 0 ? 'soft' : 'hard'} ${best?.total ?? 0}`;
}

const upTo = (kind: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${kind} ${from + i}`);

/** 001:2085-2097, 003:1395-1400, 004:3115-3124: must hit soft 17 or less, must stand hard 17 or more; a soft 18 stands. */
const SEVENTEEN = new Set([...upTo('hard', 2, 16), ...upTo('soft', 12, 17)]);
/** 000:2927-2931: must hit 17 or less and soft 18. */
const EIGHTEEN = new Set([...upTo('hard', 2, 17), ...upTo('soft', 12, 18)]);
/** GR18: stand on 19, 20, 21, 22 and hard 13 or more; hit everything else. */
const GENERAL_18 = new Set([...upTo('hard', 2, 12), ...upTo('soft', 12, 18)]);
/** A house ruling: nothing is hit but what must be, hard 11 and less. */
const ELEVEN = new Set(upTo('hard', 2, 11));
/** 002:677 for who does not answer: any 16 or less; of what is free soft 17 and 18. */
const CENTURY = new Set([...upTo('hard', 2, 16), ...upTo('soft', 12, 18)]);
/** The player's of the same: hard 16 and soft 17 and less. */
const CENTURY_PLAYER = SEVENTEEN;

interface SecondWay {
  readonly target: number;
  readonly dealer: ReadonlySet<string>;
  readonly player: ReadonlySet<string>;
  /** A hand with a joker is done. */
  readonly whole: boolean;
}

export const SECOND_WAYS: Readonly<Record<string, SecondWay>> = {
  'no-bust-21': { target: 21, dealer: SEVENTEEN, player: SEVENTEEN, whole: true },
  'pure-21-5': { target: 21, dealer: SEVENTEEN, player: ELEVEN, whole: false },
  'california-blackjack-22': { target: 22, dealer: EIGHTEEN, player: GENERAL_18, whole: false },
  'blackjack-8-0': { target: 21, dealer: SEVENTEEN, player: ELEVEN, whole: false },
  'century-21-blackjack': { target: 22, dealer: CENTURY, player: CENTURY_PLAYER, whole: true },
};

/** Whether a hand that is not a natural is hit. */
export function hits({ target, whole }: SecondWay, way: ReadonlySet<string>, cards: readonly string[]): boolean {
  return !(whole && cards.some((card) => card.startsWith('X'))) && way.has(read(cards, target));
}
