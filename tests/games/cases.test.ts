/**
 * The field cases of sections A to F that are properties, each named by its row; the others are scenarios in
 * tests/scenarios/cases. The last test says where every row is proved.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { Ask } from '../../games/ask.ts';
import type { HandEvent } from '../../games/hand-event.ts';
import type { Outcome } from '../../games/outcome.ts';
import type { Seat } from '../../games/seat.ts';
import { carriedBy, takenInAll } from '../../main/hand/conservation.ts';
import { RULED, TestRoom } from '../main/test-room.ts';
import { type RandomHand, randomHand } from './random-hand.ts';

const whateverIsPlayed = (check: (hand: RandomHand) => void, numRuns = 150): void => {
  fc.assert(
    fc.property(fc.nat(), (seed) => check(randomHand(seed))),
    { numRuns },
  );
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

describe('chips', () => {
  it('B-22: what some win others lose, less what the house takes and what stays in the pot', () => {
    whateverIsPlayed(({ outcome }) => {
      const net = sum(outcome.stacks.map(({ before, after }) => after - before));
      const carried = carriedBy(outcome);
      expect(net + takenInAll(outcome) + carried.after - carried.before).toBe(0);
    });
  });

  it('B-33: every amount is a whole number of cents, however small the chips and odd the stacks', () => {
    whateverIsPlayed(({ asks, outcome, game, states }) => {
      const amounts = [
        ...asks.flatMap(amountsOf),
        ...outcome.moves.map(({ amount }) => amount),
        ...outcome.pots.flatMap(({ amount, shares }) => [amount, ...shares.map((share) => share.amount)]),
        ...outcome.stacks.flatMap(({ before, after }) => [before, after]),
        ...states.flatMap((state) => {
          const view = game.view(state, 'public');
          return view.kind === 'pot' ? view.pots.map(({ amount }) => amount) : [];
        }),
      ];
      expect(amounts.filter((amount) => !Number.isSafeInteger(amount) || amount < 0)).toEqual([]);
    });
  });

  it('B-33: a raise to a fraction of a cent is refused', () => {
    whateverIsPlayed(({ game, states }) => {
      for (const state of states) {
        const [ask] = game.asks(state);
        if (ask?.kind !== 'bet' || !ask.raise || ask.raise.min === ask.raise.max) continue;
        expect(game.decide(state, ask.seat, { kind: 'raise', to: ask.raise.min + 0.5 }).ok).toBe(false);
      }
    }, 50);
  });

  it('B-94: the events of a hand add up to what was paid in it', () => {
    whateverIsPlayed(({ game, states, outcome, start }) => {
      const last = states.at(-1);
      if (last === undefined) throw new Error('a hand without a state');
      const view = game.view(last, 'public');
      const { events } = view;
      if (view.kind === 'banked') {
        toldOfBets(events, outcome, view.dealer?.seat ?? null);
        return;
      }
      for (const { seat } of start.players) {
        const paid = events.map((event) => {
          if ((event.kind === 'paid' || event.kind === 'collected') && event.from === seat) return event.amount;
          if (!('seat' in event) || event.seat !== seat) return 0;
          if (event.kind === 'returned') return -event.amount;
          return event.kind === 'post' || event.kind === 'act' ? event.amount : 0;
        });
        const moved = outcome.moves.filter(({ from }) => from === `seat:${seat}`).map(({ amount }) => amount);
        expect(sum(paid)).toBe(sum(moved));
        const won = events.map((event) => {
          if (event.kind === 'paid') return event.to === seat ? event.amount : 0;
          return event.kind === 'won' && event.seat === seat ? event.amount : 0;
        });
        const got = outcome.moves.filter(({ to }) => to === `seat:${seat}`).map(({ amount }) => amount);
        expect(sum(won)).toBe(sum(got));
      }
    });
  });
});

/** Bets are told with what they won and lost, fees with where they went and who paid them: all that changes a stack. */
function toldOfBets(events: readonly HandEvent[], { moves }: Outcome, dealer: Seat | null): void {
  const told = new Map<string, number>();
  const moved = new Map<string, number>();
  const add = (to: Map<string, number>, place: string, amount: number): void =>
    void to.set(place, (to.get(place) ?? 0) + amount);
  for (const event of events) {
    if (event.kind === 'collected') {
      add(told, event.place, event.amount);
      if (event.from !== undefined) add(told, `seat:${event.from}`, -event.amount);
    }
    if (event.kind !== 'settled') continue;
    add(told, `seat:${event.seat}`, event.won - event.lost);
    add(told, `seat:${dealer}`, event.lost - event.won);
  }
  for (const { from, to, amount } of moves) {
    add(moved, from, -amount);
    add(moved, to, amount);
  }
  for (const place of new Set([...told.keys(), ...moved.keys()])) {
    expect([place, moved.get(place) ?? 0]).toEqual([place, told.get(place) ?? 0]);
  }
}

