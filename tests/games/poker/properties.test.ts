/** What holds in every hand, whatever is dealt and decided. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ask, BetAsk, Decision } from '../../../games/ask.ts';
import { crazyPineappleHiLo8 } from '../../../games/crazy-pineapple-hi-lo-8.ts';
import { holdem } from '../../../games/holdem.ts';
import { omaha } from '../../../games/omaha.ts';
import { omahaHiLo8 } from '../../../games/omaha-hi-lo-8.ts';
import { pineapple } from '../../../games/pineapple.ts';
import type { PokerGame } from '../../../games/poker/poker.ts';
import type { PokerStart, Post } from '../../../games/poker/start.ts';
import type { PokerState } from '../../../games/poker/state.ts';
import type { Seat } from '../../../games/seat.ts';
import { shortDeckHoldem } from '../../../games/short-deck-holdem.ts';
import { rulesOf, startOf } from './hand.ts';

/** What a hand is made from, small enough to be read when a property fails. */
type Setup = typeof anySetup extends fc.Arbitrary<infer Value> ? Value : never;

/** A table, its cards, and numbers to choose decisions by. */
interface Deal {
  readonly game: PokerGame;
  readonly state: PokerState;
  readonly start: PokerStart;
  readonly choices: readonly number[];
}

const GAMES = { holdem, omaha, omahaHiLo8, shortDeckHoldem, pineapple, crazyPineappleHiLo8 } as const;
const anyGame = fc.constantFrom('holdem', 'omaha', 'omahaHiLo8', 'shortDeckHoldem', 'pineapple', 'crazyPineappleHiLo8');

const anyOptions = fc.record({
  betting: fc.constantFrom('no-limit', 'pot-limit', 'split-limit', 'spread-limit'),
  ante: fc.constantFrom(0, 0, 1),
  muck: fc.constantFrom('automatic', 'ask', 'all-show'),
  absent: fc.constantFrom('dead-hand', 'check-or-fold'),
  allInTabled: fc.boolean(),
  raiseOverAllIn: fc.constantFrom('bet-plus-limit', 'complete', 'always-plus-limit'),
  oddChips: fc.constantFrom('one-each', 'first-seat'),
  straddleCounts: fc.boolean(),
  shortOpeningAllIn: fc.constantFrom('must-call', 'may-check'),
  headsUpCap: fc.constantFrom('lifted-when-two-left', 'lifted-when-began-with-two', 'kept'),
  shortAllInCounts: fc.boolean(),
  feePots: fc.constantFrom('main-first', 'main-only'),
  jackpotDrop: fc.constantFrom(0, 1),
  collection: fc.constantFrom(
    [],
    [{ minPlayers: 2, maxPlayers: 10, playerFee: 500, modifiedFee: 100, turnFee: 100, riverFee: 100, splitFee: 100 }],
  ),
});

const anyStacks = fc
  .uniqueArray(fc.integer({ min: 1, max: 10 }), { minLength: 2, maxLength: 8 })
  .chain((seats) =>
    fc.tuple(
      ...seats.map((seat) =>
        fc.tuple(fc.constant(seat), fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 120 }))),
      ),
    ),
  )
  .map((entries) => Object.fromEntries(entries));

const anySetup = fc.record({
  game: anyGame,
  options: anyOptions,
  stacks: anyStacks,
  button: fc.nat(),
  seed: fc.nat(),
  extra: fc.constantFrom('none', 'missed blinds', 'straddle', 'over', 'kill'),
  choices: fc.array(fc.nat({ max: 1000 }), { minLength: 30, maxLength: 30 }),
});

/** What one more player than the blinds puts up. */
const EXTRA = {
  none: null,
  'missed blinds': { live: 200, dead: 100 },
  straddle: { live: 400, dead: 0 },
  over: { live: 600, dead: 0 },
  kill: { live: 400, dead: 0 },
} as const;

function dealt({ game: id, options, stacks, button: where, seed, extra, choices }: Setup): Deal {
  const game = GAMES[id];
  const kills = extra === 'kill' && options.betting === 'split-limit';
  const rules = rulesOf(game, { ...options, killBlind: kills ? 4 : null });
  const seats = Object.keys(stacks).map(Number);
  const button = seats[where % seats.length] ?? 0;
  const { smallBlindSeat, bigBlindSeat } = startOf(rules, stacks, button);
  const free = seats.find((seat) => seat !== smallBlindSeat && seat !== bigBlindSeat);
  const amount = EXTRA[extra];
  const posts: Post[] = amount && extra !== 'none' && free ? [{ seat: free, what: extra, ...amount }] : [];
  const start = startOf(rules, stacks, button, posts);
  return { game, state: game.begin(rules, start, shuffled(game.deck(rules), seed)), start, choices };
}

/** An order of the cards for each seed; how fair it is does not matter here. */
function shuffled(cards: readonly number[], seed: number): number[] {
  const order = cards.map((card, n) => ({ card, key: Math.sin(seed + n * 7919) * 1e6 }));
  return order.sort((a, b) => (a.key % 1) - (b.key % 1)).map(({ card }) => card);
}

/** What an ask offers: both ends of a raise and a step inside it. */
function offered(ask: Ask): Decision[] {
  if (ask.kind === 'choose') return ask.options.map(({ id }) => ({ kind: 'choose', option: id }));
  if (ask.kind === 'cards') return ask.from.map((card) => ({ kind: 'cards', groups: { discard: [card] } }));
  if (ask.kind !== 'bet') return [];
  const { raise } = ask;
  const raises = raise ? [raise.min, Math.min(raise.min + raise.step, raise.max), raise.max] : [];
  return [
    { kind: 'fold' },
    { kind: ask.call === 0 ? 'check' : 'call' },
    ...raises.map((to) => ({ kind: 'raise', to }) as const),
  ];
}

