import { useEffect, useRef } from 'react';
import type { HandEvent } from '../../games/hand-event.ts';
import type { TableView } from '../../protocol/table-view.ts';
import { type Cue, play, setHouseVolume } from '../kit/sound.ts';

/**
 * The cue for what is new in a hand, only the most important one; null for none. It depends on what everyone sees
 * happen, never on which cards they are. `seat` is the listener's; null at the center, where every win is heard.
 */
export function cueOf(news: readonly HandEvent[], seat: number | null, myTurn: boolean): Cue | null {
  if (news.some((event) => event.kind === 'won' && (seat === null || event.seat === seat))) return 'win';
  if (myTurn) return 'turn';
  if (news.some(({ kind }) => kind === 'deal')) return 'card';
  if (news.some((event) => (event.kind === 'act' || event.kind === 'post') && event.amount > 0)) return 'chip';
  return null;
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
