/**
 * The bets of a game of the blackjack family: the wager with its doubles, splits and insurance, Buster, Red Flex,
 * Upcard Luck.
 */
import type { Card } from '../../card.ts';
import { type Cents, dollars } from '../../money.ts';
import { invariant } from '../../result.ts';
import {
  type BetKind,
  baseLimits,
  comesTo,
  type Judged,
  kept,
  loses,
  type PayRow,
  paysInWords,
  pushes,
  wins,
} from '../bet.ts';
import { compare, PAYOFFS } from './compare.ts';
import { countOf, countText, naturalOf } from './count.ts';
import { BUSTER_PAYS, type Law } from './law.ts';
import { extraGoesBack } from './player-dealer.ts';
import {
  BUSTER,
  type BusterTable,
  busterTier,
  INSURANCE,
  RED_FLEX,
  RED_FLEX_PAYS,
  redTier,
  UPCARD_LUCK,
  UPCARD_ROWS,
  upcardLuck,
} from './side-bets.ts';

/** What a bet sees of a round: the hand that it is on, and the player-dealer's. */
export interface SeenHand {
  readonly cards: readonly Card[];
  /** True for a hand from a split: it is not a natural. */
  readonly split: boolean;
  /** The position's first two cards. */
  readonly first: readonly Card[];
  readonly dealer: readonly Card[];
  readonly surrendered: boolean;
}

/** Half of a surrendered bet goes back, in whole units, rounded down (000:2412-2606). */
export const surrenderRow = kept(
  ({ surrenderUnit }: Law): PayRow => loses('surrender', { per: 2, unit: surrenderUnit, result: 'surrender' }),
);

/** The bets of the layout. */
export const betsFor = kept((rules: Law): readonly BetKind<SeenHand>[] => [
  wager(rules),
  ...(rules.buster === 'none' ? [] : [buster(rules, rules.buster)]),
  ...(rules.redFlex ? [redFlex(rules)] : []),
  ...(rules.upcardLuck ? [luck(rules)] : []),
]);

/** The bets of the layout and those that a round adds. */
export const everyBet = kept((rules: Law): readonly Judged<SeenHand>[] => [
  ...betsFor(rules),
  extra(rules, 'split', 'Split'),
  extra(rules, 'double', 'Double'),
  ...(rules.insurance === 'no' ? [] : [insurance(rules)]),
]);

function wager(rules: Law): BetKind<SeenHand> {
  const hand = handOf(rules);
  const given = surrenderRow(rules);
  return {
    ...{ id: 'base', label: 'Wager', ...baseLimits(rules) },
    rows: [...hand.rows, given],
    outcome: (seen) => (seen.surrendered ? given : hand.outcome(seen)),
    says: (row, seen, amount) => (row === given ? surrenderInWords(rules, amount) : handInWords(rules, row, seen)),
  };
}

const surrenderInWords = (rules: Law, amount: Cents): string =>
  `Surrendered: ${dollars(amount - comesTo(surrenderRow(rules), amount))} back.`;

/**
 * Up to half the wager that the player-dealer's face-down card makes a natural with an ace (001:2141-2144;
 * 003:2537-2542).
 */
function insurance(rules: Law): Judged<SeenHand> {
  const won = wins('the player-dealer has a natural', 2);
  const lost = loses('no natural');
  return {
    id: INSURANCE,
    label: 'Insurance',
    rows: [won, lost],
    outcome: ({ dealer }) => (naturalOf(rules, dealer.slice(0, 2)) === null ? lost : won),
    says: (row) =>
      row === won
        ? `The player-dealer has a natural: insurance pays ${paysInWords(row)}.`
        : 'The player-dealer has no natural.',
  };
}

/** A split or a double: like the wager, except that some cards of the player-dealer return it. */
function extra(rules: Law, id: string, label: string): Judged<SeenHand> {
  const hand = handOf(rules);
  const given = surrenderRow(rules);
  const back = pushes('goes back', { result: 'no-action' });
  return {
    id,
    label,
    rows: [...hand.rows, given, back],
    outcome: (seen) => (seen.surrendered ? given : extraGoesBack(rules, seen.dealer) ? back : hand.outcome(seen)),
    says: (row, seen, amount) =>
      row === given
        ? surrenderInWords(rules, amount)
        : row === back
          ? 'The player-dealer’s second card takes extra bets out of action: this one goes back.'
          : handInWords(rules, row, seen),
  };
}

const NATURAL_WINS = {
  jokers: 'win with two jokers',
  aces: 'win with a natural',
  bonus: 'win with a natural',
} as const;

