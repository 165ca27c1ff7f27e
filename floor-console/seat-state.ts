/**
 * What the floorman should see of one seat, in words: its status, what is wrong with its station, how it stands in
 * the running hand.
 */
import type { BankedView, HandView, PotView, SeatView } from '../games/game.ts';
import { handSoFar, seatSoFar } from '../games/hand-so-far.ts';
import { dollars } from '../games/money.ts';
import type { FloorView, Place } from '../protocol/views.ts';
import { atStake, gainOf } from '../renderer/hand/banked-facts.ts';
import type { TagProps } from '../renderer/kit/Tag.tsx';

/** A few words and how urgent they are. */
export interface Mark {
  readonly tone: TagProps['tone'];
  readonly text: string;
}

export type SeatExtra = FloorView['seats'][number];

/** What the floor knows of a seat beyond the table view; undefined for an open one. */
export const extraOf = (view: FloorView, seat: number): SeatExtra | undefined =>
  view.seats.find((each) => each.seat === seat);

const STATUS: Readonly<Record<Place['status'], Mark>> = {
  open: { tone: 'dim', text: 'Open' },
  reserved: { tone: 'calm', text: 'Reserved' },
  playing: { tone: 'good', text: 'Playing' },
  waiting: { tone: 'calm', text: 'Waiting' },
  'sitting-out': { tone: 'dim', text: 'Sitting out' },
  away: { tone: 'warning', text: 'Break' },
  leaving: { tone: 'warning', text: 'Leaving' },
};

/** What a player has said about the game that comes. */
export const ALONG: Readonly<Record<NonNullable<SeatExtra['along']>, Mark>> = {
  comes: { tone: 'good', text: 'Comes along' },
  'stays out': { tone: 'dim', text: 'Stays out' },
  short: { tone: 'warning', text: 'Short of chips' },
  'no answer': { tone: 'warning', text: 'No answer' },
};

/** Status of a seat; a break that has run out says so (LR16). */
export function statusOf(place: Place, extra: SeatExtra | undefined): Mark {
  if (extra?.overdue) return { tone: 'bad', text: 'Overdue' };
  return STATUS[place.status];
}

/** What is wrong with the station of a seat; empty when all is well. */
export function stationFaults(place: Pick<Place, 'connected' | 'reader'>): string[] {
  return [
    ...(place.connected ? [] : ['Screen dark']),
    ...(place.reader === 'ok' ? [] : [place.reader === 'lost' ? 'Reader lost' : 'No reader']),
  ];
}

function inBankedHand(hand: BankedView, { seat, state }: SeatView): Mark | null {
  const isDealer = hand.dealer?.seat === seat;
  const bets = atStake(hand, seat);
  if (hand.over) {
    const gain = gainOf(hand, seat);
    if (gain > 0) return { tone: 'gold', text: `Won ${dollars(gain)}` };
    if (gain < 0) return { tone: 'dim', text: `Lost ${dollars(-gain)}` };
    return bets > 0 ? { tone: 'dim', text: 'Even' } : { tone: 'dim', text: 'No bet' };
  }
  if (seatSoFar(handSoFar(hand.events), seat).fouled) return { tone: 'bad', text: 'Foul' };
  if (isDealer) return { tone: 'good', text: `Bank ${dollars(bets)}` };
  if (bets > 0) return { tone: 'good', text: `Bets ${dollars(bets)}` };
  return state === 'folded' ? { tone: 'dim', text: 'No bet' } : null;
}

/** How a seat stands in the hand on show; null when it is not in it. */
export function inHand(hand: HandView | null, seat: number): Mark | null {
  const mine = hand?.seats.find((each) => each.seat === seat);
  if (!hand || !mine) return null;
  switch (hand.kind) {
    case 'pot':
      return inPotHand(hand, mine);
    case 'banked':
      return inBankedHand(hand, mine);
  }
}

function inPotHand(hand: PotView, { seat, won, state }: SeatView): Mark | null {
  if (won > 0) return { tone: 'gold', text: `Won ${dollars(won)}` };
  if (seatSoFar(handSoFar(hand.events), seat).fouled) return { tone: 'bad', text: 'Foul' };
  if (state === 'folded') return { tone: 'dim', text: 'Folded' };
  if (hand.over) return { tone: 'dim', text: 'Lost' };
  if (hand.turn.includes(seat)) return { tone: 'gold', text: 'To act' };
  if (state === 'all-in') return { tone: 'warning', text: 'All-in' };
  return { tone: 'calm', text: 'In hand' };
}

/** Whether the clock of the running turn stands still. */
export const standsStill = (table: Pick<FloorView['table'], 'stopped' | 'fault'>): boolean =>
  table.stopped !== null || table.fault !== null;

/** How long ago something was: `just now`, `4 min`, `1 h 05 min`. */
export function since(instant: number, now: number): string {
  const minutes = Math.floor(Math.max(0, now - instant) / 60_000);
  if (minutes === 0) return 'just now';
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}

/** Who sits where, for sentences: the player's name, or the seat when nobody is known there. */
export function namesOf(places: readonly { readonly seat: number; readonly player: string | null }[]) {
  const names = new Map(places.map(({ seat, player }) => [seat, player]));
  return (seat: number): string => names.get(seat) ?? `Seat ${seat}`;
}

/** Where the table is in its procedure, in words. */
export const TABLE_STATES: Readonly<Record<FloorView['table']['state'], string>> = {
  closed: 'Table closed',
  opening: 'Opening, checking itself',
  idle: 'Waiting for players',
  'between hands': 'Between hands',
  hand: 'Hand running',
  settling: 'Paying out',
};
