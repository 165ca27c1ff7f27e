/**
 * The same as `leak.test.ts` for games with cards that lie open, are turned up, thrown away or drawn: no frame holds a card
 * that is neither open nor was dealt to the seat that gets the frame. Which card went where is read off the deck itself and
 * the order of the deals.
 */
import { expect, test } from 'vitest';
import { type CardText, cardText } from '../../games/card.ts';
import type { HandEvent } from '../../games/hand-event.ts';
import type { Hand } from '../../main/hand/hand.ts';
import { repeated } from '../repeated.ts';
import { playWatched } from './leaks.ts';
import { toldOfHand } from './test-room.ts';

const HANDS = repeated(12, 40);
const BOTS = 5;

interface Known {
  readonly open: ReadonlySet<CardText>;
  readonly ownerOf: ReadonlyMap<CardText, string>;
}

/** Open cards as the public has been told of them; owners by the deck, whose first cards come one at a time to each. */
function knownIn({ game, facts }: Hand, events: readonly HandEvent[]): Known {
  const open = new Set<CardText>();
  const ownerOf = new Map<CardText, string>();
  const first = game.dealOrder(facts.rules, facts.start);
  for (const [index, zone] of first.entries()) ownerOf.set(cardText(facts.deck[index] ?? -1), zone);
  let dealt = 0;
  for (const event of events) {
    if (event.kind === 'shown' || event.kind === 'exposed') for (const card of event.cards) open.add(card);
    if (event.kind !== 'deal') continue;
    for (const seen of event.cards) {
      if (seen !== null) open.add(seen);
      const card = cardText(facts.deck[dealt] ?? -1);
      if (dealt >= first.length) ownerOf.set(card, event.to);
      if (seen !== null && dealt >= first.length) expect(seen).toBe(card);
      dealt += 1;
    }
  }
  return { open, ownerOf };
}

test.each([
  ['seven-card-stud', 'artichoke-joes', '4-8'],
  ['razz', 'artichoke-joes', '4-8'],
  ['asian-stud', 'casino-real', 'spread-10-100'],
  ['mexican-poker', 'casino-real', '4-8'],
  ['draw-poker', 'casino-real', '4-8'],
  ['draw-jacks-or-better', 'casino-real', '4-8'],
  ['lo-ball', 'lake-elsinore', '4-8'],
  ['badugi', 'lightning', '4-8'],
])(`B-45 over ${HANDS} hands of %s, no screen is sent a card that it may not know`, async (game, house, limit) => {
  const { room, looked } = await playWatched({
    config: { games: [{ game, house, limit }], timing: { result: 10, pause: 10 } },
    ...{ bots: BOTS, hands: HANDS, turns: 60_000, told: toldOfHand, cards: /(?<=")(?:[2-9TJQKA][cdhs]|X1)(?=")/g },
    known: (hand) => knownIn(hand, hand.view('public').events),
    leaks: ({ open, ownerOf }, card, own) =>
      ownerOf.get(card) === own || open.has(card) ? null : (ownerOf.get(card) ?? 'the stub'),
  });
  expect(room.table.lastNumber).toBeGreaterThan(HANDS / 2);
  expect(looked).toBeGreaterThan(HANDS * 20);
  await room.close();
});
