import type { SeatView } from '../../games/game.ts';
import { dollars } from '../../games/money.ts';
import type { PotResult } from '../../renderer/hand-facts.ts';

/** The end of a hand as its player wants to hear it: `You win $83: full house, Kings over Sevens`. */
export function ownResult(pots: readonly PotResult[], own: SeatView): string {
  const wins = pots.flatMap((pot) => pot.wins).filter(({ seat }) => seat === own.seat);
  if (wins.length === 0) return own.state === 'folded' ? 'You are out of this hand' : 'No luck this time';
  const amount = wins.reduce((sum, win) => sum + win.amount, 0);
  const [words] = wins.flatMap(({ hand }) => (hand === null ? [] : [hand]));
  return `You win ${dollars(amount)}${words ? `: ${words}` : ''}`;
}
