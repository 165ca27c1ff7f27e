/**
 * Who is dealt into the next hand of a game with a button and blinds, where the button goes, and who posts what.
 *
 * Seats go clockwise. A player is `ready` when they have chips and want to be dealt in, and `settled` when they owe no
 * blinds and are not waiting for anything. Only settled players have the button or the small blind; the next player
 * after the small blind takes the big blind, and is then settled.
 */
import type { Lot, Occupant, Seating, Waiting } from '../hand-start.ts';
import { InvariantError } from '../result.ts';
import type { Seat } from '../seat.ts';
import type { Entries } from './entries.ts';
import { type Blinds, enter } from './entry.ts';
import {
  type ButtonLayout,
  type Chair,
  clockwise,
  deadButtonLayout,
  firstLayout,
  nextLayout,
  withButtonBought,
} from './layout.ts';
import { isBeforeBlinds, newcomer, newPokerMemory, type PokerMemory, placeFrom, type Standing } from './memory.ts';
import { type NotDealt, notDealt } from './not-dealt.ts';
import type { PokerStart, Post } from './start.ts';
import { wait } from './waiting.ts';

/**
 * Seats the next hand (LD5–LD7, LR21, LR22, LR28, LR30, LR31). `limits` are the minimum and maximum players the game
 * deals to; with fewer ready there is no hand and `memory` is returned unchanged. Otherwise keep the returned memory
 * while the hand runs, and give it to `afterHand` or `voidedHand` when the hand is over.
 */
export function seatPoker(
  blinds: Blinds,
  limits: { min: number; max: number },
  memory: PokerMemory,
  occupants: readonly Occupant[],
  lot: Lot,
): Seating<PokerStart, PokerMemory> {
  const seated = inSeatOrder(occupants) ? occupants : [...occupants].sort((a, b) => a.seat - b.seat);
  checkOccupants(seated);
  const remaining = seated.filter((one) => isReady(one, blinds) && wasDealtIn(memory, one));
  // LR21: with nobody left from the last hand, the game is a new one.
  const newGame = memory.button === null || remaining.length === 0;
  const before = newGame ? forgotten(memory) : memory;
  const standings: Standing[] = [];
  const chairs: Chair[] = [];
  for (const occupant of seated) {
    const { seat } = occupant;
    const standing = standingOf(before, occupant);
    standings.push(standing);
    if (!isReady(occupant, blinds)) continue;
    const settled = newGame || isSettled(standing);
    chairs.push({ seat, occupant, standing, settled, beforeBlinds: isBeforeBlinds(before, seat) });
  }
  if (chairs.length < Math.max(2, limits.min)) return noHand(blinds, memory, seated, before);

  const layOutNext = blinds.button === 'dead' ? deadButtonLayout : nextLayout;
  const positions = newGame
    ? firstLayout(chairs, memory.drawn, lot)
    : layOutNext(chairs, before, remaining, blinds.buttonAgain);
  const layout = blinds.buyButton ? withButtonBought(positions) : positions;
  const entries = enter(blinds, layout, limits.max, before.killer);
  const dealt = chairs.filter((chair) => entries.get(chair)?.dealt);
  if (dealt.length < Math.max(2, limits.min)) return noHand(blinds, memory, seated, before);

  return {
    start: startOf(blinds, layout, entries, dealt),
    memory: {
      ...before,
      standings: withLeft(standings, before, seated),
      away: seated.filter((one) => isAway(one, blinds)).map(({ seat, player }) => ({ seat, player })),
    },
    waiting: dealt.length === seated.length ? [] : waitingOf(blinds, seated, standings, chairs, entries),
  };
}

function waitingOf(
  blinds: Blinds,
  seated: readonly Occupant[],
  standings: readonly Standing[],
  chairs: readonly Chair[],
  entries: Entries,
): readonly Waiting[] {
  const waiting: Waiting[] = [];
  // Chairs are in seat order, without those of players who are away.
  let next = 0;
  for (const [i, occupant] of seated.entries()) {
    const chair = chairs[next]?.occupant === occupant ? chairs[next] : undefined;
    if (chair) next += 1;
    const standing = standings[i];
    const entry = chair ? entries.get(chair) : away(occupant, blinds);
    if (standing && entry && !entry.dealt) waiting.push(wait(occupant, standing, entry, blinds));
  }
  return waiting;
}

const wasDealtIn = ({ dealt }: PokerMemory, { seat, player }: Occupant): boolean =>
  dealt.some((was) => was.seat === seat && was.player === player);

const isReady = (one: Occupant, { fee = 0 }: Blinds): boolean => !one.sittingOut && one.stack > fee;

/**
 * Players whom the blinds may go by: those who could not or would not play, except one without chips where the house
 * spares them.
 */
const isAway = (one: Occupant, blinds: Blinds): boolean =>
  !isReady(one, blinds) && (one.stack > 0 || blinds.brokeMisses !== false);

const isSettled = (standing: Standing): boolean => standing.entering === null && standing.missed.length === 0;

