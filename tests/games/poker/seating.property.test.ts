import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Occupant, Seating } from '../../../games/hand-start.ts';
import { type PokerMemory, placeFrom, pokerMemory } from '../../../games/poker/memory.ts';
import { type PokerStart, pokerStart } from '../../../games/poker/start.ts';
import type { Seat } from '../../../games/seat.ts';
import { SeatingTable } from './seating-table.ts';

type Change =
  | { do: 'arrive'; seat: number; player: string }
  | { do: 'leave' | 'broke' | 'rebuy' | 'sit out' | 'return' | 'post' | 'wait'; seat: number }
  | { do: 'move'; seat: number; to: number };

const seat = fc.integer({ min: 1, max: 10 });
const player = fc.integer({ min: 1, max: 14 }).map((n) => `player ${n}`);
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('arrive' as const), seat, player }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('leave', 'broke', 'rebuy', 'sit out', 'return', 'return', 'post', 'wait'),
      seat,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('move' as const), seat, to: seat }) },
);

/** What happens between hands, for many hands, beginning with some people at the table. */
const evening = fc.record({
  first: fc.uniqueArray(seat, { minLength: 2, maxLength: 10 }),
  hands: fc.array(fc.array(change, { maxLength: 4 }), { minLength: 1, maxLength: 25 }),
  lot: fc.nat(),
});

function apply(table: SeatingTable, change: Change): void {
  const taken = (at: number): boolean => table.people.some((one) => one.seat === at);
  switch (change.do) {
    case 'arrive':
      if (!taken(change.seat) && !table.people.some((one) => one.player === change.player)) {
        table.sit(change.seat, { player: change.player });
      }
      break;
    case 'move':
      if (!taken(change.to)) table.change(change.seat, { seat: change.to });
      break;
    case 'leave':
      table.leave(change.seat);
      break;
    default:
      table.change(change.seat, HOW[change.do]);
  }
}

const HOW: Record<'broke' | 'rebuy' | 'sit out' | 'return' | 'post' | 'wait', Partial<Occupant>> = {
  broke: { stack: 0 },
  rebuy: { stack: 10_000 },
  'sit out': { sittingOut: true },
  return: { sittingOut: false },
  post: { entry: 'post' },
  wait: { entry: 'wait' },
};

interface DealtHand {
  readonly before: PokerMemory;
  readonly people: readonly Occupant[];
  readonly seating: Seating<PokerStart, PokerMemory>;
  readonly start: PokerStart;
}

/** Plays the evening through and gives every hand of it to `check`. */
function everyHand(check: (hand: DealtHand, table: SeatingTable) => void): void {
  fc.assert(
    fc.property(evening, ({ first, hands, lot }) => {
      const table = new SeatingTable();
      table.lot = (n) => lot % n;
      for (const at of first) table.sit(at, { player: `player ${at}` });
      for (const changes of hands) {
        for (const one of changes) apply(table, one);
        const before = table.memory;
        const seating = table.deal();
        if (seating.start) check({ before, people: table.people, seating, start: seating.start }, table);
      }
    }),
    { numRuns: 400 },
  );
}

const stayed = ({ before, people }: DealtHand): Occupant[] =>
  people.filter(
    (one) =>
      !one.sittingOut &&
      one.stack > 0 &&
      before.dealt.some((was) => was.seat === one.seat && was.player === one.player),
  );

const pays = (start: PokerStart, at: number): boolean =>
  start.posts.some((post) => post.seat === at && post.live >= 200);

