/** Which ready players are dealt in, and what each of them puts up before the cards. */

import type { Cents } from '../money.ts';
import type { Seat } from '../seat.ts';
import { Entries, type Entry } from './entries.ts';
import { type ButtonLayout, type Chair, isHeadsUp, mayBuyButton } from './layout.ts';
import { placeFrom, type Standing } from './memory.ts';
import { notDealt, stay } from './not-dealt.ts';
import { doTheOvers, kill, straddle } from './overblinds.ts';
import type { Post } from './start.ts';
import { blindOfWayIn, comeIn, type WayIn } from './way-in.ts';

/** What is posted at a table. Extra blinds are absent where there are none. */
export interface Blinds {
  readonly small: Cents;
  readonly big: Cents;
  readonly ante?: Cents;
  /** The house's fee from each player before the cards: a player with no more than that is not dealt in. */
  readonly fee?: Cents;
  readonly killBlind?: Cents | null;
  readonly straddles?: number;
  readonly buyButton?: boolean;
  readonly overs?: number;
  readonly button?: 'moving' | 'dead';
  readonly missedSmallBlind?: 'both-blinds' | 'small-blind-dead';
  /** The button's blind, in addition to the other two. */
  readonly third?: Cents | null;
  readonly newcomers?: 'post' | 'dealt-in';
  readonly transfers?: 'post' | 'dealt-in' | 'dealt-in-until-passed';
  readonly wayIn?: WayIn;
  readonly brokeMisses?: boolean;
  readonly buttonAgain?: 'stays' | 'moves-on';
  readonly freeFirstRound?: boolean;
}

/** Dealt in without posting. */
const DEALT_IN: Entry = { dealt: true, put: null };

/**
 * Decides for each ready player. No more than `max` are dealt in: those who would post give way first. `killer` is the
 * player who must kill the pot, if they are dealt in.
 */
export function enter(blinds: Blinds, layout: ButtonLayout, max: number, killer: string | null): Entries {
  const entries = new Entries();
  const nextBig = layout.others[layout.bought ? 1 : 0];
  for (const chair of layout.passedOver) entries.set(chair, notDealt('button'));
  for (const chair of layout.others) entries.set(chair, entryOf(chair, blinds, layout, chair === nextBig));
  if (layout.holder) entries.set(layout.holder, ofButton(blinds, layout));
  if (layout.small) entries.set(layout.small, dealtFor('small blind', blinds.small, 0));
  entries.set(
    layout.big,
    layout.bought ? dealtFor('bought button', blinds.big, blinds.small) : dealtFor('big blind', blinds.big, 0),
  );
  giveWay(max, layout, entries);
  const room = max - entries.countDealt();
  const killing = kill(blinds, killer, entries);
  comeIn(blinds, layout, entries, { room, killing });
  if (!killing) straddle(blinds, layout, entries, room);
  doTheOvers(blinds, layout, entries, room);
  for (const chair of entries.chairs) {
    const entry = entries.get(chair);
    if (entry && !entry.dealt && entry.why !== 'table-full')
      entries.set(chair, { ...entry, choices: ways(chair, blinds, layout) });
  }
  return entries;
}

/**
 * The third blind is the button's, where three or more are dealt in and the button has not been bought (000:1791-1793).
 */
const ofButton = ({ third }: Blinds, layout: ButtonLayout): Entry =>
  third && !layout.bought && !isHeadsUp(layout) ? dealtFor('third blind', third, 0) : DEALT_IN;

const dealtFor = (what: Post['what'], live: Cents, dead: Cents): Entry => ({ dealt: true, put: { what, live, dead } });

