/**
 * No frame sent to a seat holds a card which that seat may not know. What it may know is worked out here from the
 * deck itself and from what has become public, without asking the rules what they would show.
 */
import { expect, test } from 'vitest';
import { cardText } from '../../games/card.ts';
import type { HandEvent } from '../../games/game.ts';
import { startBots } from '../../main/bots/bots.ts';
import type { Hand } from '../../main/table/hand.ts';
import { seededBytes, TestRoom } from './test-room.ts';

const HANDS = 1000;

/** Cards of a hand that only their owners may know, by seat, until they are shown. */
function holeCards(hand: Hand): Map<string, Set<string>> {
  const { game, facts } = hand;
  const zones = new Map<string, Set<string>>();
  game.dealOrder(facts.rules, facts.start).forEach((zone, index) => {
    const card = facts.deck[index];
    if (card === undefined) return;
    zones.set(zone, (zones.get(zone) ?? new Set()).add(cardText(card)));
  });
  return zones;
}

/** What everyone has seen: the board as far as it is dealt, and hands that were shown. */
function publicCards(events: readonly HandEvent[]): Set<string> {
  const seen = new Set<string>();
  for (const event of events) {
    if (event.kind === 'shown') for (const card of event.cards) seen.add(card);
    if (event.kind === 'deal' && event.to === 'board') for (const card of event.cards) if (card) seen.add(card);
  }
  return seen;
}

test(`B-45 over ${HANDS} hands of bots, no screen is sent a card that it may not know`, {
  timeout: 600_000,
}, async () => {
  const leaks: string[] = [];
  let looked = 0;
  let room: TestRoom | null = null;
  let known: { hand: number; zones: Map<string, Set<string>> } = { hand: 0, zones: new Map() };
  room = await TestRoom.open({
    bots: 6,
    config: { timing: { result: 10, pause: 10 } },
    onSend: (role, frame) => {
      const hand = room?.table.shownHand;
      if (!hand || frame.t !== 'view') return;
      if (known.hand !== hand.facts.number) known = { hand: hand.facts.number, zones: holeCards(hand) };
      const view = 'table' in frame.view && typeof frame.view.table === 'object' ? frame.view.table : null;
      const text = JSON.stringify(frame);
      const own = role.screen === 'station' ? String(role.station) : '';
      const seen = publicCards(view?.hand?.events ?? []);
      looked += 1;
      // Board cards that have not been dealt are nobody's; other seats' cards are theirs alone.
      for (const [zone, cards] of known.zones) {
        if (zone === own) continue;
        for (const card of cards) {
          if (!seen.has(card) && text.includes(`"${card}"`)) leaks.push(`${own || role.screen} saw ${card} of ${zone}`);
        }
      }
    },
  });
  // Screens that nobody plays at: an empty station and the one that everybody sees.
  const line = { send: () => {}, close: () => {} };
  for (const role of [{ screen: 'station', station: 1 }, { screen: 'center-display' }] as const) {
    room.host.link.attach(role, line);
  }
  const random = seededBytes(7);
  const bots = startBots(room.host, 6, room.clock, {
    pace: { min: 1, max: 3 },
    random: () => (random(1)[0] ?? 0) / 256,
  });
  for (let i = 0; i < 400_000 && (room.table.shownHand?.facts.number ?? 0) <= HANDS; i += 1) {
    room.clock.advance(5);
    await settled();
  }
  bots.stop();
  expect(room.table.state.fault).toBeNull();
  expect(room.table.shownHand?.facts.number).toBeGreaterThan(HANDS);
  expect(leaks).toEqual([]);
  expect(looked).toBeGreaterThan(HANDS * 50);
  await room.close();
});
