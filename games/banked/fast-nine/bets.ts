/**
 * The one bet of Fast Nine: the higher count wins; against a player-dealer whose first three cards count zero, six is
 * paid half (000:3293-3311).
 */
import { type BetKind, baseLimits, kept, loses, pushes, wins } from '../bet.ts';
import type { FastNineRules } from './rules.ts';

/** Two hands by their counts. */
export interface SeenCounts {
  readonly player: number;
  readonly dealer: number;
  /** Whether the player-dealer's first three cards count zero: the player-dealer draws no card, and nobody loses. */
  readonly nothing: boolean;
}

export const betsFor = kept((rules: FastNineRules): readonly [BetKind<SeenCounts>] => {
  const won = wins('win', 1);
  const half = wins('six against nothing', 1, { per: 2 });
  const [tied, lost] = [pushes('push'), loses('lose')];
  return [
    {
      ...{ id: 'base', label: 'Wager', ...baseLimits(rules) },
      rows: [won, half, tied, lost],
      outcome({ player, dealer, nothing }) {
        if (nothing) return player > 6 ? won : player === 6 ? half : tied;
        return player > dealer ? won : player < dealer ? lost : tied;
      },
      says(row, { player, dealer, nothing }) {
        const against = `${player} against ${nothing ? 'nothing with three cards' : dealer}`;
        if (row === half) return `You win half with ${against}.`;
        return row === tied ? `A push: ${against}.` : `You ${row === won ? 'win' : 'lose'} with ${against}.`;
      },
    },
  ];
});
