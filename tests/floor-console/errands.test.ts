import { describe, expect, it } from 'vitest';
import { errands } from '../../floor-console/errands.ts';
import { floor, QUIET, TROUBLE } from './fixtures.ts';

describe('what waits for the floorman', () => {
  it('is nothing on a quiet table', () => {
    const none = {
      calls: [],
      hits: [],
      entries: [],
      moves: [],
      overdue: [],
      dark: [],
      neighbors: [],
      locked: [],
      count: 0,
    };
    expect(errands(QUIET)).toEqual(none);
  });

  it('keeps seat changes in the order asked, whatever the order they arrive in (LR31d)', () => {
    const [move] = floor().requests.filter(({ kind }) => kind === 'move');
    if (!move) throw new Error('the fixture has a move');
    const later = { ...move, id: 'move-2', seat: 2, since: move.since + 1000 };
    const { moves } = errands(floor({ requests: [later, move] }));
    expect(moves.map(({ id }) => id)).toEqual(['move-5', 'move-2']);
  });

  it('calls out breaks that have run out and players whose station is dark', () => {
    const found = errands(TROUBLE);
    expect(found.overdue).toMatchObject([{ seat: 6, player: 'Priya' }]);
    expect(found.dark).toEqual([{ seat: 3, player: 'Wen', faults: ['Screen dark', 'Reader lost'] }]);
    expect(found.count).toBe(4);
  });

  it('leaves out bots, which have no station', () => {
    const places = TROUBLE.table.places.map((place) => ({ ...place, bot: true }));
    expect(errands({ ...TROUBLE, table: { ...TROUBLE.table, places } }).dark).toEqual([]);
  });
});