/** Whether the occupants already come in seat order, as they usually do. */
function inSeatOrder(occupants: readonly Occupant[]): boolean {
  let last: Seat = 0;
  for (const { seat } of occupants) {
    if (seat <= last) return false;
    last = seat;
  }
  return true;
}

function checkOccupants(seated: readonly Occupant[]): void {
  let last: Seat = 0;
  for (const occupant of seated) {
    const { seat, player } = occupant;
    if (!Number.isInteger(seat) || seat < 1 || seat > 10) {
      throw new InvariantError(`seat ${seat} is not a seat from 1 to 10`);
    }
    if (seat === last) throw new InvariantError(`seat ${seat} is taken twice`);
    last = seat;
    for (const other of seated) {
      if (other === occupant) break;
      if (other.player === player) throw new InvariantError(`player ${player} sits in two seats`);
    }
  }
}

/** A new game starts fresh: nobody owes anything, and no blinds have been posted. */
function forgotten(memory: PokerMemory): PokerMemory {
  return { ...newPokerMemory(), drawn: memory.drawn };
}

/** An occupant's current standing, including any change of seat since the last hand. */
function standingOf(memory: PokerMemory, one: Occupant): Standing {
  const known = memory.standings.find((standing) => standing.player === one.player);
  if (!known) return newcomer(one.player, one.seat);
  if (known.seat === one.seat) return known;
  if (memory.button === null || known.entering === 'new') return { ...known, seat: one.seat };
  const moving = known.spared ? owingBig(known) : { ...known, due: known.due ?? known.seat };
  if (known.entering !== null) return { ...moving, seat: one.seat };
  // LR31c: a player who dealt off and moved at once may let the blinds pass their new seat.
  const dealtOff = memory.button === known.seat && known.paid.length === 2;
  return {
    ...moving,
    seat: one.seat,
    entering: 'moved',
    place: placeFrom(memory.button, known.seat),
    freePass: dealtOff,
    paid: [],
  };
}

/**
 * A player who moves again, and has put up no big blind since it went by them because they moved: they post or wait for
 * it like any who missed it, or two empty seats would be enough never to pay one.
 */
function owingBig({ spared: _, ...standing }: Standing): Standing {
  return { ...standing, missed: standing.missed.includes('small') ? ['small', 'big'] : ['big'] };
}

/**
 * What is stored for a player who has left: whether they owe a blind, or have let the blinds go by once. It applies
 * again when they come back to the same game; in everything else they come back as a new player.
 */
function leftOwing(standing: Standing, seated: readonly Occupant[]): boolean {
  const owes = standing.missed.length > 0 || (standing.entering === 'new' && !standing.freePass);
  return owes && !seated.some((one) => one.player === standing.player);
}

/** The standings of those at the table, and of those who have left and still owe something. */
function withLeft(
  standings: readonly Standing[],
  before: PokerMemory,
  seated: readonly Occupant[],
): readonly Standing[] {
  const all = standings.slice();
  for (const standing of before.standings) if (leftOwing(standing, seated)) all.push(standing);
  return all;
}

function startOf(blinds: Blinds, layout: ButtonLayout, entries: Entries, dealt: readonly Chair[]): PokerStart {
  return {
    button: layout.button,
    players: dealt.map(({ occupant: { seat, player, stack } }) => ({ seat, player, stack })),
    smallBlindSeat: layout.small?.seat ?? null,
    bigBlindSeat: layout.bought ? null : layout.big.seat,
    posts: postsOf(blinds, layout, entries, dealt),
  };
}

/** In the order small blind, big blind, the others from its left on, antes from the left of the button on. */
function postsOf(blinds: Blinds, layout: ButtonLayout, entries: Entries, dealt: readonly Chair[]): readonly Post[] {
  const blindsFirst = layout.small ? [layout.small, layout.big] : [layout.big];
  const posts: Post[] = [];
  const put = (chair: Chair): void => {
    const entry = entries.get(chair);
    if (!entry?.dealt || entry.put === null) return;
    const { what, live, dead } = entry.put;
    if (live + dead > 0) posts.push({ seat: chair.seat, what, live, dead });
  };
  for (const chair of blindsFirst) put(chair);
  for (const chair of clockwise(dealt, layout.big.seat)) if (!blindsFirst.includes(chair)) put(chair);
  const { ante = 0 } = blinds;
  if (ante > 0) {
    for (const { seat } of clockwise(dealt, layout.button)) posts.push({ seat, what: 'ante', live: 0, dead: ante });
  }
  return posts;
}

const away = (occupant: Occupant, { fee = 0 }: Blinds): NotDealt =>
  notDealt(occupant.stack > fee ? 'sitting-out' : 'no-chips');

function noHand(
  blinds: Blinds,
  memory: PokerMemory,
  seated: readonly Occupant[],
  before: PokerMemory,
): Seating<PokerStart, PokerMemory> {
  const waiting = seated.map((one) =>
    wait(one, standingOf(before, one), isReady(one, blinds) ? notDealt('too-few') : away(one, blinds), blinds),
  );
  return { start: null, memory, waiting };
}
