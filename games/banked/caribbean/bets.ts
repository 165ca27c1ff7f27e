/** The options and the bets of Caribbean Stud (003:497-779). */
import { z } from 'zod';
import { type Card, parseCards } from '../../card.ts';
import { option } from '../../poker/option.ts';
import { describeHigh } from '../../ranking/describe.ts';
import { rankHigh } from '../../ranking/high.ts';
import { type FiveCardKind, fiveCardKind } from '../../ranking/kinds.ts';
import { anteOptions } from '../ante/rules.ts';
import { ANTE, type SeenAnte } from '../ante/spec.ts';
import { type BetKind, baseLimits, type Judged, kept, loses, type PayRow, paysInWords, pushes, wins } from '../bet.ts';
import { SOUND_LIMITS, soundLimits } from '../rules.ts';

export const CALL = 'call';
const MOST_POSITIONS = 8;

export const caribbeanRules = z.lazy(() =>
  z
    .strictObject({
      ...anteOptions({ positions: MOST_POSITIONS, coverage: 'gross' }),
      positions: option(
        'Positions of the layout, with the player-dealer’s',
        'count',
        '003:536-540',
        z.int().min(2).max(10).default(MOST_POSITIONS),
      ),
      maxBet: option('Maximum base wager', 'money', '003:733-736', z.int().min(1).default(5_000)),
    })
    .refine(soundLimits, SOUND_LIMITS),
);

export type CaribbeanRules = z.output<typeof caribbeanRules>;

const worthOf = (text: string): number => rankHigh(parseCards(text) ?? []);
/** Ace and king, or better (003:512-530). */
export const QUALIFIES = worthOf('As Kd 4h 3c 2c');
/** The lowest hand that is better called than folded by a player who has seen no card of the player-dealer's. */
export const LOWEST_CALLED = { text: 'A-K-J-8-3', worth: worthOf('As Kd Jh 8c 3c') };

const FOLDED = loses('Folded');
const BETTER = wins('Better hand', 1);
const SAME = pushes('Same hand');
const WORSE = loses('Worse hand');
const SHORT = wins('No ace and king', 1);

/**
 * What a winning Call pays (003:617-636). The number for a straight flush is blank there: nine lies between its
 * neighbors.
 */
const CALL_PAYS: readonly (readonly [FiveCardKind, number])[] = [
  ['royal flush', 10],
  ['straight flush', 9],
  ['four of a kind', 8],
  ['full house', 7],
  ['flush', 6],
  ['straight', 5],
  ['three of a kind', 3],
  ['two pair', 2],
];

const against = ({ hand, dealer }: SeenAnte): string =>
  `${describeHigh(hand).words} against ${describeHigh(dealer).words}`;

export const betsFor = kept((rules: CaribbeanRules): readonly [BetKind<SeenAnte>] => [
  {
    ...{ id: ANTE, label: 'Ante', ...baseLimits(rules) },
    rows: [SHORT, BETTER, SAME, WORSE, FOLDED],
    outcome(seen) {
      if (seen.folded) return FOLDED;
      const dealer = rankHigh(seen.dealer);
      if (dealer < QUALIFIES) return SHORT;
      const lead = rankHigh(seen.hand) - dealer;
      return lead > 0 ? BETTER : lead < 0 ? WORSE : SAME;
    },
    says: (row, seen) => (row === FOLDED ? 'Folded: the ante is lost.' : `${row.name}: ${against(seen)}.`),
  },
]);

export const callBet: Judged<SeenAnte> = (() => {
  const returned = pushes('No ace and king');
  const paid = new Map(
    CALL_PAYS.map(([kind, to]): [FiveCardKind, PayRow] => [kind, wins(`Wins with a ${kind}`, to, { posted: kind })]),
  );
  const less = wins('Wins with a pair or less', 1, { posted: 'a pair or less' });
  return {
    id: CALL,
    label: 'Call',
    rows: [...paid.values(), less, SAME, WORSE, returned],
    outcome({ hand, dealer }) {
      const [own, other] = [rankHigh(hand), rankHigh(dealer)];
      if (other < QUALIFIES) return returned;
      if (own === other) return SAME;
      return own < other ? WORSE : (paid.get(fiveCardKind(own)) ?? less);
    },
    says: (row, seen) =>
      row === returned
        ? 'The player-dealer does not qualify: the Call goes back.'
        : `${against(seen)}: ${row.to > 0 ? paysInWords(row) : row.name.toLowerCase()}.`,
  };
})();

/** Ace, king, jack, eight, three or better calls; anything lower folds. No house way is printed. */
export const houseWay = (hand: readonly Card[]): string => (rankHigh(hand) >= LOWEST_CALLED.worth ? CALL : 'fold');
