/**
 * No frame sent to a seat holds a card which that seat may not know. What it may know is worked out here from the
 * deck itself and from what has become public, without asking the rules what they would show.
 */
import { expect, test } from 'vitest';
import { cardText } from '../../games/card.ts';
import type { HandEvent } from '../../games/game.ts';
import { Hand } from '../../main/hand/hand.ts';
import { repeated } from '../repeated.ts';
import { letBotsPlay, oncePerHand, showsTable, TestRoom, toldOfHand } from './test-room.ts';

const HANDS = repeated(250, 1000);
/** The last of them, whose receipts are read. */
const RECEIPTS = repeated(40, 100);

/** Where each card of a hand goes: a seat's number, `board`, or nowhere. */
function zonesOf(hand: Hand): Map<string, string> {
  const { game, facts } = hand;
  const zones = game.dealOrder(facts.rules, facts.start);
  return new Map(facts.deck.map((card, index) => [cardText(card), zones[index] ?? 'the stub']));
}

/** What everyone has seen: the board as far as it is dealt, and hands that were shown. */
function publicCards(events: readonly HandEvent[]): Set<string> {
  const seen = new Set<string>();
  for (const event of events) {
    if (event.kind === 'shown' || event.kind === 'exposed') for (const card of event.cards) seen.add(card);
    if (event.kind === 'deal' && event.to === 'board') for (const card of event.cards) if (card) seen.add(card);
  }
  return seen;
}

test(`B-45 over ${HANDS} hands of bots, no screen is sent a card that it may not know`, async () => {
  const leaks: string[] = [];
  let looked = 0;
  let room: TestRoom | null = null;
  let known: { hand: number; zones: Map<string, string> } = { hand: 0, zones: new Map() };
  let turnedUp = 0;
  const seenIn = oncePerHand((hand) => {
    const { events } = hand.view('public');
    if (events.at(-1)?.kind === 'exposed') turnedUp += 1;
    return publicCards(events);
  });
  room = await TestRoom.open({
    bots: 6,
    // Small stakes and no fees: nobody's money runs out in a thousand hands.
    // After a hand some show one card, or both.
    config: { games: [{ game: 'holdem', limit: '2-4' }], timing: { result: 10, pause: 10 }, mayShow: true },
    onSend: (role, text) => {
      const hand = room?.table.shownHand;
      if (!hand || !showsTable(text)) return;
      if (known.hand !== hand.facts.number) known = { hand: hand.facts.number, zones: zonesOf(hand) };
      const own = role.screen === 'station' ? String(role.station) : 'nobody';
      const seen = seenIn(hand);
      looked += 1;
      for (const card of new Set(toldOfHand(role, text).match(/(?<=[" ])[2-9TJQKA][cdhs](?=")/g))) {
        const zone = known.zones.get(card);
        if (zone !== own && !seen.has(card)) leaks.push(`${role.screen} ${own} saw ${card} of ${zone}`);
      }
    },
  });
  await letBotsPlay(room, 6, HANDS, 400_000);
  expect(room.table.state.fault).toBeNull();
  expect(room.table.shownHand?.facts.number).toBeGreaterThan(HANDS);
  expect(leaks).toEqual([]);
  expect(turnedUp).toBeGreaterThan(10);
  expect(room.host.link.counts.failed).toBe(0);
  expect(looked).toBeGreaterThan(HANDS * 50);
  await expectSparingReceipts(room);
  await room.close();
});

/** H5 R10: the receipts of the last hands open to each seat its own cards and those that were public, and no others. */
async function expectSparingReceipts(room: TestRoom): Promise<void> {
  const { books, seal } = room.host.room;
  const last = room.table.lastNumber;
  let compared = 0;
  for (let number = last - RECEIPTS; number <= last; number += 1) {
    const journaled = books.journal.hand(number);
    if (!journaled?.close) continue;
    const hand = Hand.replay(journaled, seal.open(journaled));
    const zones = zonesOf(hand);
    const seen = publicCards(hand.view('public').events);
    for (const sitting of room.table.state.sittings) {
      const seat = journaled.players.find(({ player }) => player === sitting.account)?.seat;
      const answer = await room.station(sitting.seat).press({ do: 'receipt', hand: number });
      await room.pass(100, 100);
      if (seat === undefined) {
        expect(answer).toMatchObject({ ok: false, code: 'not in hand' });
        continue;
      }
      if (!answer.ok || answer.result?.kind !== 'hand receipt')
        throw new Error(`no receipt: ${JSON.stringify(answer)}`);
      const may = [...zones].filter(([card, zone]) => zone === String(seat) || seen.has(card)).map(([card]) => card);
      const file = JSON.parse(answer.result.receipt.text) as { cards: { card: string }[] };
      expect(file.cards.map(({ card }) => card)).toEqual(may);
      expect(answer.result.receipt.cards.map(({ card }) => card)).toEqual(may);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(RECEIPTS * 2);
}
