/** The bets of No Bust 21: the wager with its doubles and splits, Buster and Upcard Luck. */
import type { Card } from '../../card.ts';
import { dollars } from '../../money.ts';
import { invariant } from '../../result.ts';
import { type BetKind, comesTo, type Judged, kept, loses, type PayRow, paysInWords, pushes, wins } from '../bet.ts';
import { compare, PAYOFFS } from './compare.ts';
import { countOf, countText, naturalOf } from './count.ts';
import { extraGoesBack } from './player-dealer.ts';
import type { NoBustRules } from './rules.ts';
import { BUSTER, BUSTER_TABLES, busterTier, UPCARD_LUCK, UPCARD_ROWS, upcardLuck } from './side-bets.ts';

/** What a bet sees of a round: the hand that it rides on and the player-dealer's. */
export interface SeenHand {
  readonly cards: readonly Card[];
  /** True for a hand that came of a split: it is no natural. */
  readonly split: boolean;
  /** The first two cards that the position was dealt. */
  readonly first: readonly Card[];
  readonly dealer: readonly Card[];
  readonly surrendered: boolean;
}

/** Half of a surrendered bet goes back, in whole units, rounded down (000:2412-2606). */
export const surrenderRow = kept(
  ({ surrenderUnit }: NoBustRules): PayRow => loses('surrender', { per: 2, unit: surrenderUnit, result: 'surrender' }),
);

/** The bets of the layout. */
export const betsFor = kept((rules: NoBustRules): readonly BetKind<SeenHand>[] => [
  wager(rules),
  ...(rules.buster === 'none' ? [] : [buster(rules, rules.buster)]),
  ...(rules.upcardLuck ? [luck(rules)] : []),
]);

/** The bets of the layout and those that a round adds. */
export const everyBet = kept((rules: NoBustRules): readonly Judged<SeenHand>[] => [
  ...betsFor(rules),
  extra(rules, 'split', 'Split'),
  extra(rules, 'double', 'Double'),
]);

function wager(rules: NoBustRules): BetKind<SeenHand> {
  const hand = handOf(rules);
  const given = surrenderRow(rules);
  return {
    id: 'base',
    label: 'Wager',
    min: rules.minBet,
    max: rules.maxBet,
    step: rules.betStep,
    needs: [],
    upTo: null,
    bonus: false,
    backline: true,
    rows: [...hand.rows, given],
    outcome: (seen) => (seen.surrendered ? given : hand.outcome(seen)),
    says: (row, seen, amount) =>
      row === given ? `Surrendered: ${dollars(amount - comesTo(given, amount))} back.` : handInWords(rules, row, seen),
  };
}

/** A split or a double: as the wager, but for the cards of the player-dealer that send it back. */
function extra(rules: NoBustRules, id: string, label: string): Judged<SeenHand> {
  const hand = handOf(rules);
  const back = pushes('goes back', { result: 'no-action' });
  return {
    id,
    label,
    rows: [...hand.rows, back],
    outcome: (seen) => (extraGoesBack(rules, seen.dealer) ? back : hand.outcome(seen)),
    says: (row, seen) =>
      row === back
        ? 'The player-dealer’s second card takes extra bets out of action: this one goes back.'
        : handInWords(rules, row, seen),
  };
}

/** How a hand comes out against the player-dealer's. */
function handOf(rules: NoBustRules): Pick<Judged<SeenHand>, 'rows' | 'outcome'> {
  const won = new Map<string, PayRow>();
  for (const [natural, name, pays] of [
    ['jokers', 'win with two jokers', rules.jokersPay],
    ['jokers', 'win with two jokers', '1-to-1'],
    ['aces', 'win with a natural', rules.acesPay],
    [null, 'win', '1-to-1'],
  ] as const) {
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
        { natural, total: countOf(cards).total },
        { natural: naturalOf(rules, dealer), total: countOf(dealer).total },
      );
      if (out.verdict !== 'win') return out.verdict === 'push' ? tied : lost;
      const row = won.get(`${natural} ${out.pays}`);
      invariant(row !== undefined, () => `no row for a win at ${out.pays} with the natural ${natural}`);
      return row;
    },
  };
}

function handInWords(rules: NoBustRules, { to, per }: PayRow, { cards, split, dealer }: SeenHand): string {
  const against = `${countText(rules, cards, !split)} against ${countText(rules, dealer)}`;
  if (to === 0) return `A push: ${against}.`;
  return to < 0
    ? `You lose with ${against}.`
    : `You win with ${against}${to === per ? '' : `, ${paysInWords({ to, per })}`}.`;
}

const side = { needs: ['base'], bonus: true } as const;

function buster(rules: NoBustRules, table: keyof typeof BUSTER_TABLES): BetKind<SeenHand> {
  const over = BUSTER_TABLES[table].map((pays, tier, { length }) => {
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
    outcome: ({ dealer }) => over[busterTier(dealer) ?? -1] ?? lost,
    says: (row, { dealer }) =>
      row === lost
        ? 'The player-dealer is not over 21.'
        : `The player-dealer is over 21 with ${dealer.length} cards: ${paysInWords(row)}.`,
  };
}

function luck(rules: NoBustRules): BetKind<SeenHand> {
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
      const found = open === undefined ? null : upcardLuck(first, open);
      return (found === null ? undefined : won.get(found)) ?? lost;
    },
    says: (row) =>
      row === lost ? 'The first two cards or the open card do not win.' : `${row.name}: ${paysInWords(row)}.`,
  };
}
