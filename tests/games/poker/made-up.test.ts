/** Games that nobody deals, in a few lines of data: every kind of step, opening and fee goes with every other. */
import { describe, expect, it } from 'vitest';
import { standardDeck } from '../../../games/card.ts';
import { studGame } from '../../../games/poker/poker.ts';
import { eightOrBetter, high } from '../../../games/ranking/ranking.ts';
import { anyGame } from '../../../games/registry.ts';
import { RandomTable } from '../../../lab/simulation/random-table.ts';

const LATER = { by: 'open-hand', hand: 'highest' } as const;
const UP = [{ kind: 'up', count: 1 }] as const;

/** Two cards down, one of them turned up by choice; then cards up, and one for the board; a fee as the board comes. */
const chosen = studGame({
  id: 'chosen-stud',
  name: 'Chosen Stud',
  deck: standardDeck(),
  maxSeats: 8,
  streets: [
    {
      name: 'Choice',
      steps: [
        { kind: 'down', count: 2 },
        { kind: 'expose', count: 1 },
      ],
      limit: 'lower',
      opens: { by: 'card', card: 'lowest', ace: 'high' },
      fee: { name: 'player', due: 'before-cards' },
    },
    { name: 'Second', steps: UP, limit: 'lower', opens: LATER, fee: null },
    { name: 'Third', steps: UP, limit: 'higher', opens: LATER, fee: { name: 'river', due: 'after-cards' } },
    {
      name: 'Last',
      steps: [
        { kind: 'down', count: 2 },
        { kind: 'discard', count: 1 },
        { kind: 'board', count: 1 },
      ],
      limit: 'higher',
      opens: { by: 'position', from: 'button' },
      fee: null,
    },
  ],
  rankings: [high, eightOrBetter],
  oddChips: 'by-card',
  defaults: { betting: 'split-limit' },
});

describe('a made-up game', () => {
  const rules = chosen.rules.parse({ collection: [{ minPlayers: 2, maxPlayers: 8, playerFee: 100, riverFee: 100 }] });

  it('is played by random players with everything checked', () => {
    const settings = { seats: 7, buyIn: { min: 500, max: 20_000 }, absent: 20, inspect: 5 };
    const table = new RandomTable({ game: anyGame(chosen), rules: rules as never, ...settings }, 1);
    expect(table.play(200)).toBeNull();
  });

  it('shows a card that its owner turns up to everybody, and keeps the other hidden', () => {
    const people = [1, 2].map((seat) => {
      return { seat, player: `p${seat}`, stack: 10_000, sittingOut: false, entry: 'post' as const };
    });
    const { start } = chosen.seatHand(rules, chosen.newMemory(), people, () => 0);
    if (!start) throw new Error('nobody is dealt in');
    const dealt = chosen.begin(rules, start, chosen.deck(rules));
    expect(chosen.asks(dealt).map(({ seat, kind }) => [seat, kind])).toEqual([
      [1, 'cards'],
      [2, 'cards'],
    ]);
    const turned = chosen.decide(dealt, 1, { kind: 'cards', groups: { expose: ['2h'] } });
    if (!turned.ok) throw new Error(turned.error.message);
    expect(chosen.view(turned.value, 2).seats[0]).toMatchObject({ cards: [null, '2h'], open: ['2h'] });
    expect(chosen.view(turned.value, 2).seats[1]).toMatchObject({ cards: ['2d', '2s'] });
    expect(chosen.view(turned.value, 'public').events.at(-1)).toEqual({ kind: 'exposed', seat: 1, cards: ['2h'] });
    const again = chosen.decide(turned.value, 2, { kind: 'cards', groups: { expose: ['2h'] } });
    expect(again.ok ? 'taken' : again.error.code).toBe('wrong-cards');
  });
});
