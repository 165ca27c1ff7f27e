/** Blinds beyond those owed in turn: a kill, straddles, overs. Each changes how a player comes into the hand. */
import type { Entries, Entry } from './entries.ts';
import type { Blinds } from './entry.ts';
import { overWanted, wants } from './extra-blinds.ts';
import { type ButtonLayout, type Chair, isHeadsUp } from './layout.ts';

/**
 * The kill replaces the killer's own blind but leaves their other debts (000:1716-1727). Null when there is no kill: a
 * killer who is not dealt in, or who buys the button in this same hand, still owes it.
 */
export function kill(blinds: Blinds, killer: string | null, entries: Entries): Chair | null {
  if (!blinds.killBlind || killer === null) return null;
  const chair = entries.chairs.find(({ occupant }) => occupant.player === killer);
  const entry = chair && entries.get(chair);
  if (!chair || !entry?.dealt || entry.put?.what === 'bought button') return null;
  entries.set(chair, { dealt: true, put: { what: 'kill', live: blinds.killBlind, dead: entry.put?.dead ?? 0 } });
  return chair;
}

/**
 * Straddles from the left of the big blind on, each by the next player dealt in, as long as each wants to and can
 * (000:1644-1653). The first may be a waiting player's way into the game, if there is `room` (000:1616, 000:1631).
 */
export function straddle({ straddles = 0, big }: Blinds, layout: ButtonLayout, entries: Entries, room: number): void {
  let made = 0;
  for (const chair of isHeadsUp(layout) ? [] : layout.others) {
    if (made === straddles) return;
    const entry = entries.get(chair);
    const amount = big * (made + 2);
    const isNext = chair === layout.others[0] ? entry?.dealt || room > 0 : isFree(entry);
    if (isNext && wants(chair.occupant, 'straddle') && chair.occupant.stack >= amount) {
      entries.set(chair, { dealt: true, put: { what: 'straddle', live: amount, dead: 0 } });
      made += 1;
    } else if (entry?.dealt) return;
  }
}

const isFree = (entry: Entry | undefined): boolean => entry?.dealt === true && entry.put === null;

/**
 * The overs, from any seat, in place of the player's own blind. One player may post them, the first who wants to from
 * the left of the big blind; where they are limited to twice the big blind, so may one more who would not otherwise be
 * dealt in (000:1811-1828).
 */
export function doTheOvers({ overs = 0, big }: Blinds, layout: ButtonLayout, entries: Entries, room: number): void {
  if (overs === 0 || isHeadsUp(layout)) return;
  const bought = layout.bought ? layout.big : null;
  const round = [...layout.others, ...layout.passedOver, layout.small, layout.big].filter(
    (chair): chair is Chair => chair !== null && chair !== bought,
  );
  const over = ({ occupant }: Chair): number => big * overWanted(occupant, overs);
  const able = round.filter((chair) => over(chair) > 0 && over(chair) <= chair.occupant.stack);
  const dealtIn = able.filter((chair) => entries.get(chair)?.dealt);
  const entering = able.filter((chair) => !entries.get(chair)?.dealt).slice(0, room);
  const doing =
    overs === 2
      ? [...dealtIn.slice(0, 1), ...entering].slice(0, 2)
      : able.filter((chair) => dealtIn.includes(chair) || entering.includes(chair)).slice(0, 1);
  for (const chair of doing) entries.set(chair, { dealt: true, put: { what: 'over', live: over(chair), dead: 0 } });
}
