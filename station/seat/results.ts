import type { SeatView } from '../../games/hand-view.ts';
import type { Cents } from '../../games/money.ts';
import type { PotResult } from '../../renderer/hand/hand-facts.ts';
import { texts as scene } from '../../renderer/scene/texts.ts';
import { texts } from '../texts.ts';

/**
 * The end of a hand in the player's terms: `You win $40: full house, Kings over Sevens`. The amount is `net`, the gain
 * in their chips in this hand; a player who takes no more from the pots than they put in gets it back. `fees` says what
 * was taken; `stays` says that chips nobody won go to the pot of the next hand.
 */
export function ownResult(
  pots: readonly PotResult[],
  own: SeatView,
  net: Cents,
  { fees = null, stays = false }: { readonly fees?: string | null; readonly stays?: boolean } = {},
): string {
  const wins = pots.flatMap((pot) => pot.wins).filter(({ seat }) => seat === own.seat);
  if (pots.length === 0 && fees !== null) return texts.result.feesTookAll;
  if (stays && wins.length === 0 && own.state !== 'folded') return scene.potMiddle.nobodyWon;
  if (wins.length === 0) return own.state === 'folded' ? texts.result.out : texts.result.lost;
  const [words] = wins.flatMap(({ hand }) => (hand === null ? [] : [hand]));
  if (net > 0) return texts.result.win(net, words);
  return texts.result.back(
    wins.reduce((sum, win) => sum + win.amount, 0),
    words,
  );
}
