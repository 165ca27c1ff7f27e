import type { SeatView } from '../../games/game.ts';
import { dollars } from '../../games/money.ts';
import type { PotResult } from '../../renderer/hand/hand-facts.ts';

/** The end of a hand as its player wants to hear it: `You win $83: full house, Kings over Sevens`. `fees` says what was taken. */
export function ownResult(pots: readonly PotResult[], own: SeatView, fees: string | null = null): string {
  const wins = pots.flatMap((pot) => pot.wins).filter(({ seat }) => seat === own.seat);
  if (pots.length === 0 && fees !== null) return 'The fees took the whole pot';
  if (wins.length === 0) return own.state === 'folded' ? 'You are out of this hand' : 'No luck this time';
  const amount = wins.reduce((sum, win) => sum + win.amount, 0);
  const [words] = wins.flatMap(({ hand }) => (hand === null ? [] : [hand]));
  return `You win ${dollars(amount)}${words ? `: ${words}` : ''}`;
}
