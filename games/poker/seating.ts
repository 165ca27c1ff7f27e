/**
 * Who is dealt into the next hand of a game with a button and blinds, where the button goes, and who posts what.
 *
 * Seats go clockwise. A player is `ready` when he has chips and wants to be dealt in, and `settled` when he owes the
 * blinds nothing and waits for nothing. Only settled players have the button or the small blind; whoever is next after
 * the small blind takes the big blind, and with it is settled.
 */
import type { Lot, Occupant, Seat, Seating, Waiting } from '../game.ts';
import { type Cents, dollars } from '../money.ts';
import { invariant } from '../result.ts';
import { newcomer, type PokerMemory, placeFrom, type Sitter, type Standing } from './memory.ts';
import type { PokerStart, Post } from './start.ts';

export interface Blinds {
  readonly small: Cents;
  readonly big: Cents;
  readonly ante?: Cents;
}

/** A ready player and how he stands. */
interface Chair {
  readonly seat: Seat;
  readonly occupant: Occupant;
  readonly standing: Standing;
  readonly settled: boolean;
}

/** The three positions, and the other ready players by where the positions leave them. */
interface Layout {
  readonly button: Chair;
  readonly small: Chair;
  readonly big: Chair;
  /** Between the button and the small blind: the button must pass them (LR28c, LR30b, LR31b). */
  readonly passedOver: readonly Chair[];
  /** From the big blind's left round to the button. */
  readonly others: readonly Chair[];
}

/** How a player comes into the hand, or why he does not. */
type Entry = { readonly dealt: true; readonly post: 'post' | 'missed blinds' | null } | NotDealt;

interface NotDealt {
  readonly dealt: false;
  readonly why: Why;
  readonly mayPost: boolean;
}

type Why = 'sitting-out' | 'no-chips' | 'too-few' | 'table-full' | 'button' | 'big-blind' | 'missed' | 'moved';

/**
 * Seats the next hand (LD5–LD7, LR21, LR22, LR28, LR30, LR31). `limits` are the fewest and most players the game deals
 * to; with fewer ready there is no hand and `memory` comes back as it was. Otherwise the memory returned is the
 * one to keep while the hand runs; give it to `afterHand` or `voidedHand` when it is over.
 */
export function seatPoker(
  blinds: Blinds,
  limits: { min: number; max: number },
  memory: PokerMemory,
  occupants: readonly Occupant[],
  lot: Lot,
): Seating<PokerStart, PokerMemory> {
  const seated = [...occupants].sort((a, b) => a.seat - b.seat);
  checkOccupants(seated);
  const ready = seated.filter(isReady);
  const remaining = ready.filter((one) =>
    memory.dealt.some((was) => was.seat === one.seat && was.player === one.player),
  );
  // LR21: with nobody left of the last hand the game is a new one.
  const newGame = memory.button === null || remaining.length === 0;
  const before = newGame ? forgotten(memory) : memory;
  const standings = seated.map((one) => standingOf(before, one));
  const chairs = seated.flatMap((occupant, i): Chair[] => {
    const standing = standings[i];
    if (!standing || !isReady(occupant)) return [];
    return [{ seat: occupant.seat, occupant, standing, settled: newGame || isSettled(standing) }];
  });
  if (chairs.length < Math.max(2, limits.min)) return noHand(blinds, memory, seated, before);

  const layout = newGame
    ? layOut(chairs, drawButton(chairs, memory.drawn, lot))
    : nextLayout(chairs, before, remaining);
  const entries = enter(layout, limits.max);
  const dealt = chairs.filter((chair) => entries.get(chair)?.dealt);
  if (dealt.length < Math.max(2, limits.min)) return noHand(blinds, memory, seated, before);

  return {
    start: startOf(blinds, layout, entries, dealt),
    memory: {
      ...before,
      standings: [...standings, ...before.standings.filter((one) => leftOwing(one, seated))],
      away: seated.filter((one) => !isReady(one)).map(({ seat, player }) => ({ seat, player })),
    },
    waiting: seated.flatMap((occupant, i): Waiting[] => {
      const standing = standings[i];
      const chair = chairs.find((one) => one.occupant === occupant);
      const entry = chair ? entries.get(chair) : away(occupant);
      return standing && entry && !entry.dealt ? [wait(occupant, standing, entry, blinds)] : [];
    }),
  };
}

const isReady = (one: Occupant): boolean => !one.sittingOut && one.stack > 0;

const isSettled = (standing: Standing): boolean => standing.entering === null && standing.missed.length === 0;

function checkOccupants(seated: readonly Occupant[]): void {
  const players = new Set<string>();
  seated.forEach((one, i) => {
    invariant(
      Number.isInteger(one.seat) && one.seat >= 1 && one.seat <= 10,
      () => `seat ${one.seat} is not a seat from 1 to 10`,
    );
    invariant(one.seat !== seated[i - 1]?.seat, () => `seat ${one.seat} is taken twice`);
    invariant(!players.has(one.player), () => `player ${one.player} sits in two seats`);
    players.add(one.player);
  });
}

