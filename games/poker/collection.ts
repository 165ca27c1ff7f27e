import type { ChipPlace } from '../hand-event.ts';
import type { Cents } from '../money.ts';
import type { CollectionRow, CommonRules } from './common-options.ts';

/** Chips taken out of the pot, and where they went. */
export interface Taken {
  readonly place: ChipPlace;
  readonly amount: Cents;
}

export type StreetFee = 'player' | 'modified' | 'turn' | 'river' | 'split';

export const JACKPOT: ChipPlace = 'jackpot:bad-beat';

/** The posted row for the number of players dealt in; undefined where there is none. LD13, 000:8771-8970. */
const rowFor = (rules: CommonRules, dealtIn: number): CollectionRow | undefined =>
  rules.collection.find((each) => each.minPlayers <= dealtIn && dealtIn <= each.maxPlayers);

/** What the fees must leave in each pot, if it has that much: one chip, unless they may take the last one. */
export function leftInPots(rules: CommonRules, dealtIn: number): Cents {
  const row = rowFor(rules, dealtIn);
  return row?.wholePot === false ? rules.chip : 0;
}

/**
 * What each player pays before the cards, by the row for the number of players dealt in; 0 where there is no such fee.
 */
export const eachFeeOf = (rules: CommonRules, dealtIn: number): Cents => rowFor(rules, dealtIn)?.eachFee ?? 0;

/** The most that this fee can be: a player with no more chips than that is not dealt in. */
export const eachFee = ({ collection }: CommonRules): Cents =>
  Math.max(0, ...collection.map((row) => row.eachFee ?? 0));

const AMOUNTS: Readonly<Record<StreetFee, (row: CollectionRow) => Cents>> = {
  player: (row) => row.playerFee,
  modified: (row) => row.modifiedFee,
  turn: (row) => row.turnFee,
  river: (row) => row.riverFee,
  split: (row) => row.splitFee,
};

/**
 * What a fee takes now: by the row for the number of players dealt in, and never more than is there. Null when nothing
 * is due. LD13, 000:8771-8970.
 */
export function feeDue(rules: CommonRules, dealtIn: number, fee: StreetFee, available: Cents): Taken | null {
  const row = rowFor(rules, dealtIn);
  if (!row) return null;
  const amount = Math.min(AMOUNTS[fee](row), available);
  return amount > 0 ? { place: `collection:${fee}-fee`, amount } : null;
}