function notOffered(ask: BetAsk): Decision[] {
  const { raise, call, bet, stack } = ask;
  const wrong: Decision[] = [{ kind: call === 0 ? 'call' : 'check' }, { kind: 'choose', option: 'show' }];
  if (!raise) return [...wrong, { kind: 'raise', to: bet + stack }];
  const tooMuch = { kind: 'raise', to: raise.max + raise.step } as const;
  return [...wrong, tooMuch, { kind: 'raise', to: raise.min - 1 }, { kind: 'raise', to: Number.NaN }];
}

/** Plays a hand to its end, showing `check` each state with its asks. */
function play({ game, state, choices }: Deal, check: (state: PokerState, asks: readonly Ask[]) => void): PokerState {
  let now = state;
  for (let turn = 0; ; turn += 1) {
    expect(turn).toBeLessThan(2000);
    const asks = game.asks(now);
    check(now, asks);
    const ask = asks[turn % asks.length];
    if (!ask) return now;
    const choice = choices[turn % choices.length] ?? 0;
    if (choice % 23 === 0) {
      now = game.absent(now, ask.seat);
      continue;
    }
    const foul = game.rule(now, { kind: 'foul', seat: 1 + (choice % 10) });
    if (choice % 31 === 0 && foul.ok) {
      now = foul.value;
      continue;
    }
    const decisions = offered(ask);
    // Folds are rare and calls common, or no hand would see its river.
    const decision = decisions[choice % 9 === 0 ? 0 : choice % 3 === 0 ? choice % decisions.length : 1] ?? decisions[0];
    const result = decision && game.decide(now, ask.seat, decision);
    expect(result?.ok).toBe(true);
    if (result?.ok) now = result.value;
  }
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

describe('in every hand', () => {
  it('chips are conserved, every move is accounted for, and the hand comes to an end', () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        const deal = dealt(setup);
        const outcome = deal.game.outcome(play(deal, () => {}));
        const change = new Map<string, number>();
        for (const { from, to, amount } of outcome.moves) {
          expect(amount).toBeGreaterThan(0);
          change.set(from, (change.get(from) ?? 0) - amount);
          change.set(to, (change.get(to) ?? 0) + amount);
        }
        expect(change.get('pot') ?? 0).toBe(0);
        for (const { seat, before, after } of outcome.stacks) {
          expect(after).toBeGreaterThanOrEqual(0);
          expect(after - before).toBe(change.get(`seat:${seat}`) ?? 0);
        }
        for (const { amount, shares } of outcome.pots) expect(total(shares.map((share) => share.amount))).toBe(amount);
      }),
    );
  });

  it('each decision offered is taken, and each one that is not is refused with nothing changed', () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        const deal = dealt(setup);
        const { game, start } = deal;
        play(deal, (state, asks) => {
          const [ask] = asks;
          if (!ask) return;
          const before = game.view(state, ask.seat);
          for (const decision of offered(ask)) expect(game.decide(state, ask.seat, decision).ok).toBe(true);
          if (ask.kind === 'bet') {
            for (const decision of notOffered(ask)) expect(game.decide(state, ask.seat, decision).ok).toBe(false);
          }
          for (const { seat } of start.players) {
            if (asks.some((each) => each.seat === seat)) continue;
            expect(game.decide(state, seat, { kind: 'fold' }).ok).toBe(false);
          }
          expect(game.view(state, ask.seat)).toEqual(before);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('no view holds a card that its viewer may not know', () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        const deal = dealt(setup);
        const { game, start } = deal;
        const shown = new Set<Seat>();
        play(deal, (now) => {
          for (const event of game.view(now, 'public').events) if (event.kind === 'shown') shown.add(event.seat);
          for (const viewer of ['public', ...start.players.map(({ seat }) => seat)] as const) {
            const view = game.view(now, viewer);
            const known = new Set(view.zones.flatMap(({ cards }) => cards));
            const own = view.events.flatMap((event) =>
              event.kind === 'deal' && event.to === String(viewer) ? event.cards : [],
            );
            for (const card of own) if (card) known.add(card);
            for (const { seat } of start.players) {
              if (seat !== viewer && !shown.has(seat)) continue;
              for (const card of game.view(now, seat).seats.find((each) => each.seat === seat)?.cards ?? []) {
                if (card) known.add(card);
              }
            }
            for (const card of JSON.stringify(view).match(/(?<=")[2-9TJQKA][cdhs](?=")/g) ?? [])
              expect(known).toContain(card);
          }
        });
      }),
      { numRuns: 15 },
    );
  });

  it('the same rules, start, deck and decisions give the same hand', () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        const deal = dealt(setup);
        const [first, second] = [play(deal, () => {}), play(deal, () => {})];
        expect(deal.game.outcome(second)).toEqual(deal.game.outcome(first));
        expect(deal.game.view(second, 'public')).toEqual(deal.game.view(first, 'public'));
      }),
      { numRuns: 40 },
    );
  });

  it('the winner of a pot is paid at least as much as anybody with a worse hand in it', () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        const deal = dealt(setup);
        const end = play(deal, () => {});
        const ranking = end.table.variant.rankings[0];
        for (const { awards } of end.pots) {
          const high = awards.filter((award) => award.ranking === 0);
          const strengths = high.map(({ player }) => ranking.rank(end.cards[player] ?? [], end.board));
          expect(new Set(strengths).size).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 40 },
    );
  });
});