/** A new game begins afresh: nobody owes anything, and the blinds have not been anywhere. */
function forgotten(memory: PokerMemory): PokerMemory {
  return { ...memory, button: null, smallBlind: null, bigBlind: null, dealt: [], standings: [], away: [] };
}

/** How an occupant stands now, a change of seat since the last hand included. */
function standingOf(memory: PokerMemory, one: Occupant): Standing {
  const known = memory.standings.find((standing) => standing.player === one.player);
  if (!known) return newcomer(one.player, one.seat);
  if (known.seat === one.seat) return known;
  if (memory.button === null || known.entering !== null) return { ...known, seat: one.seat };
  // LR31c: he who dealt off and moved at once may let the blinds pass his new seat.
  const dealtOff = memory.button === known.seat && known.paid.length === 2;
  return {
    ...known,
    seat: one.seat,
    entering: 'moved',
    place: placeFrom(memory.button, known.seat),
    freePass: dealtOff,
    paid: [],
  };
}

/**
 * What is kept of somebody who has left: that he owes a blind, or has let the blinds go by once. He finds it again
 * when he comes back to the same game; in all else he comes back as a new player.
 */
function leftOwing(standing: Standing, seated: readonly Occupant[]): boolean {
  const owes = standing.missed.length > 0 || (standing.entering === 'new' && !standing.freePass);
  return owes && !seated.some((one) => one.player === standing.player);
}

// LD6: every active position is as likely.
function drawButton(chairs: readonly Chair[], drawn: Sitter | null, lot: Lot): Chair {
  const again = chairs.find(({ occupant }) => occupant.seat === drawn?.seat && occupant.player === drawn.player);
  if (again) return again;
  const index = lot(chairs.length);
  const chair = chairs[index];
  invariant(chair !== undefined, () => `the lot gave ${index} for ${chairs.length} positions`);
  return chair;
}

/** The positions after a hand: the button goes on to the closest player left of that hand (LR21). */
function nextLayout(chairs: readonly Chair[], memory: PokerMemory, remaining: readonly Occupant[]): Layout {
  const stayed = chairs.filter((chair) => remaining.includes(chair.occupant));
  const next = clockwise(stayed, memory.button ?? 1)[0];
  invariant(next !== undefined, 'somebody remains of the last hand');
  const layout = layOut(chairs, next);
  // Heads up, LR21 may give the big blind twice running to one player. No rule says so, and no player would think it
  // fair: the button goes to him instead.
  const lastBig = memory.dealt.find((one) => one.seat === memory.bigBlind)?.player;
  const again = isHeadsUp(layout) && layout.big.occupant.player === lastBig;
  return again ? layOut(chairs, layout.big) : layout;
}

const isHeadsUp = (layout: Layout): boolean => layout.small === layout.button;

/** Sorted clockwise, beginning at the left of `from` and ending with it. */
function clockwise(chairs: readonly Chair[], from: Seat): Chair[] {
  return [...chairs].sort((a, b) => placeFrom(from, a.seat) - placeFrom(from, b.seat));
}

/** Small blind to the first settled player left of the button, big blind to the next ready one (LR22a). */
function layOut(chairs: readonly Chair[], button: Chair): Layout {
  const round = clockwise(chairs, button.seat);
  const first = round.findIndex((chair) => chair.settled && chair !== button);
  const small = round[first];
  const big = round[first + 1];
  if (small && big && big !== button) {
    return { button, small, big, passedOver: round.slice(0, first), others: round.slice(first + 2) };
  }
  // LR22b: heads up the button posts the small blind and the other player the big blind.
  const other = small ?? round[0];
  invariant(other !== undefined && other !== button, 'a hand takes two ready players');
  const at = round.indexOf(other);
  return { button, small: button, big: other, passedOver: round.slice(0, at), others: round.slice(at + 1, -1) };
}

/** Decides for each ready player whether he is dealt in. No more than `max` are: those who would post give way first. */
function enter(layout: Layout, max: number): ReadonlyMap<Chair, Entry> {
  const entries = new Map<Chair, Entry>();
  for (const chair of layout.passedOver) entries.set(chair, { dealt: false, why: 'button', mayPost: false });
  layout.others.forEach((chair, i) => {
    entries.set(chair, isHeadsUp(layout) ? stay(chair, false) : entryOf(chair, layout.button.seat, i === 0));
  });
  for (const chair of [layout.button, layout.small, layout.big]) entries.set(chair, { dealt: true, post: null });
  return seatAtMost(max, layout, entries);
}

function entryOf(chair: Chair, button: Seat, nextBigBlind: boolean): Entry {
  const { standing, occupant } = chair;
  if (chair.settled) return { dealt: true, post: null };
  // LR30a: next to the big blind he cannot post, for it reaches him with the next hand.
  if (standing.missed.length > 0 && nextBigBlind) return stay(chair, false);
  // LR31a, LR31b: back in his old place, or nearer to the button, he is dealt in without posting.
  const inPlace = standing.place !== null && placeFrom(button, chair.seat) <= standing.place;
  if (standing.missed.length === 0 && inPlace) return { dealt: true, post: null };
  if (occupant.entry === 'wait') return stay(chair, true);
  return { dealt: true, post: standing.missed.length > 0 ? 'missed blinds' : 'post' };
}

