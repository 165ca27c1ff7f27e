/** Views of games whose kind a test knows and the compiler does not. */
import type { BankedView, HandView } from '../games/hand-view.ts';

export function bankedView(view: HandView): BankedView {
  if (view.kind !== 'banked') throw new Error(`${view.game} is not played against a player-dealer`);
  return view;
}
