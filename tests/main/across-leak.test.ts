/**
 * The same as `leak.test.ts` for games in which everybody plays against everybody: hands that are set in secret open all at
 * once, and in pan only what is drawn, melded or discarded is open. Which card went where is read off the deck itself.
 */
import { expect, test } from 'vitest';
import { type CardText, cardText } from '../../games/card.ts';
import type { Hand } from '../../main/hand/hand.ts';
import { repeated } from '../repeated.ts';
import { playWatched } from './leaks.ts';

const HANDS = repeated(12, 40);
const BOTS = 5;

interface Known {
  /** Cards that everybody may know. */
  readonly open: ReadonlySet<string>;
  /** Cards dealt to each seat. */
  readonly dealt: ReadonlyMap<string, ReadonlySet<string>>;
}

type KnownIn = (hand: Hand) => Known;

function dealtIn({ game, facts }: Hand): Map<string, Set<CardText>> {
  const dealt = new Map<string, Set<CardText>>();
  for (const [at, to] of game.dealOrder(facts.rules, facts.start).entries()) {
    dealt.set(to, (dealt.get(to) ?? new Set()).add(cardText(facts.deck[at] ?? -1)));
  }
  return dealt;
}

/** Nothing is open before the hand is over, then every hand; a pile that nobody plays never is. */
const inSecret: KnownIn = (hand) => {
  const dealt = dealtIn(hand);
  const played = hand.facts.start.players.map(({ seat }) => dealt.get(String(seat)) ?? []);
  return { dealt, open: new Set(hand.over ? played.flatMap((cards) => [...cards]) : []) };
};

/** Each card is there up to eight times: what is found is a card of which no copy was dealt to the seat or has been open. */
const inPan: KnownIn = (hand) => {
  const dealt = dealtIn(hand);
  const open = new Set<CardText>();
  let next = hand.game.dealOrder(hand.facts.rules, hand.facts.start).length;
  for (const event of hand.view('public').events) {
    if (event.kind === 'deal' && event.to === 'drawn') {
      open.add(cardText(hand.facts.deck[next] ?? -1));
      next += 1;
    }
    if (event.kind !== 'laid' && event.kind !== 'discard') continue;
    for (const card of event.kind === 'laid' ? event.from : event.cards) {
      if (card === null) throw new Error('a meld or a discard lies open');
      // What is laid down was dealt to that seat, or drawn before.
      if (!dealt.get(String(event.seat))?.has(card)) expect(open).toContain(card);
      open.add(card);
    }
  }
  return { dealt, open };
};

test.each<[string, string, string, KnownIn]>([
  ['chinese-poker', 'lake-elsinore', '1', inSecret],
  ['panguingue', 'artichoke-joes', '1', inPan],
  ['panguingue', 'oaks', '1', inPan],
])(
  `B-45 over ${HANDS} hands of %s at %s, no screen is sent a card that it may not know`,
  async (game, house, limit, knownIn) => {
    let own = 0;
    const { room, looked } = await playWatched({
      config: { games: [{ game, house, limit }], timing: { result: 10, pause: 10 } },
      ...{ bots: BOTS, hands: HANDS, turns: 60_000, cards: /(?<=")[2-9TJQKA][cdhs](?=")/g, known: knownIn },
      leaks: ({ open, dealt }, card, to) => {
        if (dealt.get(to)?.has(card)) own += 1;
        else if (!open.has(card)) return 'another hand';
        return null;
      },
    });
    expect(room.table.lastNumber).toBeGreaterThan(HANDS / 2);
    expect(own).toBeGreaterThan(HANDS * 10);
    expect(looked).toBeGreaterThan(HANDS * 20);
    await room.close();
  },
);