function stay(chair: Chair, mayPost: boolean): Entry {
  if (chair.standing.missed.length > 0) return { dealt: false, why: 'missed', mayPost };
  return { dealt: false, why: chair.standing.entering === 'moved' ? 'moved' : 'big-blind', mayPost };
}

function seatAtMost(max: number, layout: Layout, entries: Map<Chair, Entry>): ReadonlyMap<Chair, Entry> {
  const dealt = [...entries].filter(([, entry]) => entry.dealt);
  if (dealt.length <= max) return entries;
  const fixed = [layout.button, layout.small, layout.big];
  const posting = (chair: Chair): number => (entries.get(chair)?.dealt && !chair.settled ? 1 : 0);
  const givesWay = clockwise(layout.others, layout.big.seat)
    .filter((chair) => entries.get(chair)?.dealt && !fixed.includes(chair))
    .sort((a, b) => posting(a) - posting(b));
  for (const chair of givesWay.slice(max - dealt.length)) {
    entries.set(chair, { dealt: false, why: 'table-full', mayPost: false });
  }
  return entries;
}

function startOf(
  blinds: Blinds,
  layout: Layout,
  entries: ReadonlyMap<Chair, Entry>,
  dealt: readonly Chair[],
): PokerStart {
  return {
    button: layout.button.seat,
    players: dealt.map(({ occupant: { seat, player, stack } }) => ({ seat, player, stack })),
    smallBlindSeat: layout.small.seat,
    bigBlindSeat: layout.big.seat,
    posts: posts(blinds, layout, entries, dealt),
  };
}

function posts(
  blinds: Blinds,
  layout: Layout,
  entries: ReadonlyMap<Chair, Entry>,
  dealt: readonly Chair[],
): readonly Post[] {
  const all: Post[] = [
    { seat: layout.small.seat, what: 'small blind', live: blinds.small, dead: 0 },
    { seat: layout.big.seat, what: 'big blind', live: blinds.big, dead: 0 },
  ];
  for (const chair of layout.others) {
    const entry = entries.get(chair);
    if (!entry?.dealt || entry.post === null) continue;
    // LR28c, LR31a: live. LR30a: the small blind of it is dead.
    const dead = entry.post === 'missed blinds' ? blinds.small : 0;
    all.push({ seat: chair.seat, what: entry.post, live: blinds.big, dead });
  }
  for (const chair of blinds.ante ? clockwise(dealt, layout.button.seat) : []) {
    all.push({ seat: chair.seat, what: 'ante', live: 0, dead: blinds.ante ?? 0 });
  }
  return all.filter((post) => post.live + post.dead > 0);
}

function away(occupant: Occupant): NotDealt {
  return { dealt: false, why: occupant.stack > 0 ? 'sitting-out' : 'no-chips', mayPost: false };
}

function noHand(
  blinds: Blinds,
  memory: PokerMemory,
  seated: readonly Occupant[],
  before: PokerMemory,
): Seating<PokerStart, PokerMemory> {
  const tooFew: NotDealt = { dealt: false, why: 'too-few', mayPost: false };
  const waiting = seated.map((one) => wait(one, standingOf(before, one), isReady(one) ? tooFew : away(one), blinds));
  return { start: null, memory, waiting };
}

function wait(one: Occupant, standing: Standing, { why, mayPost }: NotDealt, blinds: Blinds): Waiting {
  return { seat: one.seat, why, mayPost, message: sentence(standing, why, mayPost, blinds) };
}

function sentence(standing: Standing, why: Why, mayPost: boolean, blinds: Blinds): string {
  const missed = standing.missed.length > 0;
  switch (why) {
    case 'sitting-out':
      return missed ? 'You are sitting out and have missed the blinds.' : 'You are sitting out.';
    case 'no-chips':
      return 'Buy chips to be dealt in.';
    case 'too-few':
      return 'Waiting for more players.';
    case 'table-full':
      return 'The hand is full. You are in as soon as there is room.';
    case 'button':
      return 'The button has to pass your seat before you can be dealt in.';
    case 'big-blind':
      return mayPost
        ? `You are dealt in when the big blind reaches you, or now if you post ${dollars(blinds.big)}.`
        : 'You are dealt in when the big blind reaches you.';
    case 'missed':
      return mayPost
        ? `You missed the blinds. Wait for the big blind, or post ${dollars(blinds.big + blinds.small)} now: ` +
            `${dollars(blinds.big)} as your bet and ${dollars(blinds.small)} into the pot.`
        : 'You missed the blinds. You are dealt in when the big blind reaches you.';
    case 'moved':
      return mayPost
        ? `You changed seats. Wait for your old place behind the button, or post ${dollars(blinds.big)} to play now.`
        : 'You changed seats. You are dealt in when your old place behind the button comes round.';
  }
}
