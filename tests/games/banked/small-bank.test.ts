/**
 * A player-dealer who has wagered less than the bets come to. Each hand is played twice with the same cards and the same
 * decisions: with a bank that covers everything, which says what each bet would win or lose, and with a small one. What
 * the small one covers is reckoned again here, from the printed rule alone and not by the program's own arithmetic.
 */
import { expect, test } from 'vitest';
import type { Decision } from '../../../games/ask.ts';
import type { BetResult } from '../../../games/hand-event.ts';
import type { Occupant } from '../../../games/hand-start.ts';
import { type AnyGame, GAMES } from '../../../games/registry.ts';
import type { Seat } from '../../../games/seat.ts';
import { drawSettings } from '../../../lab/simulation/fuzz.ts';
import { randomDecision } from '../../../lab/simulation/random-player.ts';
import { Seeded } from '../../../main/odds/seeded.ts';
import { repeated } from '../../repeated.ts';

const STACK = 1_000_000_000;
const MODELS = ['gross', 'separate', 'losers-first'] as const;
type Model = (typeof MODELS)[number];

interface Played {
  readonly bets: readonly BetResult[];
  /** What each seat has won or lost. */
  readonly gains: ReadonlyMap<Seat, number>;
  readonly dealer: Seat | null;
  /** Positions clockwise, or the other way, and where the action begins, if that was said. */
  readonly felt: readonly string[];
  readonly action: string | null;
  readonly made: readonly (readonly [Seat, Decision])[];
}

interface Hand {
  readonly game: AnyGame;
  readonly rules: never;
  readonly start: never;
  readonly deck: number[];
}

/** Plays a hand; the player-dealer wagers `bank`, or as much as they can. Decisions are drawn, or given. */
function play({ game, rules, start, deck }: Hand, bank: number | null, by: Seeded | Played['made']): Played {
  let state = game.begin(rules, start, deck);
  let dealer: Seat | null = null;
  const made: (readonly [Seat, Decision])[] = [];
  for (let ask = game.asks(state)[0]; ask !== undefined; ask = game.asks(state)[0]) {
    const spot = ask.kind === 'wager' ? ask.spots.find(({ id }) => id === 'bank') : undefined;
    const [seat, drawn] = by instanceof Seeded ? [ask.seat, randomDecision(ask, by)] : (by[made.length] ?? []);
    if (seat !== ask.seat || drawn === undefined) throw new Error(`seat ${ask.seat} is asked, seat ${seat} was`);
    let decision: Decision = drawn;
    if (spot !== undefined) {
      dealer = ask.seat;
      const small = bank === null ? spot.max : spot.min + spot.step * bank;
      decision = { kind: 'wager', bets: { bank: Math.min(spot.max, small) } };
    }
    made.push([seat, decision]);
    const next = game.decide(state, seat, decision);
    if (!next.ok) throw new Error(`${JSON.stringify(decision)}: ${next.error.message}`);
    state = next.value;
  }
  const { bets, stacks } = game.outcome(state);
  const gains = new Map(stacks.map(({ seat, before, after }) => [seat, after - before]));
  const view = game.view(state, 'public');
  if (view.kind !== 'banked') throw new Error(`${game.id} has no bank`);
  const felt = view.positions.map(({ id }) => id);
  return { bets: bets ?? [], gains, dealer, made, felt, action: view.action?.position ?? null };
}

/** What of each claim is covered, in the order of settlement, as the printed rules have it. */
function covered(model: Model, wager: number, full: readonly { won: number; lost: number }[]): readonly number[] {
  // 000:5595-5597: what the losers lose is taken first, and pays the winners with the wager.
  if (model === 'losers-first') {
    let toTake = wager;
    const taken = full.map(({ lost }) => {
      const part = Math.min(lost, toTake);
      toTake -= part;
      return part;
    });
    let purse = wager + (wager - toTake);
    return full.map(({ won }, nth) => {
      const part = Math.min(won, purse);
      purse -= part;
      return part - (taken[nth] ?? 0);
    });
  }
  // 004:1310-1379: whatever changes hands leaves the action; or wins and losses each by itself.
  const left = { won: wager, lost: wager };
  return full.map(({ won, lost }) => {
    const side = won > 0 ? 'won' : 'lost';
    const part = Math.min(won + lost, left[side]);
    if (model === 'gross') left.won = left.lost = left[side] - part;
    else left[side] -= part;
    return side === 'won' ? part : -part;
  });
}

/** The bets placed before the deal, by seat and spot: the first that each seat was asked for, without the bank. */
function placedBy(made: Played['made']): ReadonlySet<string> {
  const placed = new Set<string>();
  const asked = new Set<Seat>();
  for (const [seat, decision] of made) {
    if (decision.kind !== 'wager' || 'bank' in decision.bets || asked.has(seat)) continue;
    asked.add(seat);
    for (const spot of Object.keys(decision.bets)) placed.add(`${seat} ${spot}`);
  }
  return placed;
}

/** The positions of the bets placed before the deal, by kind, each once, in the order of settlement. */
function ordersOf(bets: readonly BetResult[], placed: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const orders = new Map<string, string[]>();
  for (const { seat, spot } of bets) {
    const [kind = '', at = String(seat)] = spot.split('@');
    // A bet that the round adds does not say where it lies.
    if (!placed.has(`${seat} ${spot}`)) continue;
    const order = orders.get(kind) ?? [];
    if (!order.includes(at)) order.push(at);
    orders.set(kind, order);
  }
  return orders;
}

