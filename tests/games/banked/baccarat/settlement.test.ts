import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankerLine, dragon7, panda8, playerLine, tie } from '../../../../games/banked/baccarat/bets.ts';
import { coupOf, coupsOf } from '../../../../games/banked/baccarat/coup.ts';
import type { BaccaratRules } from '../../../../games/banked/baccarat/rules.ts';
import { coversAll, inTurn, layoutOf, settled } from '../../../../games/banked/baccarat/settlement.ts';
import { cover } from '../../../../games/banked/coverage.ts';
import type { BankedTable, Bet, Position } from '../../../../games/banked/table.ts';
import { ezBaccaratVariant } from '../../../../games/ez-baccarat.ts';
import { ezBaccaratPanda8Variant } from '../../../../games/ez-baccarat-panda-8.ts';

const SPOTS = ['player', 'banker', 'tie', 'panda-8', 'dragon-7'];
const layout: readonly Position[] = [1, 2, 3, 4, 5].map((seat) => ({ id: String(seat), seat }));

/** A table whose bank is at seat 3, so that the action passes the end of the layout. */
function tableOf(rules: BaccaratRules, bets: readonly Bet[], wager: number): BankedTable<BaccaratRules> {
  const positions = [...layout.slice(3), ...layout.slice(0, 2)];
  return {
    rules,
    start: {
      button: 3,
      players: layout.map(({ seat }) => ({ seat: seat ?? 0, player: `player ${seat}`, stack: 100_000 })),
      positions: layout,
      offers: [{ seat: 3, position: '3', hand: 1, taken: false }],
      welcome: [],
      joint: [],
      dice: [],
      used: 0,
      results: [],
      previous: [],
      last: {},
    },
    deck: [],
    dealer: 3,
    dealerPosition: '3',
    wager,
    bets,
    entitled: [],
    positions,
    active: positions.filter(({ id }) => bets.some((bet) => bet.position === id)),
    fouled: [],
    chips: new Map(),
  };
}

const bet = (seat: number, spot: string, amount = 1_000): Bet => ({ seat, position: String(seat), spot, amount });
const everything = [4, 5, 1, 2].flatMap((seat) => SPOTS.map((spot) => bet(seat, spot)));
const ez = ezBaccaratVariant.rules.parse({});
const panda = ezBaccaratPanda8Variant.rules.parse({});
const said = (sentence: string, coup = coupOf([0, 6], [0, 5])) => ({ ...coup, sentence });
/** The bets of EZ Baccarat Panda 8 under these rules; those of EZ Baccarat are among them. */
const layoutFor = (rules: BaccaratRules) => {
  const full = { ...panda, ...rules };
  return layoutOf(
    full,
    [playerLine, bankerLine, tie({ alone: true }), panda8, dragon7].map((page) => page.bet(full)),
  );
};

const coversAllOf = (table: BankedTable<BaccaratRules>): boolean => coversAll(layoutFor(table.rules), table);

describe('the order of settlement', () => {
  const order = (rules: BaccaratRules, place: number | null): string[] =>
    settled(layoutFor(rules), tableOf(rules, everything, 0), said(''), place).map(
      ({ bet: { spot, seat: at } }) => `${spot} ${at}`,
    );

  it('EZ Baccarat with everything covered: kind by kind from the lowest seat, each place’s lines together', () => {
    const rest = order(ez, null);
    expect(rest.slice(0, 4)).toEqual(['dragon-7 1', 'dragon-7 2', 'dragon-7 4', 'dragon-7 5']);
    expect(rest.slice(8, 12)).toEqual(['tie 1', 'tie 2', 'tie 4', 'tie 5']);
    expect(rest.slice(12, 16)).toEqual(['player 1', 'banker 1', 'player 2', 'banker 2']);
  });

  it('EZ Baccarat by a card: from the place that it points at', () => {
    expect(order(ez, 3).slice(0, 4)).toEqual(['dragon-7 1', 'dragon-7 2', 'dragon-7 4', 'dragon-7 5']);
    expect(order(ez, 2).slice(0, 4)).toEqual(['dragon-7 5', 'dragon-7 1', 'dragon-7 2', 'dragon-7 4']);
  });

  it('EZ Baccarat Panda 8: lines, Tie, Panda 8, Dragon 7, from the player-dealer’s left', () => {
    const kinds = order(panda, null);
    expect(kinds.slice(0, 8)).toEqual([
      'player 4',
      'player 5',
      'player 1',
      'player 2',
      'banker 4',
      'banker 5',
      'banker 1',
      'banker 2',
    ]);
    expect(kinds.filter((_, i) => i % 4 === 0)).toEqual(['player 4', 'banker 4', 'tie 4', 'panda-8 4', 'dragon-7 4']);
  });

  it('passes over places without a bet', () => {
    const table = tableOf(ez, [bet(5, 'player'), bet(2, 'player')], 0);
    expect(inTurn(table, 3).map(({ id }) => id)).toEqual(['2', '5']);
    expect(inTurn(table, 1).map(({ id }) => id)).toEqual(['5', '2']);
  });
});

describe('the sentence about a bet', () => {
  it('the coup, and what it pays or that it is pushed', () => {
    const table = tableOf(panda, [bet(4, 'tie'), bet(4, 'player'), bet(4, 'panda-8')], 0);
    const coup = said('Tie at 6', coupOf([0, 6], [0, 6]));
    expect(settled(layoutFor(panda), table, coup, null).map(({ text }) => text)).toEqual([
      'Tie at 6: the Player line is pushed.',
      'Tie at 6: Tie pays 9 to 1.',
      'Tie at 6.',
    ]);
  });
});

describe('a wager that covers everything', () => {
  it('is enough for the dearest coup', () => {
    const bets = [bet(4, 'player', 2_000), bet(4, 'dragon-7', 500)];
    expect(coversAllOf(tableOf(ez, bets, 22_000))).toBe(true);
    expect(coversAllOf(tableOf(ez, bets, 21_999))).toBe(false);
  });

  it('need not be enough for a coup that the drawing rules do not give', () => {
    // A natural eight against a drawn one wins the tie and the line, but only where naturals do not end the drawing.
    const bets = [bet(4, 'player', 10_000), bet(4, 'tie', 1_000)];
    expect(coversAllOf(tableOf(ez, bets, 11_000))).toBe(true);
    expect(coversAllOf(tableOf({ ...ez, naturals: 'literal' }, bets, 11_000))).toBe(false);
    expect(coversAllOf(tableOf({ ...ez, naturals: 'literal' }, bets, 19_000))).toBe(true);
  });

  it('leaves no bet short in any coup', () => {
    const anyBet = fc.tuple(
      fc.constantFrom(4, 5, 1, 2),
      fc.constantFrom(...SPOTS),
      fc.integer({ min: 1, max: 50_000 }),
    );
    fc.assert(
      fc.property(
        fc.array(anyBet, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 3_000_000 }),
        fc.constantFrom(...coupsOf({ naturals: 'literal' })),
        (drawn, wager, coup) => {
          const table = tableOf(
            { ...panda, naturals: 'literal' },
            drawn.map(([seat, spot, amount]) => bet(seat, spot, amount)),
            wager,
          );
          const dues = settled(layoutFor(table.rules), table, said('', coup), null);
          expect(new Set(dues.map((due) => due.bet)).size).toBe(table.bets.length);
          const { covered } = cover(wager, 'gross', dues);
          if (coversAllOf(table)) expect(covered.every(({ short }) => !short)).toBe(true);
        },
      ),
    );
  });
});