function amountsOf(ask: Ask): number[] {
  if (ask.kind !== 'bet') return [];
  const { call, raise, bet, stack, pot } = ask;
  return [call ?? 0, bet, stack, pot, ...(raise ? [raise.min, raise.max, raise.step] : [])];
}

describe('at the table', () => {
  let room: TestRoom;
  const config = { games: [{ game: 'holdem', limit: '2-4' }] };

  afterEach(async () => {
    await room.close();
  });

  it('B-24: a hand that is called off gives every post back, and the house takes nothing', async () => {
    room = await TestRoom.open({ config });
    for (const seat of [1, 2]) await room.sit(seat, seat, 4000);
    await room.deal();
    expect(room.table.hand?.view('public').events.filter(({ kind }) => kind === 'post')).toHaveLength(2);
    await room.station(room.turn).press({ do: 'sit out' });
    expect(await room.floor.press({ do: 'void', reason: 'one player is left', signature: RULED })).toMatchObject({
      ok: true,
    });
    expect([1, 2].map((seat) => room.table.stack(seat))).toEqual([4000, 4000]);
    expect(room.host.room.books.ledger.balances('collection:').every(({ balance }) => balance === 0)).toBe(true);
    await room.pass(10_000);
    expect(room.table.hand).toBeNull();
  });

  it('B-26: somebody who sits down during a hand changes nothing in it', async () => {
    const play = async (joined: boolean): Promise<unknown> => {
      room = await TestRoom.open({ config, seed: 5 });
      for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
      await room.deal();
      await room.decide(room.turn, { kind: 'call' });
      if (joined) await room.sit(7, 7, 4000);
      await room.playOut();
      expect(room.table.sitting(7) !== undefined).toBe(joined);
      return [room.table.shownHand?.view('public').events, [1, 2, 3].map((seat) => room.table.stack(seat))];
    };
    const alone = await play(false);
    await room.close();
    expect(await play(true)).toEqual(alone);
    expect(room.table.stack(7)).toBe(4000);
    await room.deal();
    expect(room.table.hand?.facts.start.players.length).toBeGreaterThanOrEqual(3);
  });
});

describe('the rows of sections A to G', () => {
  const tests = join(import.meta.dirname, '..');
  const scenarios = readdirSync(join(tests, 'scenarios'), { recursive: true, encoding: 'utf8' }).join('\n');
  /** Rows that no scenario can show, and the file with the test that is named for them. */
  const elsewhere: Readonly<Record<string, string>> = {
    'B-24': 'games/cases.test.ts',
    'B-26': 'games/cases.test.ts',
    'B-33': 'games/cases.test.ts',
    'B-45': 'main/leak.test.ts',
    'B-52': 'games/ranking/low.test.ts',
    'B-56': 'games/ranking/badugi.test.ts',
    'B-62': 'games/banked/double-hand/house-way.test.ts',
  };
  const numbers = [1, 2, 4, 6, 7, 9, 10, 11, 12, 13, 15, 16, 17, 18, 21, 22, 23, 24, 25, 26, 27, 28, 29, 31, 32, 33];
  const more = [34, 36, 38, 40, 41, 42, 44, 45, 46, 47, 48, 50, 51, 52, 54, 56, 57];
  const playerDealer = [59, 60, 61, 62, 64, 65, 66, 67, 69, 70, 71, 73, 74];
  const rows = [...numbers, ...more, ...playerDealer].map((n) => `B-${String(n).padStart(2, '0')}`);

  it.each(rows)('%s has a scenario or a test of its own', (row) => {
    const file = elsewhere[row];
    if (file === undefined) expect(scenarios).toContain(`${row}-`);
    else expect(readFileSync(join(tests, file), 'utf8')).toMatch(new RegExp(`\\b${row}\\b`));
  });
});