/** Whether an order goes around the felt once, one way or the other, from a place; from any where none is given. */
function goesAround(order: readonly string[], felt: readonly string[], from: string | null): boolean {
  const starts = from === null ? order : [from];
  return [felt, felt.toReversed()].some((way) =>
    starts.some((start) => {
      // The player-dealer's own place is not among them: the first after it is the first of all.
      const at = Math.max(0, way.indexOf(start));
      const around = [...way.slice(at), ...way.slice(0, at)].filter((id) => order.includes(id));
      return around.join() === order.join();
    }),
  );
}

/** What each bet of the small bank comes to in full: the first of a name is the first of that name. */
function inFull(small: readonly BetResult[], deep: readonly BetResult[]): readonly BetResult[] {
  const left = [...deep];
  return small.flatMap((bet) => {
    const nth = left.findIndex((one) => named(one) === named(bet));
    return nth < 0 ? [] : left.splice(nth, 1);
  });
}

const named = ({ seat, spot, amount }: BetResult): string => `${seat} ${spot} ${amount}`;

function wrongIn(game: AnyGame, seed: number): { readonly wrong: readonly string[]; readonly short: number } {
  const seeded = new Seeded(seed);
  const model = MODELS[seeded.below(MODELS.length)] ?? 'gross';
  const drawn = drawSettings(seed, 1, [game]);
  const plain = { coverage: model, collection: null, joint: 'sequential', banks: 'one' };
  const own = drawn.rules as object;
  // What is paid before its turn is not in the order that is looked at here.
  const inOrder = {
    ...('naturalsFirst' in own ? { naturalsFirst: false } : {}),
    // Where the button goes to the left of the player-dealer, bets are settled clockwise, as its house posts both.
    ...('ownNumber' in own && 'settles' in own && own.settles !== 'clockwise' ? { ownNumber: 'stays' } : {}),
  };
  const rules = game.rules.parse({
    ...own,
    ...plain,
    ...inOrder,
    specialAction: false,
    dealerBets: false,
  }) as never;
  const occupants: Occupant[] = seeded
    .shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    .slice(0, drawn.seats)
    .toSorted((a, b) => a - b)
    .map((seat) => ({ seat, player: `player ${seat}`, sittingOut: false, entry: 'post', stack: STACK }));
  const deck = seeded.shuffle([...game.deck(rules)]);
  const { start } = game.seatHand(rules, game.newMemory(), occupants, (n: number) => seeded.below(n));
  if (start === null) return { wrong: [], short: 0 };
  const hand = { game, rules, start: start as never, deck };
  const deep = play(hand, null, seeded);
  const wager = deep.made.findLast(([, one]) => one.kind === 'wager' && 'bank' in one.bets);
  if (wager === undefined || deep.bets.length === 0) return { wrong: [], short: 0 };
  const small = play(hand, seeded.below(60), deep.made);
  const at = `${game.id}, seed ${seed}, ${model}`;
  const posted = small.made.findLast(([, one]) => one.kind === 'wager' && 'bank' in one.bets)?.[1];
  const bank = posted?.kind === 'wager' ? (posted.bets.bank ?? 0) : 0;
  const wrong: string[] = [];
  const say = (text: string, mine: unknown, theirs: unknown): void => {
    const [one, other] = [JSON.stringify(mine), JSON.stringify(theirs)];
    if (one !== other) wrong.push(`${at}, bank ${bank}: ${text}: ${one} here, ${other} there`);
  };
  const full = inFull(small.bets, deep.bets);
  say('bets', deep.bets.length, full.length);
  for (const [kind, order] of ordersOf(small.bets, placedBy(small.made))) {
    if (!goesAround(order, small.felt, small.action))
      wrong.push(`${at}: ${kind} goes ${order} on ${small.felt} from ${small.action}`);
  }
  // A bet may find no action by the game itself, such as a double against a natural.
  if (deep.bets.some(({ text }) => text.includes('used up'))) wrong.push(`${at}: a bank that covers all is used up`);
  const parts = covered(model, bank, full);
  say(
    'covered',
    parts,
    small.bets.map(({ won, lost }) => won - lost),
  );
  for (const [nth, { seat, spot, result, won, lost }] of small.bets.entries()) {
    const comesTo = (full[nth]?.won ?? 0) + (full[nth]?.lost ?? 0);
    const isOut = (comesTo > 0 && parts[nth] === 0) || full[nth]?.result === 'no-action';
    say(`${seat} ${spot} has no action`, isOut, result === 'no-action' && won + lost === 0);
  }
  const gains = new Map<Seat, number>();
  const gain = (seat: Seat, cents: number) => gains.set(seat, (gains.get(seat) ?? 0) + cents);
  for (const [nth, { seat }] of small.bets.entries()) {
    gain(seat, parts[nth] ?? 0);
    gain(small.dealer ?? 0, -(parts[nth] ?? 0));
  }
  for (const [seat, own] of small.gains) say(`gain of seat ${seat}`, gains.get(seat) ?? 0, own);
  return { wrong, short: small.bets.some(({ result }) => result === 'no-action') ? 1 : 0 };
}

const BANKED = [...GAMES.values()].filter((game) => game.rules.safeParse({ coverage: 'gross' }).success);

test.each(BANKED.map((game) => [game.id, game] as const))('%s: a bank smaller than the bets', (_, game) => {
  const hands = repeated(40, 1500);
  const all = Array.from({ length: hands }, (_each, nth) => wrongIn(game, 7000 + nth));
  expect(all.flatMap(({ wrong }) => wrong).slice(0, 3)).toEqual([]);
  expect(all.filter(({ short }) => short > 0).length).toBeGreaterThan(hands / 20);
});
