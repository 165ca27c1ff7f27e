/**
 * The order in which bets are settled (000:6459-6507, 000:7141-7146; 001:3121-3125), and whether the wager covers them
 * all.
 */
import { fromPlace } from '../action.ts';
import { type BetKind, comesTo, type Due, duesOf, type PayRow } from '../bet.ts';
import type { BankedTable, Position } from '../table.ts';
import { coupsOf } from './coup.ts';
import type { SeenCoup } from './page.ts';
import type { BaccaratRules } from './rules.ts';

type BaccaratTable = BankedTable<BaccaratRules>;

/** A table's bets and what follows from its rules alone. */
export interface CoupBets {
  readonly kinds: readonly BetKind<SeenCoup>[];
  /** Kinds that are settled together, one group after another. */
  readonly groups: readonly (readonly string[])[];
  /** Every combination of results that the bets can have, by kind. */
  readonly mixes: readonly ReadonlyMap<string, PayRow>[];
}

export function layoutOf(rules: BaccaratRules, kinds: CoupBets['kinds']): CoupBets {
  const mixes = new Map<string, ReadonlyMap<string, PayRow>>();
  for (const coup of coupsOf(rules)) {
    const mix = new Map(kinds.map((kind) => [kind.id, kind.outcome({ ...coup, sentence: '' })]));
    mixes.set([...mix.values()].map(({ name }) => name).join(), mix);
  }
  return { kinds, groups: groupsOf(rules, kinds), mixes: [...mixes.values()] };
}

/** Kind by kind in layout order, or from the far end with the lines as one. */
function groupsOf({ settlement }: BaccaratRules, kinds: CoupBets['kinds']): CoupBets['groups'] {
  if (settlement === 'lines-first') return kinds.map(({ id }) => [id]);
  const bonus = kinds.filter((kind) => kind.bonus).map(({ id }) => [id]);
  return [...bonus.reverse(), kinds.filter((kind) => !kind.bonus).map(({ id }) => id)];
}

/** Every bet in turn: kind by kind, and within each kind around the table from where the action begins. */
export function settled(
  { kinds, groups }: CoupBets,
  table: BaccaratTable,
  coup: SeenCoup,
  place: number | null,
): readonly Due[] {
  const positions = inTurn(table, place);
  const bets = groups.flatMap((together) =>
    positions.flatMap(({ id }) => table.bets.filter((bet) => bet.position === id && together.includes(bet.spot))),
  );
  return duesOf(
    kinds,
    bets.map((bet) => ({ bet, seen: coup })),
  );
}

/**
 * Positions in the order of the action: from where the card points; where no card is needed, at EZ Baccarat from the
 * left of the table's dealer, which is the lowest seat, and otherwise from the player-dealer's left.
 */
export function inTurn(table: BaccaratTable, place: number | null): readonly Position[] {
  if (place !== null) return fromPlace(table.positions, table.active, place);
  if (table.rules.begins === 'left') return table.active;
  const layout = table.start.positions.map(({ id }) => id);
  return [...table.active].sort((a, b) => layout.indexOf(a.id) - layout.indexOf(b.id));
}

/** Whether the player-dealer's wager is enough for everything that could change hands, whichever cards come. */
export function coversAll({ mixes }: CoupBets, { bets, wager }: Pick<BaccaratTable, 'bets' | 'wager'>): boolean {
  return mixes.every((mix) => {
    let changing = 0;
    for (const bet of bets) {
      const row = mix.get(bet.spot);
      if (row) changing += comesTo(row, bet.amount);
    }
    return changing <= wager;
  });
}
