/**
 * What the floorman should see of one seat, in words: its status, what is wrong with its station, its state in the
 * running hand.
 */

import { handSoFar, seatSoFar } from '../games/hand-so-far.ts';
import type { BankedView, HandView, PotView, SeatView } from '../games/hand-view.ts';
import { dollars } from '../games/money.ts';
import type { FloorView } from '../protocol/floor-view.ts';
import type { Place } from '../protocol/table-view.ts';
import { atStake, gainOf } from '../renderer/hand/banked-facts.ts';
import type { TagProps } from '../renderer/kit/Tag.tsx';
import { texts } from './texts.ts';

/** A few words and how urgent they are. */
export interface Mark {
  readonly tone: TagProps['tone'];
  readonly text: string;
}

export type SeatExtra = FloorView['seats'][number];

/** What the floor knows of a seat beyond the table view; undefined for an open seat. */
export const extraOf = (view: FloorView, seat: number): SeatExtra | undefined =>
  view.seats.find((each) => each.seat === seat);

const STATUS: Readonly<Record<Place['status'], Mark>> = {
  open: { tone: 'dim', text: texts.seatState.open },
  reserved: { tone: 'calm', text: texts.seatState.reserved },
  playing: { tone: 'good', text: texts.seatState.playing },
  waiting: { tone: 'calm', text: texts.seatState.waiting },
  'sitting-out': { tone: 'dim', text: texts.seatState.sittingOut },
  away: { tone: 'warning', text: texts.seatState.break },
  leaving: { tone: 'warning', text: texts.seatState.leaving },
};

/** A player's answer to the coming change of game. */
export const ALONG: Readonly<Record<NonNullable<SeatExtra['along']>, Mark>> = {
  comes: { tone: 'good', text: texts.seatState.comesAlong },
  'stays out': { tone: 'dim', text: texts.seatState.staysOut },
  short: { tone: 'warning', text: texts.seatState.shortOfChips },
  'no answer': { tone: 'warning', text: texts.seatState.noAnswer },
};

/** The status of a seat, including an overdue break (LR16) and a move that waits for the end of the hand (LR31d). */
export function statusOf(place: Place, extra: SeatExtra | undefined): Mark {
  if (extra?.overdue) return { tone: 'bad', text: texts.seatState.overdue };
  if (extra?.movesTo !== undefined) return { tone: 'gold', text: texts.seatState.movesTo(extra.movesTo) };
  return STATUS[place.status];
}

/** What is wrong with the station of a seat; empty when all is well. */
export function stationFaults(place: Pick<Place, 'connected' | 'reader'>): string[] {
  return [
    ...(place.connected ? [] : [texts.seatState.screenDark]),
    ...(place.reader === 'ok' ? [] : [place.reader === 'lost' ? texts.seatState.readerLost : texts.seatState.noReader]),
  ];
}

function inBankedHand(hand: BankedView, { seat, state }: SeatView): Mark | null {
  const isDealer = hand.dealer?.seat === seat;
  const bets = atStake(hand, seat);
  if (hand.over) {
    const gain = gainOf(hand, seat);
    if (gain > 0) return { tone: 'gold', text: texts.seatState.won(dollars(gain)) };
    if (gain < 0) return { tone: 'dim', text: texts.seatState.lost(dollars(-gain)) };
    return bets > 0 ? { tone: 'dim', text: texts.seatState.even } : { tone: 'dim', text: texts.seatState.noBet };
  }
  if (seatSoFar(handSoFar(hand.events), seat).fouled) return { tone: 'bad', text: texts.common.foul };
  if (isDealer) return { tone: 'good', text: texts.seatState.bank(dollars(bets)) };
  if (bets > 0) return { tone: 'good', text: texts.seatState.bets(dollars(bets)) };
  return state === 'folded' ? { tone: 'dim', text: texts.seatState.noBet } : null;
}

/** A seat's state in the current hand; null when it is not in it. */
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
  if (won > 0) return { tone: 'gold', text: texts.seatState.won2(dollars(won)) };
  if (seatSoFar(handSoFar(hand.events), seat).fouled) return { tone: 'bad', text: texts.common.foul };
  if (state === 'folded') return { tone: 'dim', text: texts.common.folded };
  if (hand.over) return { tone: 'dim', text: texts.seatState.lost2 };
  if (hand.turn.includes(seat)) return { tone: 'gold', text: texts.seatState.toAct };
  if (state === 'all-in') return { tone: 'warning', text: texts.common.allIn };
  return { tone: 'calm', text: texts.seatState.inHand };
}

/** Whether the clock of the current turn is stopped. */
export const standsStill = (table: Pick<FloorView['table'], 'stopped' | 'fault'>): boolean =>
  table.stopped !== null || table.fault !== null;

/** How long ago something was: `just now`, `4 min`, `1 h 05 min`. */
export function since(instant: number, now: number): string {
  const minutes = Math.floor(Math.max(0, now - instant) / 60_000);
  if (minutes === 0) return texts.common.justNow;
  if (minutes < 60) return texts.seatState.minutes(minutes);
  return texts.seatState.hours(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'));
}

/** Names for sentences: the player's name, or the seat when no player is known there. */
export function namesOf(places: readonly { readonly seat: number; readonly player: string | null }[]) {
  const names = new Map(places.map(({ seat, player }) => [seat, player]));
  return (seat: number): string => names.get(seat) ?? texts.common.seat(seat);
}

/** The table's stage of procedure, in words. */
export const TABLE_STATES: Readonly<Record<FloorView['table']['state'], string>> = {
  closed: texts.seatState.tableClosed,
  opening: texts.seatState.openingCheckingItself,
  idle: texts.seatState.waitingForPlayers,
  'between hands': texts.seatState.betweenHands,
  hand: texts.seatState.handRunning,
  settling: texts.seatState.payingOut,
};
