import type { Judged } from '../../../games/banked/bet.ts';
import { Seeded } from '../../../main/odds/seeded.ts';

type AnyBet = Pick<Judged<never>, 'id' | 'rows'>;
type Written = Readonly<Record<string, unknown>>;

/** A game's bets, and what the tests of every game have to know of them. */
export interface GameBets {
  /** Those of the layout and those that a round adds, under rules as they are written. */
  readonly bets: (written: object) => readonly AnyBet[];
  /** The layout with all its bets and those that have odds: each by id, in their order. */
  readonly ids: () => { readonly layout: readonly string[]; readonly odds: readonly string[] };
  /** Whether a player chooses anything once the bets are closed. */
  readonly choice: boolean;
}

interface Variant<Rules> {
  readonly rules: { parse(written: unknown): Rules };
  bets(rules: Rules): readonly AnyBet[];
  odds(rules: Rules, how: { hands: number; lot(n: number): number }): readonly { readonly id: string }[];
}

interface More<Rules> {
  /** The bets that a round adds; none where it is missing. */
  readonly added?: (rules: Rules) => readonly AnyBet[];
  /** Options with which the layout has all its bets; the game's own defaults where they are missing. */
  readonly written?: Written;
  /** True where it is missing. */
  readonly choice?: boolean;
}

/** What the tests of every game have to know of a game's bets, from its variant. */
export function betsOf<Rules>(
  variant: Variant<Rules>,
  { added = () => [], written = {}, choice = true }: More<Rules> = {},
): GameBets {
  return {
    bets(options) {
      const rules = variant.rules.parse(options);
      return [...variant.bets(rules), ...added(rules)];
    },
    ids() {
      const rules = variant.rules.parse(written);
      const seeded = new Seeded(1);
      const odds = variant.odds(rules, { hands: 10, lot: (n) => seeded.below(n) });
      return { layout: variant.bets(rules).map(({ id }) => id), odds: odds.map(({ id }) => id) };
    },
    choice,
  };
}
