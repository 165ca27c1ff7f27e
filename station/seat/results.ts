import type { SeatView } from '../../games/game.ts';
import type { PotResult } from '../../renderer/hand/hand-facts.ts';
import { texts } from '../texts.ts';

/** The end of a hand as its player wants to hear it: `You win $83: full house, Kings over Sevens`. `fees` says what was taken. */
export function ownResult(pots: readonly PotResult[], own: SeatView, fees: string | null = null): string {
  const wins = pots.flatMap((pot) => pot.wins).filter(({ seat }) => seat === own.seat);
  if (pots.length === 0 && fees !== null) return texts.result.feesTookAll;
  if (wins.length === 0) return own.state === 'folded' ? texts.result.out : texts.result.lost;
  const amount = wins.reduce((sum, win) => sum + win.amount, 0);
  const [words] = wins.flatMap(({ hand }) => (hand === null ? [] : [hand]));
  return texts.result.win(amount, words);
}
