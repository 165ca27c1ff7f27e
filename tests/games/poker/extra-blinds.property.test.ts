/** Kills, straddles, overs and bought buttons: whatever is asked for, nobody plays for free and nobody's turn is lost. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Occupant } from '../../../games/hand-start.ts';
import type { Blinds } from '../../../games/poker/entry.ts';
import { type PokerMemory, placeFrom, pokerMemory } from '../../../games/poker/memory.ts';
import { type PokerStart, type Post, pokerStart } from '../../../games/poker/start.ts';
import type { Seat } from '../../../games/seat.ts';
import { BLINDS, SeatingTable } from './seating-table.ts';

const CHOICES = ['straddle', 'buy-button', 'over-2', 'over-3', 'over-4'];

const anyBlinds: fc.Arbitrary<Blinds> = fc
  .oneof(
    fc.record({
      straddles: fc.integer({ min: 0, max: 4 }),
      buyButton: fc.boolean(),
      killBlind: fc.constantFrom(null, 400),
    }),
    fc.record({ overs: fc.constantFrom(0, 2, 3, 4), buyButton: fc.boolean() }),
  )
  .map((extra) => ({ ...BLINDS, ...extra }));

const seat = fc.integer({ min: 1, max: 10 });
const choices = fc.subarray(CHOICES);

const change = fc.oneof(
  fc.record({ do: fc.constant('arrive' as const), seat, player: fc.integer({ min: 1, max: 14 }), choices }),
  fc.record({ do: fc.constant('choose' as const), seat, choices }),
  fc.record({ do: fc.constantFrom('leave' as const, 'sit out' as const, 'return' as const, 'kill' as const), seat }),
  fc.record({ do: fc.constant('stack' as const), seat, stack: fc.constantFrom(0, 100, 300, 20_000) }),
);

const evening = fc.record({
  blinds: anyBlinds,
  first: fc.uniqueArray(seat, { minLength: 2, maxLength: 10 }),
  hands: fc.array(fc.array(change, { maxLength: 4 }), { minLength: 1, maxLength: 20 }),
});

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function apply(table: SeatingTable, one: Change): void {
  const who = `player ${'player' in one ? one.player : 0}`;
  switch (one.do) {
    case 'arrive':
      if (table.people.some((each) => each.seat === one.seat || each.player === who)) return;
      table.sit(one.seat, { player: who, choices: one.choices });
      return;
    case 'choose':
      table.change(one.seat, { choices: one.choices });
      return;
    case 'leave':
      table.leave(one.seat);
      return;
    case 'kill': {
      const killer = table.memory.dealt.find((each) => each.seat === one.seat)?.player ?? null;
      table.memory = { ...table.memory, killer };
      return;
    }
    case 'stack':
      table.change(one.seat, { stack: one.stack });
      return;
    default:
      table.change(one.seat, { sittingOut: one.do === 'sit out' });
  }
}

interface DealtHand {
  readonly blinds: Blinds;
  readonly before: PokerMemory;
  readonly people: readonly Occupant[];
  readonly start: PokerStart;
  readonly memory: PokerMemory;
}

function everyHand(check: (hand: DealtHand) => void): void {
  fc.assert(
    fc.property(evening, ({ blinds, first, hands }) => {
      const table = new SeatingTable();
      table.blinds = blinds;
      for (const at of first) table.sit(at, { player: `player ${at}` });
      for (const changes of hands) {
        for (const one of changes) apply(table, one);
        const before = table.memory;
        const { start, memory } = table.deal();
        if (start) check({ blinds, before, people: table.people, start, memory });
      }
    }),
    { numRuns: 400 },
  );
}

const postOf = (start: PokerStart, at: Seat): Post | undefined => start.posts.find((post) => post.seat === at);
const all = (start: PokerStart, what: Post['what']): Post[] => start.posts.filter((post) => post.what === what);

describe('with extra blinds, whatever happens at the table', () => {
  it('start and memory are what their schemas say, and nobody posts twice', () => {
    everyHand(({ start, memory }) => {
      expect(pokerStart.parse(start)).toEqual(start);
      expect(pokerMemory.parse(memory)).toEqual(memory);
      expect(new Set(start.posts.map((post) => post.seat)).size).toBe(start.posts.length);
    });
  });

  it('nobody who owes a blind, or is new to a running game, is dealt in without one', () => {
    let inGame = new Set<string>();
    everyHand(({ before, start, memory, people }) => {
      if (before.button === null) inGame = new Set();
      if (memory.button === null) inGame = new Set(start.players.map((one) => one.player));
      for (const { player, seat: at } of start.players) {
        const missed = memory.standings.find((one) => one.player === player)?.missed ?? [];
        const post = postOf(start, at);
        if (!inGame.has(player) || missed.length > 0) expect(post?.live).toBeGreaterThanOrEqual(200);
        // The small blind of missed blinds is paid too, save by a big blind in turn, a straddle or the overs.
        const inTurn = at === start.bigBlindSeat; // though they kill in its place
        const instead = inTurn || ['straddle', 'over'].includes(post?.what ?? '');
        if (missed.length > 0 && !instead) expect(post?.dead).toBe(100);
        inGame.add(player);
      }
      for (const known of inGame) if (!people.some((one) => one.player === known)) inGame.delete(known);
    });
  });

  it('both blinds are paid: in turn, by the player who kills or does the overs in their place, or by the player who buys the button', () => {
    everyHand(({ start }) => {
      const [bought] = all(start, 'bought button');
      if (bought) {
        expect([bought.live, bought.dead]).toEqual([200, 100]);
        expect([start.smallBlindSeat, start.bigBlindSeat]).toEqual([null, null]);
        expect(all(start, 'small blind').concat(all(start, 'big blind'))).toEqual([]);
        return;
      }
      const [small, big] = [postOf(start, start.smallBlindSeat ?? 0), postOf(start, start.bigBlindSeat ?? 0)];
      expect(small?.live).toBeGreaterThanOrEqual(100);
      expect(big?.live).toBeGreaterThanOrEqual(200);
      expect(small?.what).toBeOneOf(['small blind', 'kill', 'over']);
      expect(big?.what).toBeOneOf(['big blind', 'kill', 'over']);
    });
  });

  it('straddles follow one another from the left of the big blind; each is asked for and paid for', () => {
    everyHand(({ blinds, start, people }) => {
      const straddles = all(start, 'straddle');
      expect(straddles.length).toBeLessThanOrEqual(blinds.straddles ?? 0);
      expect(straddles.map(({ live }) => live)).toEqual(straddles.map((_, n) => 400 + n * 200));
      if (straddles.length > 0) expect(all(start, 'kill')).toEqual([]);
      const blind = start.bigBlindSeat ?? all(start, 'bought button')[0]?.seat ?? 0;
      const order = start.players.map((one) => one.seat).sort((a, b) => placeFrom(blind, a) - placeFrom(blind, b));
      expect(straddles.map((post) => post.seat)).toEqual(order.slice(0, straddles.length));
      for (const post of straddles) {
        const one = people.find((each) => each.seat === post.seat);
        expect(one?.choices).toContain('straddle');
        expect(one?.stack).toBeGreaterThanOrEqual(post.live);
      }
    });
  });

  it('there is one over, or a second of the same size by a player who comes in with it', () => {
    everyHand(({ blinds, start, memory }) => {
      const overs = all(start, 'over');
      expect(overs.length).toBeLessThanOrEqual(blinds.overs === 2 ? 2 : blinds.overs ? 1 : 0);
      for (const { live } of overs) expect(live / 200).toBeLessThanOrEqual(blinds.overs ?? 0);
      const settled = overs.filter(({ seat: at }) => {
        const player = start.players.find((one) => one.seat === at)?.player;
        const standing = memory.standings.find((one) => one.player === player);
        return memory.button === null || (standing?.entering === null && standing.missed.length === 0);
      });
      expect(settled.length).toBeLessThanOrEqual(1);
    });
  });

  it('a player who must kill does so as soon as they are dealt in, and owes it no longer than that', () => {
    everyHand(({ blinds, start, memory }) => {
      const killer = start.players.find((one) => one.player === memory.killer);
      const buys = all(start, 'bought button').some((post) => post.seat === killer?.seat);
      const owes = blinds.killBlind && killer && !buys ? [killer.seat] : [];
      expect(all(start, 'kill').map((post) => post.seat)).toEqual(owes);
    });
  });
});

describe('when nobody comes or goes', () => {
  it('straddles and overs do not change the button or whose blinds they are', () => {
    const wanted = fc.array(choices, { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(fc.uniqueArray(seat, { minLength: 2, maxLength: 10 }), anyBlinds, wanted, (seats, blinds, want) => {
        const [plain, extra] = [new SeatingTable(), new SeatingTable()];
        extra.blinds = blinds;
        for (const at of seats) {
          plain.sit(at);
          extra.sit(at, { choices: want[at - 1] ?? [] });
        }
        for (let hand = 0; hand < 2 * seats.length; hand += 1) {
          const [expected, start] = [plain.deal().start, extra.deal().start];
          expect([start?.button, start?.smallBlindSeat, start?.bigBlindSeat]).toEqual([
            expected?.button,
            expected?.smallBlindSeat,
            expected?.bigBlindSeat,
          ]);
        }
      }),
    );
  });

  it('a player who buys the button has it in the next hand, and everybody then takes both blinds in turn', () => {
    fc.assert(
      fc.property(fc.uniqueArray(seat, { minLength: 3, maxLength: 10 }), fc.nat(), (seats, which) => {
        const newcomer = seats[which % seats.length] ?? 0;
        const table = new SeatingTable();
        table.blinds = { ...BLINDS, buyButton: true };
        for (const at of seats) if (at !== newcomer) table.sit(at);
        const others = seats.filter((at) => at !== newcomer);
        const right = others.sort((a, b) => placeFrom(newcomer, a) - placeFrom(newcomer, b)).at(-1) ?? 0;
        const before = others.at(-2) ?? right;
        table.dealUntilButton(before);
        table.sit(newcomer, { choices: ['buy-button'] });
        const bought = table.deal().start;
        if (bought?.button !== right) return; // two players, to whom they come in on the big blind
        expect(all(bought, 'bought button').map((post) => post.seat)).toEqual([newcomer]);
        const next = seats.map(() => table.deal().start);
        expect(next[0]?.button).toBe(newcomer);
        for (const where of ['button', 'smallBlindSeat', 'bigBlindSeat'] as const) {
          expect(next.map((start) => start?.[where]).sort()).toEqual([...seats].sort());
        }
      }),
    );
  });
});
