/** Whole shoes, hand after hand, against a second account of the same cards. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCard, rankOf } from '../../../../games/card.ts';
import { ezBaccarat } from '../../../../games/ez-baccarat.ts';
import { ezBaccaratPanda8 } from '../../../../games/ez-baccarat-panda-8.ts';
import { invariant } from '../../../../games/result.ts';
import { ezTrak } from '../../../../games/tracker.ts';
import { Seeded } from '../../../../main/odds/seeded.ts';

type Rules = ReturnType<typeof ezBaccarat.rules.parse>;

const occupants = [2, 5].map((seat) => {
  return { seat, player: `player ${seat}`, stack: 10_000_000, sittingOut: false, entry: 'wait' } as const;
});

/** Seats a hand, takes the bank with everything, puts the minimum on the player line, and plays it out. */
function playHand(rules: Rules, memory: ReturnType<typeof ezBaccarat.newMemory>, deck: readonly number[]) {
  const seating = ezBaccarat.seatHand(rules, memory, occupants, () => 0);
  invariant(seating.start !== null, 'two players with chips');
  let state = ezBaccarat.begin(rules, seating.start, deck);
  for (let ask = ezBaccarat.asks(state)[0]; ask; ask = ezBaccarat.asks(state)[0]) {
    const bets = ask.kind === 'wager' ? { [ask.spots[0]?.id ?? '']: ask.spots[0]?.min ?? 0 } : {};
    const next = ezBaccarat.decide(
      state,
      ask.seat,
      ask.kind === 'choose' ? { kind: 'choose', option: 'bank' } : { kind: 'wager', bets },
    );
    invariant(next.ok, 'what was offered is taken');
    state = next.value;
  }
  return { state, start: seating.start, after: ezBaccarat.after(state, seating.memory) };
}

/** The word of a coup and the cards it takes, worked out card by card from the top of `cards`. */
function account(cards: readonly number[]): { readonly word: string; readonly used: number } {
  const value = (card: number): number => [2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 1][rankOf(card)] ?? 0;
  const [p1 = 0, b1 = 0, p2 = 0, b2 = 0, fifth = 0, sixth = 0] = cards.map(value);
  let player = (p1 + p2) % 10;
  let banker = (b1 + b2) % 10;
  const lead = () => (player === banker ? 'T' : player > banker ? 'P' : 'B');
  if (Math.max(player, banker) >= 8) return { word: `${lead()}N`, used: 4 };
  if (player >= 6) {
    if (banker >= 6) return { word: lead(), used: 4 };
    banker = (banker + fifth) % 10;
    return { word: lead() === 'B' && banker === 7 ? 'B7' : lead(), used: 5 };
  }
  player = (player + fifth) % 10;
  const stands = [[], [], [], [8], [0, 1, 8, 9], [0, 1, 2, 3, 8, 9], [0, 1, 2, 3, 4, 5, 8, 9]][banker];
  const draws = stands !== undefined && !stands.includes(fifth);
  if (draws) banker = (banker + sixth) % 10;
  const word = lead();
  if (word === 'P' && player === 8) return { word: 'P8', used: draws ? 6 : 5 };
  return { word: word === 'B' && draws && banker === 7 ? 'B7' : word, used: draws ? 6 : 5 };
}

describe('a shoe', () => {
  it('continues to its cut card and is then changed; every coup matches the second implementation', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 3, max: 8 }), fc.integer({ min: 5, max: 60 }), (seed, decks, cutCard) => {
        const rules = ezBaccarat.rules.parse({ decks, cutCard });
        const deck = new Seeded(seed).shuffle(ezBaccarat.deck(rules));
        let memory = ezBaccarat.newMemory();
        let used = 0;
        const words: string[] = [];
        do {
          const expected = account(deck.slice(used, used + 6));
          const played = playHand(rules, memory, deck);
          expect(played.start.used).toBe(used);
          memory = played.after;
          words.push(expected.word);
          used += expected.used;
          expect(memory.results).toEqual(words);
          const changed = used >= decks * 52 - cutCard;
          expect(memory.used).toBe(changed ? null : used);
          expect(ezBaccarat.continues?.(rules, memory)).toBe(!changed);
        } while (memory.used !== null);
        expect(used).toBeLessThanOrEqual(decks * 52);
        const next = playHand(rules, memory, deck);
        expect(next.start).toMatchObject({ used: 0, results: [], previous: words });
        expect(ezTrak(next.after.previous).hands).toBe(words.length);
      }),
      { numRuns: 12 },
    );
  });

  it('is dealt in the order of its events, and shows a natural', () => {
    const rules = ezBaccarat.rules.parse({ decks: 3 });
    const top = ['Jc', 'Kc', '8c', 'Ac'].map((text) => parseCard(text) ?? 0);
    const { state } = playHand(rules, ezBaccarat.newMemory(), [...top, ...ezBaccarat.deck(rules)]);
    const view = ezBaccarat.view(state, 'public');
    const deals = view.events.flatMap((event) => (event.kind === 'deal' ? [[event.to, ...event.cards]] : []));
    expect(deals).toEqual([
      ['player', 'Jc'],
      ['banker', 'Kc'],
      ['player', '8c'],
      ['banker', 'Ac'],
    ]);
    expect(view.zones).toEqual([
      { id: 'player', label: 'Player', cards: ['Jc', '8c'], text: 'Natural 8' },
      { id: 'banker', label: 'Banker', cards: ['Kc', 'Ac'], text: '1' },
    ]);
    expect(view.events).toContainEqual({ kind: 'told', text: 'Player wins, 8 against 1, with a natural.' });
  });

  it('that was begun for a hand that is void keeps the results of the one before as its previous', () => {
    const rules = ezBaccarat.rules.parse({});
    const memory = { ...ezBaccarat.newMemory(), results: ['P', 'B7'] };
    const { start, memory: kept } = ezBaccarat.seatHand(rules, memory, occupants, () => 0);
    invariant(start !== null, 'two players with chips');
    const voided = ezBaccarat.voided(ezBaccarat.begin(rules, start, ezBaccarat.deck(rules)), kept);
    expect(voided).toMatchObject({ results: [], previous: ['P', 'B7'], used: 0 });
  });

  it('shows how much of it is gone', () => {
    const rules = ezBaccaratPanda8.rules.parse({ decks: 6 });
    const { start } = ezBaccaratPanda8.seatHand(rules, ezBaccaratPanda8.newMemory(), occupants, () => 0);
    invariant(start !== null, 'two players with chips');
    const state = ezBaccaratPanda8.begin(rules, start, ezBaccaratPanda8.deck(rules));
    expect(ezBaccaratPanda8.view(state, 2).shoe).toEqual({ used: 0, cut: 296, cards: 312 });
  });
});
