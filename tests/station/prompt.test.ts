import { describe, expect, it } from 'vitest';
import type { ChooseAsk } from '../../games/ask.ts';
import type { HandView, TableHand } from '../../games/hand-view.ts';
import { GAMES } from '../../games/registry.ts';
import { COVERED, promptOf } from '../../station/asks/prompt.ts';
import { countsOf, SEED } from '../center-display/geometry.ts';
import { seenFrom } from '../renderer/any-hands.ts';

/** What each seat is asked by keys in a hand at a full table, as it sees it. */
function asked(id: string): readonly { readonly ask: ChooseAsk; readonly hand: HandView }[] {
  const game = GAMES.get(id);
  if (!game) throw new Error(id);
  const players = countsOf(game).at(-1) ?? 2;
  return Array.from({ length: players }, (_, nth) => seenFrom(game, players, SEED, nth + 1))
    .flat()
    .flatMap((hand) => (hand.ask?.kind === 'choose' ? [{ ask: hand.ask, hand }] : []));
}

const handsIn = (hand: HandView): readonly TableHand[] =>
  hand.kind === 'banked' ? hand.positions.flatMap((position) => position.hands) : [];

describe('what is asked by keys', () => {
  it.each(['three-card-poker', 'caribbean-stud', 'ultimate-texas-holdem', 'fast-nine'])(
    'names no hand of %s that lies covered, unless its player has hands named',
    (id) => {
      const named = asked(id).filter(({ ask }) => /hand/i.test(ask.prompt));
      expect(named.length).toBeGreaterThan(0);
      for (const { ask, hand } of named) {
        const words = handsIn(hand).flatMap(({ hidden, text }) => (hidden && text ? [text] : []));
        const said = promptOf(ask, hand, false);
        expect(words.filter((word) => said.replace(/seat \d+|place \w+/, '').includes(word))).toEqual([]);
        expect(said).toContain(COVERED);
        expect(promptOf(ask, hand, true)).toBe(ask.prompt);
      }
    },
  );

  it('says of a hand that lies open what it is', () => {
    for (const { ask, hand } of asked('blackjack-8-0')) {
      if (handsIn(hand).every(({ hidden }) => !hidden)) expect(promptOf(ask, hand, false)).toBe(ask.prompt);
    }
  });
});
