import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BankedView } from '../../games/hand-view.ts';
import { type AnyGame, GAMES } from '../../games/registry.ts';
import { ezTrak, ROWS, SHOWS } from '../../games/tracker.ts';
import { HOUSES } from '../../houses/houses.ts';
import { postedRules } from '../../houses/posting.ts';
import { bankedView } from '../view-kinds.ts';

const words = (text: string): string[] => text.split(' ').filter(Boolean);

/** The big road in writing, a line for each row: `P` and `B`, the number of ties behind it, `.` where nothing is. */
function drawn(text: string): string[] {
  const { road } = ezTrak(words(text));
  const width = Math.max(0, ...road.map(({ column }) => column + 1));
  const height = Math.max(0, ...road.map(({ row }) => row + 1));
  const at = (column: number, row: number): string => {
    const mark = road.find((one) => one.column === column && one.row === row);
    const letter = mark ? { player: 'P', banker: 'B', none: 'T' }[mark.winner ?? 'none'] : '.';
    return letter + (mark && mark.ties > 0 ? String(mark.ties) : '');
  };
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => at(column, row)).join(' '),
  );
}

describe('the counts', () => {
  it('are of lines, ties, bonus hands and naturals', () => {
    const { hands, player, banker, tie, dragon7, panda8, naturals } = ezTrak(words('P P8 PN B B7 BN T TN'));
    expect(hands).toBe(8);
    expect([player, banker, tie, dragon7, panda8, naturals].map(({ count }) => count)).toEqual([3, 3, 2, 1, 1, 3]);
    expect([player, banker, tie, dragon7, panda8, naturals].map(({ perMille }) => perMille)).toEqual([
      375, 375, 250, 125, 125, 375,
    ]);
  });

  it('are zero in a new shoe', () => {
    const { hands, player, beads, road } = ezTrak([]);
    expect({ hands, player, beads, road }).toEqual({
      hands: 0,
      player: { count: 0, perMille: 0 },
      beads: [],
      road: [],
    });
  });

  it('leave out anything that is not a result of baccarat', () => {
    expect(ezTrak(['P', 'dealer 20', 'P7', 'B8', 'T8', '']).hands).toBe(1);
  });
});

describe('the bead plate', () => {
  it('goes down six rows and on to the next column', () => {
    const { beads } = ezTrak(words('P B T P B T P8'));
    expect(beads.map(({ column, row }) => [column, row])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
      [0, 5],
      [1, 0],
    ]);
    expect(beads[6]).toMatchObject({ winner: 'player', panda: true, dragon: false, natural: false });
    expect(beads[2]).toMatchObject({ winner: null });
  });
});

describe('the big road', () => {
  it('begins a column where the line changes', () => {
    expect(drawn('P P B B7 BN P')).toEqual(['P B P', 'P B .', '. B .']);
  });

  it('counts ties on the hand before them', () => {
    expect(drawn('P T TN B P T')).toEqual(['P2 B P1']);
  });

  it('counts ties at the beginning on the first hand', () => {
    expect(drawn('T T')).toEqual(['T2']);
    expect(drawn('T T B')).toEqual(['B2']);
  });

  it('turns to the right at the bottom', () => {
    expect(drawn('P P P P P P P P B')).toEqual(['P B .', 'P . .', 'P . .', 'P . .', 'P . .', 'P P P']);
  });

  it('turns where another run lies in its way, and does not go down again', () => {
    expect(drawn('P P P P P P P B B B B B B B P')).toEqual([
      'P B P .',
      'P B . .',
      'P B . .',
      'P B . .',
      'P B B B',
      'P P . .',
    ]);
  });

  it('keeps a run apart from the next one', () => {
    expect(drawn('B B B P P P P')).toEqual(['B P', 'B P', 'B P', '. P']);
  });
});

const result = fc.constantFrom('P', 'P8', 'PN', 'B', 'B7', 'BN', 'T', 'TN');
const shoe = fc.array(fc.oneof({ weight: 2, arbitrary: result }, { weight: 3, arbitrary: fc.constant('P') }), {
  maxLength: 120,
});

describe('every shoe', () => {
  it('adds up: lines and ties to hands, dragons to the banker, pandas to the player', () => {
    fc.assert(
      fc.property(shoe, (results) => {
        const { hands, player, banker, tie, dragon7, panda8 } = ezTrak(results);
        expect(hands).toBe(results.length);
        expect(player.count + banker.count + tie.count).toBe(hands);
        expect(dragon7.count).toBeLessThanOrEqual(banker.count);
        expect(panda8.count).toBeLessThanOrEqual(player.count);
      }),
    );
  });

  it('has every hand on the road in a place of its own, in order', () => {
    fc.assert(
      fc.property(shoe, (results) => {
        const { road, player, banker, tie } = ezTrak(results);
        const lines = results.filter((word) => !word.startsWith('T'));
        const places = new Set(road.map(({ column, row }) => `${column} ${row}`));
        expect(places.size).toBe(road.length);
        expect(road.every(({ row }) => row >= 0 && row < ROWS)).toBe(true);
        expect(road.reduce((sum, { ties }) => sum + ties, 0)).toBe(tie.count);
        if (lines.length === 0) return;
        expect(road.length).toBe(player.count + banker.count);
        expect(road.map(({ winner }) => (winner === 'player' ? 'P' : 'B'))).toEqual(
          lines.map((word) => word.charAt(0)),
        );
      }),
    );
  });
});

describe('the displays', () => {
  it('show of a shoe what their texts say', () => {
    expect(SHOWS.eztrak).toEqual({ limits: true, figures: true, trends: true, timer: true });
    expect(SHOWS['reader-board']).toEqual({ limits: false, figures: false, trends: false, timer: false });
    expect(SHOWS.lcd).toEqual({ limits: false, figures: true, trends: true, timer: true });
  });

  it.each([
    ['ez-baccarat', 'artichoke-joes', 'reader-board'], // 000:6510-6512
    ['ez-baccarat-panda-8', 'artichoke-joes', 'eztrak'], // 000:7334-7370
    ['ez-baccarat-panda-8', 'casino-real', 'eztrak'], // 001:3289-3307
    ['century-baccarat', 'artichoke-joes', 'reader-board'], // 000:5856-5868
    ['cash-in-baccarat', 'casino-real', 'lcd'], // 001:6166-6181
    // Nothing is printed for these.
    ['commission-free-baccarat', 'casino-real', 'eztrak'],
    ['century-baccarat', 'empire', 'reader-board'],
    ['community-baccarat', 'lake-elsinore', 'reader-board'],
  ])('%s of %s has the %s', (id, houseId, kind) => {
    const [game, house] = [GAMES.get(id), HOUSES.get(houseId)];
    if (!game || !house) throw new Error(`no ${id} in ${houseId}`);
    const posted = postedRules(house, id, {});
    if (!posted.ok) throw new Error(posted.error.message);
    expect(viewWith(game, posted.value.rules).tracked).toMatchObject({ kind });
    expect(viewWith(game, { ...posted.value.rules, tracker: 'none' }).tracked).toBe(false);
  });
});

function viewWith(game: AnyGame, written: object): BankedView {
  const rules = game.rules.parse(written);
  const occupants = [2, 5].map((seat) => {
    return { seat, player: `player ${seat}`, stack: 100_000, sittingOut: false, entry: 'post' } as const;
  });
  const { start } = game.seatHand(rules, game.newMemory(), occupants, () => 0);
  if (!start) throw new Error('two players and no hand');
  return bankedView(game.view(game.begin(rules, start, game.deck(rules)), 'public'));
}
