import { useEffect, useRef } from 'react';
import type { HandEvent } from '../../games/hand-event.ts';
import type { TableView } from '../../protocol/table-view.ts';
import { type Cue, play, setHouseVolume } from '../kit/sound.ts';

/**
 * The cue for what is new in a hand, only the most important one; null for none. It depends on what everyone sees
 * happen, never on which cards they are. `seat` is the listener's; null at the center, where every win is heard.
 */
export function cueOf(news: readonly HandEvent[], seat: number | null, myTurn: boolean): Cue | null {
  const winners = winnersOf(news);
  if (seat === null ? winners.length > 0 : winners.includes(seat)) return 'win';
  if (myTurn) return 'turn';
  if (news.some(({ kind }) => kind === 'deal')) return 'card';
  if (news.some((event) => CHIPS_GO.includes(event.kind) && 'amount' in event && event.amount > 0)) return 'chip';
  return null;
}

/** What puts or passes chips. */
const CHIPS_GO: readonly HandEvent['kind'][] = ['act', 'post', 'paid'];

/**
 * The seats that come out ahead: of a pot, of their bets against the player-dealer together, of what players pay each
 * other.
 */
function winnersOf(news: readonly HandEvent[]): readonly number[] {
  const gains = new Map<number, number>();
  const gain = (seat: number, amount: number) => gains.set(seat, (gains.get(seat) ?? 0) + amount);
  for (const event of news) {
    if (event.kind === 'won') gain(event.seat, event.amount);
    if (event.kind === 'settled') gain(event.seat, event.won - event.lost);
    if (event.kind === 'paid') {
      gain(event.to, event.amount);
      gain(event.from, -event.amount);
    }
  }
  return [...gains].filter(([, amount]) => amount > 0).map(([seat]) => seat);
}

/**
 * Plays a cue when something happens at the table, at the house's volume in percent. The first view after joining is
 * silent.
 */
export function useCues({ hand, handNumber }: TableView, seat: number | null, loudness = 100): void {
  const before = useRef<{ hand: number; events: number; asked: boolean } | null>(null);
  useEffect(() => setHouseVolume(loudness / 100), [loudness]);
  useEffect(() => {
    const last = before.current;
    const events = hand?.events ?? [];
    const asked = (hand?.ask ?? null) !== null;
    before.current = { hand: handNumber, events: events.length, asked };
    if (last === null) return;
    const news = events.slice(last.hand === handNumber ? last.events : 0);
    const cue = cueOf(news, seat, asked && !(last.asked && last.hand === handNumber && news.length === 0));
    if (cue !== null) play(cue);
  }, [hand, handNumber, seat]);
}