/** The result of a hand against the player-dealer's. */
function handOf(rules: Law): Pick<Judged<SeenHand>, 'rows' | 'outcome'> {
  const won = new Map<string, PayRow>();
  for (const [natural, name, pays] of [
    ...rules.naturals.flatMap(({ id, pays }) => [
      [id, NATURAL_WINS[id], pays] as const,
      ...(rules.bestNaturalWins && rules.naturals[0]?.id === id ? [[id, NATURAL_WINS[id], '1-to-1'] as const] : []),
    ]),
    [null, 'win', '1-to-1'] as const,
  ]) {
    const { to, per } = PAYOFFS[pays];
    won.set(`${natural} ${pays}`, wins(name, to, { per }));
  }
  const [tied, lost] = [pushes('push'), loses('lose')];
  return {
    rows: [...won.values(), tied, lost],
    outcome({ cards, split, dealer }) {
      const natural = split ? null : naturalOf(rules, cards);
      const out = compare(
        rules,
        { natural, total: countOf(rules, cards).total, cards },
        { natural: naturalOf(rules, dealer), total: countOf(rules, dealer).total, cards: dealer },
      );
      if (out.verdict !== 'win') return out.verdict === 'push' ? tied : lost;
      const row = won.get(`${natural} ${out.pays}`);
      invariant(row !== undefined, () => `no row for a win at ${out.pays} with the natural ${natural}`);
      return row;
    },
  };
}

/** A count inside a sentence: `soft 17`, `a natural 22`, `a joker`. */
const counted = (count: string): string => (/natural|joker/.test(count) ? `a ${count}` : count);

function handInWords(rules: Law, { to, per }: PayRow, { cards, split, dealer }: SeenHand): string {
  const against = `${counted(countText(rules, cards, !split))} against ${counted(countText(rules, dealer))}`;
  if (to === 0) return `A push: ${against}.`;
  return to < 0
    ? `You lose with ${against}.`
    : `You win with ${against}${to === per ? '' : `, ${paysInWords({ to, per })}`}.`;
}

const side = { needs: ['base'], bonus: true } as const;

function buster(rules: Law, table: BusterTable): BetKind<SeenHand> {
  const over = BUSTER_PAYS[table].map((pays: number, tier: number, { length }: readonly number[]) => {
    const cards = `${tier + 3}${tier === length - 1 ? ' or more' : ''} cards`;
    return wins(`over with ${cards}`, pays, { posted: cards });
  });
  const lost = loses('not over');
  return {
    ...side,
    id: BUSTER,
    label: 'Buster',
    min: rules.busterMin,
    max: rules.busterMax,
    step: rules.bonusStep,
    upTo: rules.busterUpToBase ? 'base' : null,
    backline: rules.busterBackline,
    rows: [...over, lost],
    outcome: ({ dealer }) => over[busterTier(rules, dealer) ?? -1] ?? lost,
    says: (row, { dealer }) =>
      row === lost
        ? `The player-dealer is not over ${rules.target}.`
        : `The player-dealer is over ${rules.target} with ${dealer.length} cards: ${paysInWords(row)}.`,
  };
}

function redFlex(rules: Law): BetKind<SeenHand> {
  const won = RED_FLEX_PAYS.map((pays, tier, { length }) => {
    const cards = `${tier + 2}${tier === length - 1 ? ' or more' : ''} red cards`;
    return wins(cards, pays, { posted: cards });
  });
  const lost = loses('not two red cards');
  return {
    ...side,
    id: RED_FLEX,
    label: 'Red Flex',
    min: rules.redFlexMin,
    max: rules.redFlexMax,
    step: rules.bonusStep,
    upTo: 'base',
    backline: true,
    rows: [...won, lost],
    outcome: ({ dealer }) => won[redTier(dealer) ?? -1] ?? lost,
    says: (row) =>
      row === lost
        ? 'The player-dealer’s first two cards are not both red.'
        : `The player-dealer begins with ${row.name}: ${paysInWords(row)}.`,
  };
}

function luck(rules: Law): BetKind<SeenHand> {
  const won = new Map(UPCARD_ROWS.map(({ luck: id, text, pays }) => [id, wins(text, pays, { posted: text })]));
  const lost = loses('nothing');
  return {
    ...side,
    id: UPCARD_LUCK,
    label: 'Upcard Luck',
    min: rules.upcardMin,
    max: rules.upcardMax,
    step: rules.bonusStep,
    upTo: 'base',
    backline: true,
    rows: [...won.values(), lost],
    outcome: ({ first, dealer: [open] }) => {
      const found = open === undefined ? null : upcardLuck(rules, first, open);
      return (found === null ? undefined : won.get(found)) ?? lost;
    },
    says: (row) =>
      row === lost ? 'The first two cards or the open card do not win.' : `${row.name}: ${paysInWords(row)}.`,
  };
}
