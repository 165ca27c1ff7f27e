/**
 * No frame sent to a seat holds a card which that seat may not know. What it may know is worked out here from the
 * deck itself and from what has become public, without asking the rules what they would show.
 */
import { expect, test } from 'vitest';
import { cardText } from '../../games/card.ts';
import type { HandEvent } from '../../games/hand-event.ts';
import { Hand } from '../../main/hand/hand.ts';
import { repeated } from '../repeated.ts';
import { playWatched } from './leaks.ts';
import { type TestRoom, toldOfHand } from './test-room.ts';

/** Cards are turned up after every seventh of them or so, by chance: a deck is cut by its seal, and the salts in that are the system's own. */
const HANDS = repeated(200, 1000);
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
  let turnedUp = 0;
  let zones = { hand: 0, of: new Map<string, string>() };
  const { room, looked } = await playWatched({
    // Small stakes and no fees: nobody's money runs out in a thousand hands.
    // After a hand some show one card, or both.
    config: { games: [{ game: 'holdem', limit: '2-4' }], timing: { result: 10, pause: 10 }, mayShow: true },
    ...{ bots: 6, hands: HANDS, turns: 400_000, told: toldOfHand, cards: /(?<=[" ])[2-9TJQKA][cdhs](?=")/g },
    known: (hand) => {
      const { number } = hand.facts;
      if (zones.hand !== number) zones = { hand: number, of: zonesOf(hand) };
      const { events } = hand.view('public');
      if (events.at(-1)?.kind === 'exposed') turnedUp += 1;
      return { zones: zones.of, seen: publicCards(events) };
    },
    enough: () => turnedUp > 10,
    leaks: (known, card, own) => {
      const zone = known.zones.get(card);
      return zone === own || known.seen.has(card) ? null : `${zone}`;
    },
  });
  expect(room.table.shownHand?.facts.number).toBeGreaterThan(HANDS);
  expect(turnedUp).toBeGreaterThan(10);
  expect(looked).toBeGreaterThan(HANDS * 50);
  await expectSparingReceipts(room);
  await room.close();
});

/** H5 R10: the receipts of the last hands open to each seat its own cards and those that were public, and no others. */
async function expectSparingReceipts(room: TestRoom): Promise<void> {
  const { books, seal } = room.host.room;
  // The bots press as often as a screen may; a second later their stations may ask again.
  await room.pass(1000);
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