describe('whatever happens at the table', () => {
  it('there is one button, and the blinds follow it clockwise', () => {
    everyHand(({ start }) => {
      const order = start.players
        .map((one) => one.seat)
        .sort((a, b) => placeFrom(start.button, a) - placeFrom(start.button, b));
      expect(order.at(-1)).toBe(start.button);
      const [small, big] = order.length === 2 ? [start.button, order[0]] : order;
      expect([start.smallBlindSeat, start.bigBlindSeat]).toEqual([small, big]);
      expect(start.posts.slice(0, 2)).toEqual([
        { seat: small, what: 'small blind', live: 100, dead: 0 },
        { seat: big, what: 'big blind', live: 200, dead: 0 },
      ]);
    });
  });

  it('everybody is dealt in or gets a reason, and only players who are ready are dealt in', () => {
    everyHand(({ start, seating, people }) => {
      const dealt = start.players.map((one) => one.seat);
      const told = seating.waiting.map((one) => one.seat);
      expect([...dealt, ...told].sort()).toEqual(people.map((one) => one.seat).sort());
      for (const one of start.players) {
        expect(people.find((other) => other.seat === one.seat)).toMatchObject({ ...one, sittingOut: false });
        expect(one.stack).toBeGreaterThan(0);
      }
    });
  });

  it('start and memory are what their schemas say, and no seat posts twice', () => {
    everyHand(({ start, seating }, table) => {
      expect(pokerStart.parse(start)).toEqual(start);
      expect(pokerMemory.parse(seating.memory)).toEqual(seating.memory);
      expect(pokerMemory.parse(table.memory)).toEqual(table.memory);
      expect(new Set(start.posts.map((post) => post.seat)).size).toBe(start.posts.length);
    });
  });

  it('the button goes to the closest player left of the last hand (LR21, B-40)', () => {
    everyHand((hand) => {
      const { before, start } = hand;
      const left = stayed(hand);
      const was = before.button;
      if (was === null || left.length === 0) return;
      const [closest] = left.sort((a, b) => placeFrom(was, a.seat) - placeFrom(was, b.seat));
      const headsUp = start.players.length === 2;
      const lastBig = before.dealt.find((one) => one.seat === before.bigBlind)?.player;
      const givenAway = start.players.find((one) => one.seat === start.button)?.player === lastBig;
      if (!givenAway) expect(start.button).toBe(closest?.seat);
      if (left.length > 1) expect(start.button).not.toBe(was);
      if (headsUp && left.length > 1) expect(start.bigBlindSeat).not.toBe(before.bigBlind);
    });
  });

  it('nobody who owes a blind is dealt in without paying it (B-42)', () => {
    everyHand(({ start, seating }) => {
      for (const one of start.players) {
        const standing = seating.memory.standings.find((other) => other.player === one.player);
        if (!standing || standing.missed.length === 0) continue;
        const post = start.posts.find((other) => other.seat === one.seat);
        expect([post?.what, post?.live, post?.dead]).toBeOneOf([
          ['big blind', 200, 0],
          ['missed blinds', 200, 100],
        ]);
      }
    });
  });

  it('nobody comes into a running game without paying a big blind (B-41)', () => {
    let inGame = new Set<string>();
    everyHand(({ before, start, seating, people }) => {
      if (before.button === null) inGame = new Set();
      if (seating.memory.button === null) inGame = new Set(start.players.map((one) => one.player));
      for (const one of start.players) {
        if (!inGame.has(one.player)) expect(pays(start, one.seat)).toBe(true);
        inGame.add(one.player);
      }
      for (const known of inGame) if (!people.some((one) => one.player === known)) inGame.delete(known);
    });
  });

  it('a player who moved past a big blind and has posted none since cannot enter another seat without one', () => {
    let due = new Map<string, Seat>();
    let spared = new Set<string>();
    everyHand(({ before, start, seating, people }) => {
      const isNew = before.button === null || seating.memory.button === null;
      if (isNew) [due, spared] = [new Map(), new Set()];
      for (const { seat: at, player: who } of people) {
        const was = before.standings.find((one) => one.player === who);
        if (isNew || was === undefined || was.seat === at || was.entering === 'new') continue;
        if (spared.has(who)) due.set(who, 0);
        else if (!due.has(who)) due.set(who, was.seat);
      }
      for (const one of start.players) {
        const owes = due.get(one.player) === 0;
        if (owes) expect([one.player, pays(start, one.seat)]).toEqual([one.player, true]);
        if (!pays(start, one.seat)) continue;
        due.delete(one.player);
        spared.delete(one.player);
      }
      for (const [who, at] of due) {
        const isGone = !people.some((one) => one.player === who);
        if (!isGone && !(at > 0 && wentPast(before.bigBlind, at, start.bigBlindSeat))) continue;
        due.delete(who);
        if (!isGone) spared.add(who);
      }
      for (const who of spared) if (!people.some((one) => one.player === who)) spared.delete(who);
    });
  });

  it('a player who was away while the big blind passed them pays when they are back, except for one free pass', () => {
    let owing = new Set<string>();
    everyHand(({ before, start, seating }, table) => {
      if (before.button === null || seating.memory.button === null) owing = new Set();
      for (const one of start.players) {
        if (owing.has(one.player)) expect(pays(start, one.seat)).toBe(true);
        owing.delete(one.player);
      }
      const big = seating.memory.bigBlind;
      for (const away of seating.memory.away) {
        const known = seating.memory.standings.find((one) => one.player === away.player);
        const passed = big !== null && big !== start.bigBlindSeat && between(big, away.seat, start.bigBlindSeat ?? big);
        if (passed && !known?.freePass) owing.add(away.player);
        if (passed && known?.freePass)
          expect(standing(table, away.player)).toMatchObject({ missed: [], freePass: false });
      }
    });
  });
});

const wentPast = (was: Seat | null, at: Seat, is: Seat | null): boolean =>
  was !== null && is !== null && was !== is && placeFrom(was, at) <= placeFrom(was, is);
const between = (from: number, at: number, to: number): boolean => placeFrom(from, at) < placeFrom(from, to);
const standing = (table: SeatingTable, who: string) => table.memory.standings.find((one) => one.player === who);

describe('when nobody comes or goes', () => {
  it('everybody posts each blind once and has the button once in a turn round the table', () => {
    fc.assert(
      fc.property(fc.uniqueArray(seat, { minLength: 2, maxLength: 10 }), fc.nat(), (seats, lot) => {
        const table = new SeatingTable();
        table.lot = (n) => lot % n;
        for (const at of seats) table.sit(at);
        const starts = seats.map(() => table.deal().start);
        for (const where of ['button', 'smallBlindSeat', 'bigBlindSeat'] as const) {
          expect(starts.map((start) => start?.[where]).sort()).toEqual([...seats].sort());
        }
      }),
    );
  });

  it('newcomers and those who owe are all in the game within two turns of the button', () => {
    fc.assert(
      fc.property(evening, ({ first, hands, lot }) => {
        const table = new SeatingTable();
        table.lot = (n) => lot % n;
        for (const at of first) table.sit(at);
        for (const changes of hands) {
          for (const one of changes) apply(table, one);
          table.deal();
        }
        for (const one of table.people) table.change(one.seat, { sittingOut: false, stack: 100 });
        if (table.people.length < 2) return;
        for (let hand = 0; hand < 2 * table.people.length; hand++) table.deal();
        expect(table.look().start?.players.length).toBe(table.people.length);
      }),
    );
  });
});
