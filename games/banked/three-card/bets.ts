/** The bets of the games of three cards, each with its pay table. */
import type { Card } from '../../card.ts';
import { rankHigh } from '../../ranking/high.ts';
import { type FiveCardKind, fiveCardKind } from '../../ranking/kinds.ts';
import { ANTE, PLAY, type SeenAnte } from '../ante/spec.ts';
import { type BetKind, baseLimits, type Judged, loses, type PayRow, paysInWords, pushes, wins } from '../bet.ts';
import { kindOf, QUALIFIES, rankThree, type ThreeCardKind, threeInWords } from './rank.ts';
import type { ThreeCardRules } from './rules.ts';

const FOLDED = loses('Folded');
const BETTER = wins('Better hand', 1);
const WORSE = loses('Worse hand');
const SAME = pushes('Same hand');
const NO_QUALIFIER = 'No queen high';

const isShort = ({ dealer }: SeenAnte): boolean => rankThree(dealer) < QUALIFIES;

function compared({ hand, dealer }: SeenAnte): PayRow {
  const lead = rankThree(hand) - rankThree(dealer);
  return lead > 0 ? BETTER : lead < 0 ? WORSE : SAME;
}

function comparison(row: PayRow, { hand, dealer }: SeenAnte): string {
  if (row === FOLDED) return 'Folded: the wager is lost.';
  return `${row.name}: ${threeInWords(hand)} against ${threeInWords(dealer)}.`;
}

export function anteBet(rules: ThreeCardRules): BetKind<SeenAnte> {
  const paid = wins(NO_QUALIFIER, 1);
  return {
    ...{ id: ANTE, label: 'Ante', ...baseLimits(rules) },
    rows: [paid, BETTER, SAME, WORSE, FOLDED],
    outcome(seen) {
      if (seen.folded) return FOLDED;
      return rules.unqualified === 'pays' && isShort(seen) ? paid : compared(seen);
    },
    says: comparison,
  };
}

export const playBet: Judged<SeenAnte> = (() => {
  const returned = pushes(NO_QUALIFIER);
  return {
    id: PLAY,
    label: 'Play',
    rows: [BETTER, SAME, WORSE, returned],
    outcome: (seen) => (isShort(seen) ? returned : compared(seen)),
    says: (row, seen) =>
      row === returned ? 'The player-dealer does not qualify: the Play goes back.' : comparison(row, seen),
  };
})();

/** A bonus for what a hand holds, by the kinds that it pays. */
interface BonusSpec<Kind extends string> {
  readonly id: string;
  readonly label: string;
  readonly pays: readonly (readonly [Kind, number])[];
  readonly held: (seen: SeenAnte) => Kind;
  readonly standsAfterFold: boolean;
}

type Place = Pick<BetKind<SeenAnte>, 'min' | 'max' | 'step' | 'needs' | 'upTo' | 'equals' | 'backline'>;

function bonusBet<Kind extends string>(
  { id, label, pays, held, standsAfterFold }: BonusSpec<Kind>,
  place: Place,
): BetKind<SeenAnte> {
  const paid = new Map(
    pays.map(([kind, to]): [Kind, PayRow] => [kind, wins(titled(kind), to, { posted: titled(kind) })]),
  );
  const nothing = loses('Nothing');
  const folded = loses('Folded');
  return {
    ...{ id, label, bonus: true, ...place },
    rows: [...paid.values(), nothing, folded],
    outcome: (seen) => (seen.folded && !standsAfterFold ? folded : (paid.get(held(seen)) ?? nothing)),
    says: (row, seen) =>
      row === folded
        ? `${label} is lost with the fold.`
        : `${titled(held(seen))}: ${row.to > 0 ? paysInWords(row) : 'no bonus'}.`,
  };
}

const titled = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The bonus for the player's own three cards. */
export const PAIR_PAYS: readonly (readonly [ThreeCardKind, number])[] = [
  ['mini royal', 200],
  ['straight flush', 40],
  ['three of a kind', 30],
  ['straight', 6],
  ['flush', 3],
  ['pair', 1],
];

/** Pay table TCB-6B4 (000:6931-6952). In 001:2819-2845 three of a kind is cut off, the rest is the same. */
export const SIX_CARD_PAYS: readonly (readonly [FiveCardKind, number])[] = [
  ['royal flush', 1000],
  ['straight flush', 200],
  ['four of a kind', 100],
  ['full house', 20],
  ['flush', 15],
  ['straight', 10],
  ['three of a kind', 7],
];

/** Bonus 6 of Parkwest (001:5828-5844). */
export const BONUS_6_PAYS: readonly (readonly [FiveCardKind, number])[] = SIX_CARD_PAYS.map(([kind, to]) => [
  kind,
  kind === 'straight' ? 9 : kind === 'three of a kind' ? 8 : to,
]);

/** The kind of three cards, for a pay table. */
export const heldInThree = ({ hand }: Pick<SeenAnte, 'hand'>): ThreeCardKind => kindOf(rankThree(hand));

/** The best five of the player's three cards and the player-dealer's. */
export const heldInSix = ({ hand, dealer }: { hand: readonly Card[]; dealer: readonly Card[] }): FiveCardKind =>
  fiveCardKind(rankHigh(hand, dealer));

export const pairBonus = (
  { id, label, standsAfterFold }: Pick<BonusSpec<ThreeCardKind>, 'id' | 'label' | 'standsAfterFold'>,
  place: Place,
): BetKind<SeenAnte> => bonusBet({ id, label, standsAfterFold, pays: PAIR_PAYS, held: heldInThree }, place);

export const sixCardBonus = (
  { id, label, standsAfterFold, pays }: Pick<BonusSpec<FiveCardKind>, 'id' | 'label' | 'standsAfterFold' | 'pays'>,
  place: Place,
): BetKind<SeenAnte> => bonusBet({ id, label, standsAfterFold, pays, held: heldInSix }, place);
