/** The floor's acts, in the words of the log. */
import type { FloorIntent } from '../../protocol/floor-intent.ts';
import { seenBy } from './act-text.ts';
import { peopleText } from './people.ts';
import { profileText } from './profiles.ts';

function actText(intent: FloorIntent): string {
  if (intent.do === 'close table') return 'close the table after this hand';
  if (intent.do === 'open table') return 'open the table';
  if (intent.do === 'find player') return `look for a player called "${intent.name}"`;
  if (intent.do === 'decide jackpot') return `${intent.pays ? 'pay hit' : 'no jackpot in hit'} ${intent.hit}`;
  return intent.do === 'approve' && intent.transferred ? 'approve from a broken or forced-move game' : intent.do;
}

/** What an act does and to which seat, and who signed with the floorman. */
export function floorDeed(intent: FloorIntent): string {
  const what =
    'seat' in intent
      ? `${intent.do} seat ${intent.seat}${intent.do === 'reseat' ? ` to seat ${intent.to}` : ''}`
      : (peopleText(intent) ?? profileText(intent) ?? actText(intent));
  return `${what}${seenBy(intent)}`;
}
