/**
 * How players who do not wait for the big blind come in, where a lo-ball house has them kill the pot (001:1123-1168,
 * 003:394-409) or straddle (004:1199-1205) instead of posting.
 */
import type { Entries } from './entries.ts';
import type { Blinds } from './entry.ts';
import { type ButtonLayout, type Chair, isHeadsUp } from './layout.ts';
import { notDealt, stay } from './not-dealt.ts';
import type { Post } from './start.ts';

export type WayIn = 'post' | 'kill' | 'kill-anywhere' | 'straddle';

/** What they put up, all of it live, whatever blinds they have missed; null where they post. */
export function blindOfWayIn({ wayIn = 'post', killBlind, big }: Blinds): Omit<Post, 'seat'> | null {
  if (wayIn === 'post') return null;
  if (wayIn === 'straddle') return { what: 'straddle', live: big * 2, dead: 0 };
  return { what: 'kill', live: killBlind ?? big * 2, dead: 0 };
}

/** How many players may straddle into one hand (004:1252). */
const STRADDLES = 3;

/**
 * One player may kill the pot to come in, the first from the left of the big blind, and nobody may where a winner kills
 * it (001:1148); three may straddle. The others wait. Where nobody else kills it, and there is `room`, a player left of
 * the button may, as a house option (001:1159).
 */
export function comeIn(
  blinds: Blinds,
  layout: ButtonLayout,
  entries: Entries,
  { room, killing }: { readonly room: number; readonly killing: Chair | null },
): void {
  const put = blindOfWayIn(blinds);
  if (!put || isHeadsUp(layout)) return;
  const entering = layout.others.filter((chair) => {
    const entry = entries.get(chair);
    return chair !== killing && !chair.settled && entry?.dealt && entry.put?.what === put.what;
  });
  const allowed = put.what === 'straddle' ? STRADDLES : killing ? 0 : 1;
  for (const chair of entering.slice(allowed)) entries.set(chair, stay(chair, false));
  if (blinds.wayIn === 'kill-anywhere' && entering.length === 0 && !killing && room > 0) {
    killInTheMiddle(layout, entries, put);
  }
}

function killInTheMiddle({ bought, passedOver }: ButtonLayout, entries: Entries, put: Omit<Post, 'seat'>): void {
  if (bought) return;
  const killer = passedOver.find(({ occupant }) => occupant.entry === 'post');
  for (const chair of passedOver) {
    entries.set(chair, chair === killer ? { dealt: true, put } : { ...notDealt('button'), mayPost: !killer });
  }
}
