import type { ChooseAsk } from '../../games/ask.ts';
import type { HandView } from '../../games/hand-view.ts';
import { handsOf } from '../../renderer/hand/banked-facts.ts';

/** Stands where the words of a covered hand would. */
export const COVERED = '•••';

/**
 * What is asked, without the words of a hand that lies covered before its player: who sits beside them reads the screen as well.
 * Those who have their hands named see them. The words of the hand come last in a prompt, after those of the seat.
 */
export function promptOf({ prompt, seat }: ChooseAsk, hand: HandView | null, isNamed: boolean): string {
  if (isNamed || hand?.kind !== 'banked') return prompt;
  const secret = handsOf(hand, seat).flatMap(({ hand: { hidden, text } }) => (hidden && text ? [text] : []));
  return secret.reduce((said, words) => {
    const at = said.lastIndexOf(words);
    return at < 0 ? said : `${said.slice(0, at)}${COVERED}${said.slice(at + words.length)}`;
  }, prompt);
}
