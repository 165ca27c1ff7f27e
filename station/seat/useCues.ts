import { useEffect, useRef } from 'react';
import type { HandEvent } from '../../games/game.ts';
import type { StationView } from '../../protocol/views.ts';
import { type Cue, play } from '../../renderer/kit/sound.ts';

/** Which cue, if any, tells of what is new in a hand: the weightiest one only. */
export function cueOf(news: readonly HandEvent[], station: number, myTurn: boolean): Cue | null {
  if (news.some((event) => event.kind === 'won' && event.seat === station)) return 'win';
  if (myTurn) return 'turn';
  if (news.some(({ kind }) => kind === 'deal')) return 'card';
  if (news.some((event) => (event.kind === 'act' || event.kind === 'post') && event.amount > 0)) return 'chip';
  return null;
}

/** Plays a cue when something happens at the table. The first view after joining is silent. */
export function useCues({ table, station }: StationView): void {
  const before = useRef<{ hand: number; events: number; asked: boolean } | null>(null);
  const { hand, handNumber } = table;
  useEffect(() => {
    const last = before.current;
    const events = hand?.events ?? [];
    const asked = (hand?.ask ?? null) !== null;
    before.current = { hand: handNumber, events: events.length, asked };
    if (last === null) return;
    const news = events.slice(last.hand === handNumber ? last.events : 0);
    const cue = cueOf(news, station, asked && !(last.asked && last.hand === handNumber && news.length === 0));
    if (cue !== null) play(cue);
  }, [hand, handNumber, station]);
}
