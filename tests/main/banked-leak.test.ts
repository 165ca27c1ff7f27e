/**
 * The same as `leak.test.ts` for player-dealer games: no frame holds a card before it is open, unless it was dealt to the
 * seat that gets the frame. Which card went where is read off the deck itself and the order of the deals.
 */
import { expect, test } from 'vitest';
import { type CardText, cardText } from '../../games/card.ts';
import type { Hand } from '../../main/hand/hand.ts';
import { tablesOfEach } from '../games/banked/houses.ts';
import { repeated } from '../repeated.ts';
import { playWatched } from './leaks.ts';
import { toldOfHand } from './test-room.ts';

const HANDS = repeated(12, 40);
const BOTS = 5;

/** Games whose hands are dealt face down: of their cards those are open that the public has been shown. */
const CLOSED: ReadonlySet<string> = new Set([
  'double-hand-poker',
  'lucky-pai-gow-poker',
  'fortune-pai-gow-poker',
  'ace-up-pai-gow-poker',
  'nines-up',
  'three-card-poker',
  'three-card-poker-parkwest',
  'caribbean-stud',
  'ultimate-texas-holdem',
  'pai-gow-tiles',
  // Face up but for the player-dealer's one card, and at the Oaks Club for the players' first two.
  'pure-21-5',
  'california-blackjack-22',
  'blackjack-8-0',
  'century-21-blackjack',
  'century-baccarat',
  'community-baccarat',
  'fast-nine',
  'three-card-poker-6-card',
]);

interface Known {
  /** Cards that everybody may know. */
  readonly open: ReadonlySet<string>;
  /** Cards dealt to each position, open or not. */
  readonly dealt: ReadonlyMap<string, ReadonlySet<string>>;
}

function knownIn(hand: Hand): Known {
  const view = hand.view('public');
  const open = new Set<CardText>();
  const dealt = new Map<string, Set<CardText>>();
  let doubled = false;
  let index = hand.facts.start.used ?? 0;
  for (const event of view.events) {
    if (event.kind === 'shown') for (const card of event.cards) open.add(card);
    // A doubled card lies face down until its position is settled.
    if (event.kind === 'act' && event.what === 'double') doubled = true;
    if (event.kind !== 'deal') continue;
    for (const seen of event.cards) {
      const card = cardText(hand.facts.deck[index] ?? -1);
      index += 1;
      if (seen !== null) expect(seen).toBe(card);
      if (CLOSED.has(view.game) ? seen !== null : !(doubled && !view.over)) open.add(card);
      doubled = false;
      dealt.set(event.to, (dealt.get(event.to) ?? new Set()).add(card));
    }
  }
  return { open, dealt };
}

/** Tables of every game that a house spreads, and of houses where the same game is dealt in another way. */
const TABLES = [
  ...tablesOfEach(),
  { game: 'pure-21-5', house: 'lake-elsinore', limit: '5-600', collection: [2] },
  { game: 'california-blackjack-22', house: 'oaks', limit: '5-200', collection: [] },
  { game: 'ultimate-texas-holdem', house: 'lake-elsinore', limit: '5-100', collection: [1] },
  { game: 'century-baccarat', house: 'empire', limit: '10-300', collection: [1] },
];

test.each(TABLES.map((table) => [table.game, table.house, table] as const))(
  `B-45 over ${HANDS} hands of bots at %s of %s, no screen is sent a card that it may not know`,
  async (_, __, table) => {
    let dealt = 0;
    const { room, looked } = await playWatched({
      config: { games: [table], timing: { result: 10, pause: 10 } },
      ...{ bots: BOTS, hands: HANDS, turns: 40_000, told: toldOfHand },
      cards: /(?<=")(?:[2-9TJQKA][cdhs]|X[1-9]|[1-6]-[1-6]b?)(?=")/g,
      known: knownIn,
      leaks: ({ open, dealt: places }, card, own) => {
        dealt = Math.max(dealt, open.size);
        return open.has(card) || places.get(own)?.has(card) ? null : 'another hand';
      },
    });
    expect(room.table.shownHand?.facts.number).toBeGreaterThan(HANDS);
    expect(dealt).toBeGreaterThan(3);
    expect(looked).toBeGreaterThan(HANDS * 20);
    await room.close();
  },
);
