/** Whom the house keeps apart in the draws of a tournament: at different tables wherever that can be. */
import { expect, test } from 'vitest';
import type { Tournament } from '../../../../main/house/tournament/record.ts';
import { drawSeats, seatForOneMore } from '../../../../main/house/tournament/seating.ts';
import { lots, termsOf } from './made-up.ts';

const apart = (one: string, other: string): boolean => {
  const pair = [one, other].sort().join(' ');
  return pair === '1000001 1000002' || pair === '1000003 1000004';
};

function withPlayers(count: number, part: Partial<Tournament> = {}): Tournament {
  return {
    ...{ id: 1, terms: termsOf({ seats: 5 }), tables: [1, 2, 3], status: 'entering', paused: null, rest: null },
    entries: Array.from({ length: count }, (_, nth) => ({
      ...{ id: nth + 1, account: String(1_000_001 + nth), name: `P${nth + 1}`, at: 0, state: 'registered' },
      ...{ stack: 1000, where: null, to: null, out: null },
    })),
    ...{ level: 0, ran: 0, since: null, hands: [], nextBig: [], outs: 0, removed: 0, prizes: null },
    ...part,
  } as Tournament;
}

const tableOf = (drawn: ReturnType<typeof drawSeats>, entry: number): number | undefined =>
  drawn.find((one) => one.entry === entry)?.at.table;

test('in every draw of several tables they sit at different ones, and everybody has a seat of their own', () => {
  let together = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const free = drawSeats(withPlayers(15), lots(seed));
    if (tableOf(free, 1) === tableOf(free, 2)) together += 1;
    const drawn = drawSeats(withPlayers(15), lots(seed), apart);
    expect(tableOf(drawn, 1)).not.toBe(tableOf(drawn, 2));
    expect(tableOf(drawn, 3)).not.toBe(tableOf(drawn, 4));
    expect(new Set(drawn.map(({ at }) => `${at.table} ${at.seat}`)).size).toBe(15);
    for (const table of [1, 2, 3]) expect(drawn.filter(({ at }) => at.table === table)).toHaveLength(5);
  }
  // Left to chance they would meet.
  expect(together).toBeGreaterThan(20);
});

test('at one table they sit together: there is no other', () => {
  expect(drawSeats(withPlayers(4), lots(3), apart)).toHaveLength(4);
});

test('a late entry gets a seat at the table where nobody is whom they are kept apart from', () => {
  const seated = withPlayers(4, { status: 'playing' });
  const entries = seated.entries.map((entry) => ({
    ...{ ...entry, state: 'playing' as const },
    where: { table: entry.id === 1 ? 1 : 2, seat: entry.id },
  }));
  // Table 1 has fewer players, and the one from whom account 1000002 is kept apart.
  const without = { ...seated, entries: entries.filter(({ id }) => id !== 2) };
  expect(seatForOneMore(without, lots(1))?.table).toBe(1);
  expect(seatForOneMore(without, lots(1), '1000002', apart)?.table).toBe(2);
});
