/** The odds of the Lucky Bonus, counted over all 154,143,080 hands of seven cards out of 53. */
import type { BetOdds } from '../../odds.ts';
import type { BetKind } from '../bet.ts';
import { talliedOdds } from '../odds.ts';
import type { SeenSeven } from './bets.ts';
import { SEVEN_KINDS } from './lucky.ts';

/** How many hands hold each of `SEVEN_KINDS`: it takes minutes to count, and never changes (a slow test counts again). */
export const SEVEN_COUNTS: readonly number[] = [
  32, 72, 196, 1_128, 26_020, 184_644, 307_472, 4_188_528, 6_172_088, 7_672_500, 11_034_204, 124_556_196,
];

export function luckyOdds({ id, rows }: BetKind<SeenSeven>): BetOdds {
  return talliedOdds(
    id,
    SEVEN_KINDS.map((kind, at) => {
      const row = rows.find(({ name }) => name.toLowerCase() === kind);
      return {
        name: row?.name ?? kind,
        pays: row === undefined ? -1 : row.to / row.per,
        weight: SEVEN_COUNTS[at] ?? 0,
      };
    }),
  );
}
