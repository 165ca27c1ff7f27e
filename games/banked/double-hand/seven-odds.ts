/** The odds of the bonuses of seven cards, counted over all 154,143,080 hands of seven cards out of 53. */
import type { BetOdds } from '../../odds.ts';
import type { BetKind } from '../bet.ts';
import { talliedOdds } from '../odds.ts';
import type { SeenSeven } from './bets.ts';
import type { HandRules } from './rules.ts';
import { SEVEN_KINDS } from './seven-bonus.ts';

/**
 * How many hands hold each of `SEVEN_KINDS`, with the joker as an ace or as any card: counting takes minutes and never
 * changes (slow tests count again).
 */
export const SEVEN_COUNTS: Readonly<Record<HandRules['joker'], readonly number[]>> = {
  ace: [32, 72, 196, 1_128, 26_020, 184_644, 307_472, 4_188_528, 6_172_088, 7_672_500, 11_034_204, 124_556_196],
  wild: [32, 96, 196, 1_128, 25_996, 184_644, 1_134_560, 5_997_144, 6_027_224, 15_315_300, 9_083_940, 116_372_820],
};

export function sevenOdds({ id, rows }: BetKind<SeenSeven>, joker: HandRules['joker']): BetOdds {
  return talliedOdds(
    id,
    SEVEN_KINDS.map((kind, at) => {
      const row = rows.find(({ name }) => name.toLowerCase() === kind);
      return {
        name: row?.name ?? kind,
        pays: row === undefined ? -1 : row.to / row.per,
        weight: SEVEN_COUNTS[joker][at] ?? 0,
      };
    }),
  );
}
