import { describe, expect, it } from 'vitest';
import { houseWay } from '../../../../games/banked/ultimate/house-way.ts';
import { ultimateRules } from '../../../../games/banked/ultimate/rules.ts';
import { type Card, rankOf, suitOf } from '../../../../games/card.ts';
import { Seeded } from '../../../../main/odds/seeded.ts';

const DECK: readonly Card[] = Array.from({ length: 52 }, (_, card) => card);
const HANDS = 400;

describe('the house way of Ultimate Texas Hold’em at the end', () => {
  it('is the same for both payoffs of a flush on the Blind, so hands of earlier versions replay unchanged', () => {
    const seeded = new Seeded(65);
    let flushes = 0;
    for (const boardPlays of [true, false]) {
      const ways = (['3-to-2', '6-to-5'] as const).map((blindFlush) => ultimateRules.parse({ boardPlays, blindFlush }));
      for (let deal = 0; deal < HANDS; deal++) {
        // Seven cards of which five or more are of one suit: two of one's own and two of the board are drawn from all.
        const suited = seeded.shuffle(DECK.filter((card) => suitOf(card) === deal % 4)).slice(0, 5);
        const others = seeded.shuffle(DECK.filter((card) => !suited.includes(card))).slice(0, 2);
        const seven = seeded.shuffle([...suited, ...others]);
        const known = { hand: seven.slice(0, 2), board: seven.slice(2), open: [] };
        if (new Set(seven.map(rankOf)).size < 7) continue;
        flushes++;
        const [one, other] = ways.map((rules) => houseWay(rules, 2, known));
        expect(one).toBe(other);
      }
    }
    expect(flushes).toBeGreaterThan(HANDS / 2);
  });
});
