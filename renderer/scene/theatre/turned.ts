/** Hands whose cards the highest bettors are still turning up, as everyone sees them meanwhile. Pure. */

import { handAt } from '../../../games/hand-at.ts';
import type { HandEvent } from '../../../games/hand-event.ts';
import type { BankedView } from '../../../games/hand-view.ts';
import type { TableView } from '../../../protocol/table-view.ts';

/** The table before all cards are open: cards not turned up are backs, and nothing that they decide is shown. */
export function beforeTurned(table: TableView): TableView {
  const { hand, squeeze } = table;
  if (squeeze === undefined || hand?.kind !== 'banked' || !hand.over) return table;
  const dealt = hand.events.findLastIndex(({ kind }) => kind === 'deal') + 1;
  if (dealt === 0 || dealt === hand.events.length) return table;
  const then = handAt(hand, dealt);
  const openOf = (zone: string): number => squeeze.hands.find((each) => each.zone === zone)?.open ?? Number.MAX_VALUE;
  return {
    ...table,
    hand: {
      ...then,
      // A card decides where the action begins.
      action: null,
      turns: squeeze.hands.map(({ zone, seat }) => ({ zone, seat })),
      events: downFrom(then.events, openOf),
      zones: then.zones.map((zone) => partly(zone, openOf(zone.id), hand)),
    },
  };
}

type Zone = BankedView['zones'][number];

/** A hand with its first cards open, and with its value once all of them are. */
function partly({ id, label, cards }: Zone, open: number, whole: BankedView): Zone {
  if (open < cards.length) return { id, label, cards: cards.slice(0, open), down: cards.length - open };
  const text = whole.zones.find((zone) => zone.id === id)?.text;
  return { id, label, cards, ...(text === undefined ? {} : { text }) };
}

/** The events with the cards of each zone face down, starting with the one that is turned next. */
function downFrom(events: readonly HandEvent[], openOf: (zone: string) => number): readonly HandEvent[] {
  const dealt = new Map<string, number>();
  return events.map((event) => {
    if (event.kind !== 'deal') return event;
    const first = dealt.get(event.to) ?? 0;
    dealt.set(event.to, first + event.cards.length);
    return { ...event, cards: event.cards.map((card, nth) => (first + nth < openOf(event.to) ? card : null)) };
  });
}