function entryOf(chair: Chair, blinds: Blinds, layout: ButtonLayout, nextBigBlind: boolean): Entry {
  const { standing, occupant, settled } = chair;
  // LR22a: a third hand would leave the small blind on the button, where it belongs only heads up.
  if (isHeadsUp(layout)) return stay(chair, false);
  if (settled) return DEALT_IN;
  // LR30a: next to the big blind they cannot post, because it reaches them with the next hand.
  const missed = standing.missed.length > 0;
  if (missed && nextBigBlind) return stay(chair, false);
  // LR31a, LR31b: back in their old place, or nearer to the button, they are dealt in without posting.
  if (!missed && isInPlace(chair, layout.button)) return DEALT_IN;
  // 000:1585-1591: below the house's limit, no new player puts anything up.
  if (standing.entering === 'new' && !missed && isFree(chair, blinds)) return DEALT_IN;
  // 001:1128-1129, 003:61-66: a player who comes into a new game, or changes seats in it, ahead of the blinds.
  if (chair.beforeBlinds && blinds.freeFirstRound && !missed) return DEALT_IN;
  // 000:1818-1822: where there are overs they are the only way in except the big blind.
  if (blinds.overs) return stay(chair, false);
  if (occupant.entry === 'wait') return stay(chair, true);
  const wayIn = blindOfWayIn(blinds);
  // 003:405-409, 004:1203-1205: a player who has changed seats waits; one house also lets them kill (001:1161-1163).
  if (wayIn && standing.entering === 'moved' && !missed && blinds.wayIn !== 'kill-anywhere') return stay(chair, false);
  if (wayIn) return { dealt: true, put: wayIn };
  // LR28c, LR31a: live. LR30a: its small-blind part is dead.
  if (!missed) return dealtFor('post', blinds.big, 0);
  if (owesSmallAlone(standing, blinds)) return dealtFor('missed small blind', 0, blinds.small);
  // The total of the blinds; the big blind's part is live (003:51-56, 004:1054-1059).
  return dealtFor('missed blinds', blinds.big, blinds.small + (blinds.third ?? 0));
}

/**
 * Whether a new player owes nothing: because of the limit, or because they come from a broken or a forced-move game,
 * until the blinds have gone by more often than the house allows (000:1603-1614, 001:1124-1127).
 */
function isFree({ occupant, standing }: Chair, { newcomers, transfers = 'post' }: Blinds): boolean {
  if (newcomers === 'dealt-in') return true;
  if (!occupant.transferred || transfers === 'post') return false;
  return transfers === 'dealt-in' || standing.freePass;
}

/** Whether the player owes only a small blind, as a house option (`missedSmallBlind`). */
export const owesSmallAlone = ({ missed }: Standing, { missedSmallBlind }: Blinds): boolean =>
  missedSmallBlind === 'small-blind-dead' && missed.length > 0 && !missed.includes('big');

const isInPlace = ({ standing, seat }: Chair, button: Seat): boolean =>
  standing.place !== null && placeFrom(button, seat) <= standing.place;

/** The choices by which a waiting player could come in. */
function ways(chair: Chair, { straddles = 0, buyButton = false, overs = 0 }: Blinds, layout: ButtonLayout): string[] {
  const all: string[] = [];
  if (buyButton && chair === mayBuyButton(layout)) all.push('buy-button');
  if (isHeadsUp(layout)) return all;
  if (straddles > 0 && chair === layout.others[0]) all.push('straddle');
  if (overs > 0) all.push('over-2');
  return all;
}

function giveWay(max: number, layout: ButtonLayout, entries: Entries): void {
  const tooMany = entries.countDealt() - max;
  if (tooMany <= 0) return;
  const fixed = [layout.holder, layout.small, layout.big];
  const posting = (chair: Chair): number => (entries.get(chair)?.dealt && !chair.settled ? 1 : 0);
  const givesWay = layout.others
    .filter((chair) => entries.get(chair)?.dealt && !fixed.includes(chair))
    .sort((a, b) => posting(a) - posting(b));
  for (const chair of givesWay.slice(-tooMany)) entries.set(chair, notDealt('table-full'));
}
